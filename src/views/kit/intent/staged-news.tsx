import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import type { StagedView } from './use-staged.ts'

/** How a change stands: under way, 确认中, or why it was refused. */
export function StagedNews({ change, onCheck }: { readonly change: StagedView; readonly onCheck: () => void }) {
  if (change.state === 'uncertain') {
    return (
      <InlineMessage kind="pending" action={<QuietAction onPress={onCheck}>刷新</QuietAction>}>
        确认中：还没有收到结果，会自动再问，不会重复做。{change.found}
      </InlineMessage>
    )
  }
  return change.message === '' ? null : <InlineMessage kind="error">{change.message}</InlineMessage>
}
