import { encodeBody, type BodyKind } from './body.ts'
import type { Conversation, Outgoing } from './client.ts'
import { isContentType } from './content.ts'
import type { UploadFrame } from './frames.ts'
import { chatDomain, conferenceDomain, type Jid } from './jid.ts'
import { refuse, wrong } from './params.ts'
import { encodeRoster, type RosterOperation } from './roster.ts'

/** Priority tags of whatever is said in a chat room, a recall as well (chat §9). */
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

/** A message or an ack on its way up. */
export interface Upload {
  readonly appKey: string
  readonly from: string
  /** The sender's own id: decimal, unsigned 64 bit. */
  readonly id: string
  readonly conversation: Conversation
  readonly outgoing: Outgoing
}

/** chat §5, sending: what is wrong with a message, in the words of the catalogue. */
function check({ id, conversation: { kind, name }, outgoing }: Upload): void {
  if (typeof id !== 'string' || id === '') wrong('Missing required parameter: "id"')
  if (typeof name !== 'string' || name === '') wrong('Missing required parameter: "to"')
  if (!Object.hasOwn(kinds, kind)) refuse('chatType')
  if ('ack' in outgoing) return
  if (!isContentType(outgoing.content.type)) refuse('type')
  if (outgoing.priority !== undefined && !Object.hasOwn(priorities, outgoing.priority)) refuse('priority')
}

/**
 * A message or ack as the reference client writes it (`wire §1`). Throws `ChatParameterError` when something is missing and `RangeError`
 * when the id is no unsigned 64-bit decimal.
 */
export function messageUpload(upload: Upload): UploadFrame {
  check(upload)
  const { appKey, from, id, conversation, outgoing } = upload
  const common = {
    from: { name: from },
    to: { name: conversation.name },
    ...(conversation.kind === 'thread' ? { meta: '{"thread":{}}' } : {}),
  }
  const payload =
    'ack' in outgoing
      ? encodeBody({
          kind: outgoing.ack,
          ...common,
          contents: ['empty'],
          ...(outgoing.messageId === '' ? {} : { ackId: outgoing.messageId }),
          ...(outgoing.isGroupReceipt ? { allowGroupAck: true } : {}),
          ...(outgoing.ackContent === undefined ? {} : { ackContent: outgoing.ackContent }),
        })
      : encodeBody({
          kind: kinds[conversation.kind],
          ...common,
          contents: [outgoing.content],
          ...(outgoing.ext ? { ext: outgoing.ext } : {}),
          ...(outgoing.wantsReceipt ? { allowGroupAck: true } : {}),
        })
  const asked = 'ack' in outgoing ? undefined : outgoing.priority
  const priority = conversation.kind === 'room' ? { priority: priorities[asked ?? 'normal'] } : {}
  return {
    type: 'upload',
    meta: { id, to: addressOf(appKey, conversation), namespace: 'chat', payload, ...priority },
  }
}

/** A contact or block list change on its way up (roster operations 2 to 7). */
export interface RosterUpload {
  readonly appKey: string
  readonly id: string
  readonly from: string
  /** The device of the current login. */
  readonly resource: string
  readonly operation: Extract<RosterOperation, 'add' | 'remove' | 'accept' | 'decline' | 'ban' | 'allow'>
  readonly to: readonly string[]
  readonly reason?: string
}

/** The upload of a contact or block list change as the reference client writes it. */
export function rosterUpload({
  appKey,
  id,
  from: name,
  resource,
  operation,
  to,
  reason = '',
}: RosterUpload): UploadFrame {
  const from: Jid = { appKey, name, domain: chatDomain, resource }
  const payload = encodeRoster({
    operation,
    from,
    to: to.map((one) => ({ appKey, name: one, domain: chatDomain })),
    reason,
  })
  return { type: 'upload', meta: { id, from, to: { domain: `@${chatDomain}` }, namespace: 'roster', payload } }
}
