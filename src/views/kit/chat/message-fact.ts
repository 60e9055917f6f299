import type { Conversation, Outgoing } from '#src/contract/im/client.ts'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { App } from '../app/app.ts'

/** Who writes. */
export interface Writer {
  readonly userId: string
  readonly nickname: string
  readonly avatar: string
}

type Said = Extract<FollowUp, { readonly type: 'imMessage.sendRequested' }>
type Content = Extract<Outgoing, { readonly content: unknown }>['content']

/** The fact that sends a message under an id of its own, with who sends it (chat §3); to be said, or told after something is done. */
export const messageFact = (
  { chat }: Pick<App, 'chat'>,
  { userId, nickname, avatar }: Writer,
  conversation: Conversation,
  content: Content,
): Said => ({
  type: 'imMessage.sendRequested',
  localId: chat.newMessageId(),
  conversation,
  outgoing: {
    content,
    ext: { nickname, avatar },
    ...(conversation.kind === 'group' ? { wantsReceipt: true } : {}),
  },
  user: userId,
})
