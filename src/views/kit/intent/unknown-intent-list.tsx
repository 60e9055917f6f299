import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { useApp } from '../app/app.ts'
import { askAfter, isOf, type UnknownIntent, unknownWords, useUnknownIntents } from './unknown-intents.ts'

export interface UnknownIntentsProps {
  readonly intents: readonly Pick<UnknownIntent, 'stream' | 'doing' | 'since' | 'found'>[]
  /** Server time. */
  readonly now: number
  readonly onAsk: (stream: UnknownIntent['stream']) => void
}

/** What nobody knows the end of stays in sight, with what can be done about it. */
export function UnknownIntentList({ intents, now, onAsk }: UnknownIntentsProps) {
  if (intents.length === 0) return null
  return (
    <section aria-label="还在确认" className="mb-4 flex flex-col gap-2">
      {intents.map((intent) => (
        <InlineMessage
          key={intent.stream}
          kind="pending"
          action={<QuietAction onPress={() => onAsk(intent.stream)}>再问一次</QuietAction>}
        >
          {unknownWords(intent, now)}
          {intent.found !== '' && <span className="block text-note">{intent.found}</span>}
        </InlineMessage>
      ))}
      <p className="flex gap-4 px-3.5 text-note">
        <TextLink href={`#${href('/pages/mine/order/index')}`}>看我的订单</TextLink>
        <TextLink href={`#${href('/pages/mine/aboutUs/aboutUs')}`}>联系客服</TextLink>
      </p>
    </section>
  )
}

/** The same, of the person who is here; with `about` only what is about these goods. */
export function UnknownIntents({ about }: { readonly about?: string }) {
  const app = useApp()
  const intents = useUnknownIntents().filter((intent) => about === undefined || isOf(intent, about))
  return <UnknownIntentList intents={intents} now={app.clock.now()} onAsk={(stream) => askAfter(app, stream)} />
}
