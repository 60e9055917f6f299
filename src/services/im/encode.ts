import { encodeBody, type BodyKind } from '#src/contract/im/body.ts'
import type { Conversation, Outgoing } from '#src/contract/im/client.ts'
import type { Content } from '#src/contract/im/content.ts'
import { chatDomain, conferenceDomain, type Jid } from '#src/contract/im/jid.ts'
import type { Meta } from '#src/contract/im/meta.ts'
import { localIdKey } from './decode.ts'
import { refuse, wrong } from './params.ts'

const contentTypes: readonly Content['type'][] = ['txt', 'img', 'video', 'loc', 'audio', 'file', 'cmd', 'custom']
const priorities = { high: 0, normal: 1, low: 2 } as const
const kinds = { chat: 'chat', group: 'groupchat', thread: 'groupchat', room: 'chatroom' } as const satisfies Record<
  Conversation['kind'],
  BodyKind
>

/** The full address of a conversation's other side. */
export const addressOf = (appKey: string, { kind, name }: Conversation): Jid => ({
  appKey,
  name,
  domain: kind === 'chat' ? chatDomain : conferenceDomain,
})

/** chat §5, sending: what is wrong with a message, in the words of the catalogue. */
function check(localId: string, { kind, name }: Conversation, outgoing: Outgoing): void {
  if (typeof localId !== 'string' || localId === '') wrong('Missing required parameter: "id"')
  if (typeof name !== 'string' || name === '') wrong('Missing required parameter: "to"')
  if (!Object.hasOwn(kinds, kind)) refuse('chatType')
  if ('ack' in outgoing) return
  if (!contentTypes.includes(outgoing.content.type)) refuse('type')
  if (outgoing.priority !== undefined && !Object.hasOwn(priorities, outgoing.priority)) refuse('priority')
}

/**
 * A message or ack as it goes up (`wire §1`). Throws `ChatParameterError` when something is missing and `RangeError` when the id is no
 * unsigned 64-bit decimal.
 */
export function encodeOutgoing(
  appKey: string,
  me: string,
  given: { localId: string; conversation: Conversation; outgoing: Outgoing },
): Meta {
  const { localId, conversation, outgoing } = given
  check(localId, conversation, outgoing)
  const common = { from: { name: me }, to: { name: conversation.name } }
  const isThread = conversation.kind === 'thread'
  const payload =
    'ack' in outgoing
      ? encodeBody({
          kind: outgoing.ack,
          ...common,
          contents: ['empty'],
          ...(outgoing.messageId === '' ? {} : { ackId: outgoing.messageId }),
          ...(outgoing.isGroupReceipt ? { allowGroupAck: true } : {}),
          ...(outgoing.ackContent === undefined ? {} : { ackContent: outgoing.ackContent }),
          ...(isThread ? { meta: '{"thread":{}}' } : {}),
        })
      : encodeBody({
          kind: kinds[conversation.kind],
          ...common,
          contents: [outgoing.content],
          ext: { ...outgoing.ext, [localIdKey]: localId },
          ...(outgoing.wantsReceipt ? { allowGroupAck: true } : {}),
          ...(isThread ? { meta: '{"thread":{}}' } : {}),
        })
  const isRoom = conversation.kind === 'room' && !('ack' in outgoing)
  return {
    id: localId,
    to: addressOf(appKey, conversation),
    namespace: 'chat',
    payload,
    ...(isRoom ? { priority: priorities[outgoing.priority ?? 'normal'] } : {}),
  }
}
