import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { lateWords } from './unknown-intents.ts'
import type { StagedView } from './use-staged.ts'

/** How a change stands: under way, 确认中 and what can be done about it, or why it was refused. */
export function StagedNews({ change, onCheck }: { readonly change: StagedView; readonly onCheck: () => void }) {
  const { state, message, found, doing = '', isLate = false, end } = change
  if (state === 'uncertain') {
    return (
      <InlineMessage kind="pending" action={<QuietAction onPress={onCheck}>刷新</QuietAction>}>
        {isLate ? lateWords(doing) : '确认中：还没有收到结果，会自动查询，不会重复做。'}
        {found}
        <OpenEnd isOpen={isLate || found !== ''} {...(found !== '' && end ? { onEnd: end } : {})} />
      </InlineMessage>
    )
  }
  return message === '' ? null : <InlineMessage kind="error">{message}</InlineMessage>
}

/** What can be done where nobody may ever know: ask somebody, or end the asking where nothing decides. */
export function OpenEnd({ isOpen, onEnd }: { readonly isOpen: boolean; readonly onEnd?: () => void }) {
  if (!isOpen) return null
  return (
    <span className="flex items-center gap-4 pt-1">
      <TextLink href={`#${href('/pages/mine/aboutUs/aboutUs')}`}>联系客服</TextLink>
      {onEnd && <QuietAction onPress={onEnd}>我已核对</QuietAction>}
    </span>
  )
}
