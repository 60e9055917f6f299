import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { PrizeIcon } from '#src/ui/icon/event-icons.tsx'
import { StagedNews } from '../kit/intent/staged-news.tsx'
import type { IntentView } from '../kit/intent/use-intent.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { propsHref, recordHref, resultWords } from './prop.select.ts'

export interface ResultProps {
  readonly intent: IntentView<AnswerOf<'prop.use'> | AnswerOf<'prop.openChest'>>
  readonly onCheck: () => void
}

/** What is said where there is nothing to show: of what nobody knows neither yes nor no. */
const unheard = {
  none: '',
  sending: '正在打开',
  uncertain: '结果确认中',
  refused: '没有打开',
  done: '已经用过',
} as const

/** One sentence of what came, under a mark that opens with it. */
export const ResultScreen = ({ intent, onCheck }: ResultProps) => {
  const { state, result, message, found } = intent
  const back = <Button href={propsHref}>我的道具</Button>
  if (state === 'none') {
    return (
      <PageScreen>
        <EmptyState kind="record" title="没有找到使用结果" note="用过的道具都记在「道具记录」里。" action={back} />
      </PageScreen>
    )
  }
  const words = result === null ? null : resultWords(result)
  return (
    <PageScreen
      footer={
        <div className="flex gap-3">
          <Button size="large" block href={recordHref}>
            道具记录
          </Button>
          <Button tone="primary" size="large" block href={propsHref}>
            我的道具
          </Button>
        </div>
      }
    >
      {state === 'refused' && <InlineMessage kind="error">{message}</InlineMessage>}
      {state === 'uncertain' && (
        <StagedNews change={{ ...intent, state: 'uncertain', found: found ?? '', doing: '使用' }} onCheck={onCheck} />
      )}
      <div aria-live="polite" className="flex flex-col items-center gap-3 pt-20 text-center">
        <span className="flex size-28 items-center justify-center rounded-full bg-gold-wash text-gold-ink">
          <PrizeIcon size={56} />
        </span>
        {words ? (
          <>
            <h2 className="font-title text-headline text-balance">{words.title}</h2>
            <p className="text-note text-muted">{words.note}</p>
          </>
        ) : (
          <p className="text-note text-muted">{unheard[state]}</p>
        )}
      </div>
    </PageScreen>
  )
}
