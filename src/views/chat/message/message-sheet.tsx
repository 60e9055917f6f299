import type { Icon } from '#src/ui/icon/icon.tsx'
import { CopyIcon, RefreshIcon, TrashIcon } from '#src/ui/icon/page-icons.tsx'
import { FlagIcon, RecallIcon, ReplyIcon, ThreadIcon, TranslateIcon } from '#src/ui/icon/chat-icons.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { cx } from '#src/ui/cx.ts'
import type { MessageView } from '../kit/chat-view.ts'
import { summaryOf } from '../conversation.select.ts'
import { ReactionFace } from './reaction-face.tsx'

/** The reactions that are offered at once. */
export const quickReactions = ['👍', '❤️', '😂', '😮', '🙏', '🎉'] as const

export type MessageAction =
  | 'copy'
  | 'reply'
  | 'translate'
  | 'thread'
  | 'recall'
  | 'remove'
  | 'report'
  | 'resend'
  | 'discard'

interface Offer {
  readonly key: MessageAction
  readonly text: string
  readonly icon: Icon
  readonly tone?: 'danger'
}

/** What may be done with a message, in the order in which it is wanted. */
function offersFor(message: MessageView): Offer[] {
  const { body, can, delivery } = message
  const failed = delivery?.state === 'failed'
  const canDiscard = failed || (delivery?.state === 'unknown' && delivery.canDiscard === true)
  // What is not known to have arrived has no number yet that an answer could name.
  const has = delivery === null || !['waiting', 'sending', 'unknown', 'failed'].includes(delivery.state)
  const offers: (Offer | false)[] = [
    failed && delivery.canResend && { key: 'resend', text: '重新发送', icon: RefreshIcon },
    has && { key: 'reply', text: '回复', icon: ReplyIcon },
    body.kind === 'text' && { key: 'copy', text: '复制', icon: CopyIcon },
    can.translate && { key: 'translate', text: '翻译', icon: TranslateIcon },
    can.thread && { key: 'thread', text: message.thread ? '查看话题' : '发起话题', icon: ThreadIcon },
    can.recall && { key: 'recall', text: '撤回', icon: RecallIcon },
    can.remove && { key: 'remove', text: '删除', icon: TrashIcon },
    can.report && { key: 'report', text: '举报', icon: FlagIcon, tone: 'danger' },
    canDiscard && { key: 'discard', text: '丢弃', icon: TrashIcon, tone: 'danger' },
  ]
  return offers.filter((offer) => offer !== false)
}

export interface MessageSheetProps {
  readonly open: boolean
  /** Kept while the sheet moves out. */
  readonly message: MessageView | null
  readonly onReact: (reaction: string) => void
  readonly onAction: (action: MessageAction) => void
  readonly onDismiss: () => void
}

/** Everything that can be done with one message. */
export const MessageSheet = ({ open, message, onReact, onAction, onDismiss }: MessageSheetProps) => (
  <Sheet open={open} title="消息操作" titleHidden onDismiss={onDismiss}>
    {message && (
      <>
        <p className="line-clamp-2 pt-3 text-note text-muted">
          {message.mine ? '我' : message.from.name}：{summaryOf(message.body)}
        </p>
        {message.can.react && (
          <ul className="mt-3 flex justify-between" aria-label="回应">
            {quickReactions.map((reaction) => {
              const isMine = message.reactions.some((one) => one.reaction === reaction && one.mine)
              return (
                <li key={reaction}>
                  <button
                    type="button"
                    aria-pressed={isMine}
                    aria-label={`用${reaction}回应`}
                    onClick={() => onReact(reaction)}
                    className={cx(
                      'flex size-12 items-center justify-center rounded-full text-headline',
                      isMine ? 'bg-indigo-wash ring-1 ring-indigo' : 'bg-sunken active:brightness-95',
                    )}
                  >
                    <ReactionFace reaction={reaction} size={28} />
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        <ul className="mt-3 grid grid-cols-4 gap-y-1 pb-2">
          {offersFor(message).map(({ key, text, icon: Mark, tone }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => onAction(key)}
                className={cx(
                  'flex min-h-18 w-full flex-col items-center justify-center gap-1.5 rounded-m text-note active:bg-sunken',
                  tone === 'danger' ? 'text-cinnabar' : 'text-ink',
                )}
              >
                <Mark />
                {text}
              </button>
            </li>
          ))}
        </ul>
      </>
    )}
  </Sheet>
)
