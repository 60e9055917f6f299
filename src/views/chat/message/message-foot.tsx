import { counted } from '#src/domain/number/number-format.ts'
import { ChevronIcon } from '#src/ui/icon/home-icons.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { Spinner } from '#src/ui/action/spinner.tsx'
import { cx } from '#src/ui/cx.ts'
import { ReadIcon, ThreadIcon } from '#src/ui/icon/chat-icons.tsx'
import { ClockIcon, FailedIcon } from '#src/ui/icon/sign-icons.tsx'
import type { MessageView, ReactionView } from '../kit/chat-view.ts'
import type { ConversationIntents } from '../conversation/conversation-actions.ts'
import { deliveryText } from '../conversation.select.ts'
import { ReactionFace } from './reaction-face.tsx'

/** How far a message of one's own has come. As high in every state but the failed one, so that nothing moves when it goes on. */
export function DeliveryLine({ message, intents }: { message: MessageView; intents: ConversationIntents }) {
  const { delivery, receipts, key } = message
  if (!delivery) return null
  if (delivery.state === 'failed') {
    return (
      <div className="mt-1 flex flex-col items-end">
        <span className="flex items-center gap-1 text-note text-cinnabar">
          <FailedIcon size={16} />
          发送失败：{delivery.reason}
        </span>
        <span className="flex items-center gap-2 py-1.5">
          <Button size="small" tone="quiet" label="丢弃未发送的消息" onPress={() => intents.onDiscard(key)}>
            丢弃
          </Button>
          {delivery.canResend && (
            <Button size="small" onPress={() => intents.onResend(key)}>
              重发
            </Button>
          )}
        </span>
      </div>
    )
  }
  if (delivery.state === 'unknown' && delivery.canDiscard) {
    return (
      <div className="mt-1 flex flex-col items-end">
        <span className="flex items-center gap-1 text-note text-muted">
          <ClockIcon size={12} />
          确认中，还查不到是否送达
        </span>
        <span className="py-1.5">
          <Button size="small" tone="quiet" label="丢弃没有确认的消息" onPress={() => intents.onDiscard(key)}>
            丢弃
          </Button>
        </span>
      </div>
    )
  }
  const text = deliveryText(message)
  const isUnderWay = delivery.state === 'sending'
  const isOpen = delivery.state === 'unknown' || delivery.state === 'waiting'
  const words = (
    <>
      {isUnderWay && <Spinner size={12} />}
      {isOpen && <ClockIcon size={12} />}
      {delivery.state === 'read' && <ReadIcon size={14} />}
      {text}
    </>
  )
  const look = 'mt-0.5 flex h-4.5 items-center gap-1 text-caption tabular-nums'
  if (receipts && !isUnderWay && !isOpen) {
    return (
      <button
        type="button"
        onClick={() => intents.onReaders(key)}
        aria-label={`${text}，查看谁读了`}
        className={cx(look, 'touch-44 text-indigo')}
      >
        {words}
      </button>
    )
  }
  return (
    <span aria-hidden="true" className={cx(look, 'text-muted')}>
      {words}
    </span>
  )
}

interface ReactionRowProps {
  readonly reactions: readonly ReactionView[]
  readonly enabled: boolean
  readonly onReact: (reaction: string) => void
}

/** Reactions below a message; a press adds one's own or takes it back. */
export const ReactionRow = ({ reactions, enabled, onReact }: ReactionRowProps) => (
  <ul className="mt-1 flex flex-wrap gap-1.5" aria-label="回应">
    {reactions.map(({ reaction, count, mine }) => (
      <li key={reaction}>
        <button
          type="button"
          disabled={!enabled}
          aria-pressed={mine}
          aria-label={`${reaction}，${counted(count, '人')}`}
          onClick={() => onReact(reaction)}
          className={cx(
            'touch-44 flex min-h-7 min-w-11 items-center justify-center gap-1 rounded-full px-2 text-note tabular-nums ring-1 ring-inset',
            mine ? 'bg-indigo-wash text-indigo-ink ring-indigo' : 'bg-surface text-soft ring-hairline',
          )}
        >
          <span className="text-body leading-none">
            <ReactionFace reaction={reaction} size={18} />
          </span>
          {count}
        </button>
      </li>
    ))}
  </ul>
)

/** The way into the thread that hangs on a message. */
export const ThreadEntry = ({ thread }: { thread: NonNullable<MessageView['thread']> }) => (
  <a
    href={thread.href}
    className="touch-44 mt-1 flex min-h-8 max-w-full items-center gap-1 rounded-full bg-surface px-2.5 text-note text-indigo ring-1 ring-hairline ring-inset active:bg-sunken"
  >
    <ThreadIcon size={14} />
    <span className="min-w-0 truncate">{thread.name}</span>
    <span className="shrink-0 tabular-nums">· {counted(thread.count, '条')}</span>
    <ChevronIcon size={14} />
  </a>
)
