import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { useApp } from '../app/app.ts'
import { useNowAt } from '../app/use-now-at.ts'
import {
  askAfter,
  canEnd,
  endAsking,
  isOf,
  lateAt,
  type UnknownIntent,
  unknownWords,
  useUnknownIntents,
} from './unknown-intents.ts'

export interface UnknownIntentsProps {
  readonly intents: readonly Pick<UnknownIntent, 'stream' | 'doing' | 'since' | 'found'>[]
  /** Server time. */
  readonly now: number
  /** It stands among the orders already. */
  readonly amongOrders?: boolean
  readonly onAsk: (stream: UnknownIntent['stream']) => void
  /** Its person has looked for themselves. */
  readonly onEnd: (stream: UnknownIntent['stream']) => void
}

const isOrder = ({ stream }: Pick<UnknownIntent, 'stream'>): boolean => stream.startsWith('order/')

/** What nobody knows the end of stays in sight, with what can be done about it. */
export function UnknownIntentList({ intents, now, amongOrders = false, onAsk, onEnd }: UnknownIntentsProps) {
  if (intents.length === 0) return null
  const leadsToOrders = !amongOrders && intents.some(isOrder)
  return (
    <section aria-label="还在确认" className="mb-4 flex flex-col gap-2">
      {intents.map((intent) => (
        <InlineMessage
          key={intent.stream}
          kind="pending"
          action={<QuietAction onPress={() => onAsk(intent.stream)}>刷新</QuietAction>}
        >
          {unknownWords(intent, now)}
          {intent.found !== '' && <span className="block text-note">{intent.found}</span>}
          {canEnd(intent) && (
            <span className="-ml-5 flex pt-1">
              <QuietAction onPress={() => onEnd(intent.stream)}>我已核对</QuietAction>
            </span>
          )}
        </InlineMessage>
      ))}
      <p className="flex gap-4 px-3.5 text-note">
        {leadsToOrders && <TextLink href={`#${href('/pages/mine/order/index')}`}>我的订单</TextLink>}
        <TextLink href={`#${href('/pages/mine/aboutUs/aboutUs')}`}>联系客服</TextLink>
      </p>
    </section>
  )
}

export interface UnknownIntentsOf {
  /** Only what is about one of these: goods, copies, boxes or offers, by their ids. */
  readonly about?: readonly string[]
  /** Only, or besides what it is about, what goes by one of these calls. */
  readonly by?: readonly UnknownIntent['endpoint'][]
  /** But this one, which the page shows by itself. */
  readonly but?: UnknownIntent['stream']
  /** Only orders, among which it stands. */
  readonly amongOrders?: boolean
}

/** The same, of the person who is here. */
export function UnknownIntents({ about, by, but, amongOrders = false }: UnknownIntentsOf) {
  const app = useApp()
  const isAny = about === undefined && by === undefined
  const intents = useUnknownIntents().filter(
    (intent) =>
      (isAny || about?.some((id) => isOf(intent, id)) || by?.includes(intent.endpoint)) &&
      intent.stream !== but &&
      (!amongOrders || (isOrder(intent) && !intent.hasOrder)),
  )
  const now = useNowAt(intents.map(({ since }) => lateAt(since)))
  return (
    <UnknownIntentList
      intents={intents}
      now={now}
      amongOrders={amongOrders}
      onAsk={(stream) => askAfter(app, stream)}
      onEnd={(stream) => endAsking(app, stream)}
    />
  )
}
