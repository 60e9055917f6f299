import type { ChatAck, ChatMessage, Notice } from '#src/contract/im/client.ts'
import { mentions } from '#src/domain/text/mention.ts'
import type { ConversationLine, ImInboxContext, NoticeAnswer, NoticeLine } from './im-inbox.facts.ts'

/** Ids grow with time and are decimal; a longer one is the later one. */
const isLater = (a: string, b: string): boolean => a.length > b.length || (a.length === b.length && a > b)

export const without = (list: readonly string[], key: string): string[] => list.filter((one) => one !== key)

/** The server is being asked to remove `asked`; others that are to be removed stay when something is said in them (IMI-7). */
export function arrive(
  context: ImInboxContext,
  messages: readonly ChatMessage[],
  asked?: string,
): Pick<ImInboxContext, 'lines' | 'mentioned' | 'unlisted' | 'isStale' | 'leaving' | 'leavingAfter'> {
  const lines = { ...context.lines }
  const unlisted = { ...context.unlisted }
  let { mentioned, isStale, leaving } = context
  for (const message of messages) {
    const key = message.conversation
    if (message.content.type === 'cmd' || key.startsWith('room:') || key.startsWith('thread:')) continue
    const line = lines[key] ?? { key, last: null, unread: 0 }
    const isNewer = line.last === null || isLater(message.id, line.last.id)
    const isUnread = message.from !== context.user && key !== context.open
    const isRead = line.readTo !== undefined && !isLater(message.id, line.readTo)
    const counts = isNewer && isUnread && !isRead
    // It came behind an own one, or once more: the list says whether it is unread. And it alone has what was not removed.
    isStale ||= (isUnread && !isNewer) || leaving.includes(key)
    if (key !== asked) leaving = without(leaving, key)
    lines[key] = { ...line, last: isNewer ? message : line.last, unread: line.unread + (counts ? 1 : 0) }
    unlisted[key] = [...(unlisted[key] ?? []), ...(counts ? [message.id] : [])]
    if (counts && mentions(message.ext, context.user)) mentioned = [...without(mentioned, key), key]
  }
  return { lines, mentioned, unlisted, isStale, ...leavingStill(context, leaving) }
}

/** Nothing is unread in it any more; nor is what comes later and was numbered before `upTo`. */
export function read(
  { lines, mentioned }: ImInboxContext,
  key: string,
  upTo = '',
): Pick<ImInboxContext, 'lines' | 'mentioned'> {
  const line = lines[key]
  const now = line && { ...line, unread: 0, ...(upTo === '' ? {} : { readTo: upTo }) }
  return { lines: now ? { ...lines, [key]: now } : lines, mentioned: without(mentioned, key) }
}

/**
 * The service has taken a receipt for the whole conversation. What it has numbered behind that is unread as before, and how much of it,
 * the list tells (IMI-15).
 */
export function readUpTo(context: ImInboxContext, key: string, upTo?: string): Partial<ImInboxContext> {
  const line = context.lines[key]
  if (!line?.last || line.unread === 0 || upTo === undefined || !isLater(line.last.id, upTo))
    return read(context, key, upTo)
  return { lines: { ...context.lines, [key]: { ...line, readTo: upTo } }, isStale: true }
}

/** Notices carry the server's instant: what is alike in everything came twice. */
export const isSame = (one: Notice, other: Notice): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a notice asks what has been answered; only the newest such one is about to be answered. */
export function isAbout({ notice }: NoticeLine, { user, group }: NoticeAnswer): boolean {
  if ('contact' in notice) return group === null && notice.contact.event === 'invited' && notice.contact.user === user
  const { id, operation, from } = notice.group
  if (id !== group) return false
  return user === null ? operation === 'invite' : operation === 'apply' && from === user
}

export function acknowledge(context: ImInboxContext, ack: ChatAck): Partial<ImInboxContext> {
  const { lines, user } = context
  const line = lines[ack.conversation]
  if (!line) return {}
  // Another device of the same person has read the conversation.
  if (ack.kind === 'channel' && ack.from === user) return read(context, ack.conversation)
  if (ack.kind === 'read' && ack.from === user) return countDown(context, line)
  if (ack.kind !== 'recall' || line.last?.id !== ack.messageId) return {}
  // What one wrote was never unread.
  if (ack.from === user) return { lines: { ...lines, [line.key]: { ...line, last: null } } }
  return countDown(context, { ...line, last: null })
}

/** One message less is unread in the line. */
function countDown(context: ImInboxContext, line: ConversationLine): Pick<ImInboxContext, 'lines' | 'mentioned'> {
  const unread = Math.max(0, line.unread - 1)
  const lines = { ...context.lines, [line.key]: { ...line, unread } }
  return unread === 0 ? read({ ...context, lines }, line.key) : { lines, mentioned: context.mentioned }
}

/**
 * What becomes of a refused receipt: the service counts what it was for as unread still. In a conversation that is looked at nothing
 * is; the list is asked for again once it is left (IMI-14).
 */
export const receiptRefused = ({ open }: ImInboxContext, key: string): Partial<ImInboxContext> =>
  key === open ? { isUntaken: true } : { isStale: true }

/** The conversation that was looked at is left, for `next` or for none. */
export const turnTo = ({ open, isStale, isUntaken }: ImInboxContext, next: string | null): Partial<ImInboxContext> =>
  next === open ? { open } : { open: next, isStale: isStale || isUntaken, isUntaken: false }

/** Whether a receipt or recall may change what is counted, or which message is the last, in a way that the list alone tells. */
export function unsettles({ lines, user }: ImInboxContext, { kind, conversation, messageId, from }: ChatAck): boolean {
  const line = lines[conversation]
  if (!line) return false
  if (kind === 'recall') return line.unread > 0 || line.last?.id === messageId
  return from === user && (kind === 'channel' || (kind === 'read' && line.unread > 0))
}

/** A line of the list, with what has come in its conversation since the list was asked for. */
function listed({ lines, unlisted, open }: ImInboxContext, line: ConversationLine): ConversationLine {
  const { [line.key]: since } = unlisted
  const { last = null, readTo } = lines[line.key] ?? {}
  const isBehind = since !== undefined && last !== null && (line.last === null || isLater(last.id, line.last.id))
  const more = isBehind ? since.filter((id) => line.last === null || isLater(id, line.last.id)).length : 0
  const unread = line.key === open ? 0 : line.unread + more
  return { ...line, last: isBehind ? last : line.last, unread, ...(readTo === undefined ? {} : { readTo }) }
}

/** The conversation is gone from here, with its draft, and is to be removed at the server. */
export function remove({ lines, drafts, pinned, mentioned, leaving, leavingAfter }: ImInboxContext, key: string) {
  const { [key]: line, ...others } = lines
  const { [key]: _draft, ...otherDrafts } = drafts
  const { [key]: _before, ...after } = leavingAfter
  return {
    lines: others,
    drafts: otherDrafts,
    pinned: without(pinned, key),
    mentioned: without(mentioned, key),
    leaving: [...without(leaving, key), key],
    leavingAfter: line?.last ? { ...after, [key]: line.last.id } : after,
  }
}

/** These alone are still to be removed at the server. */
export const leavingStill = ({ leavingAfter }: ImInboxContext, leaving: readonly string[]) => ({
  leaving,
  leavingAfter: Object.fromEntries(Object.entries(leavingAfter).filter(([key]) => leaving.includes(key))),
})

/** Of those that the server was not told of, the ones in which nothing was said since (IMI-7). */
export const unsaidIn = (context: ImInboxContext) =>
  leavingStill(
    context,
    context.leaving.filter((key) => !(key in context.lines)),
  )

/** The list, and what has come since it was asked for; nothing else is a conversation. */
export function takeList(
  context: ImInboxContext,
  lines: readonly ConversationLine[],
): Pick<ImInboxContext, 'lines' | 'mentioned' | 'leaving' | 'leavingAfter'> {
  // What was said since it was removed would be removed with it at the server: such a one stays.
  const said = lines.flatMap(({ key, last }) => {
    const { [key]: before } = context.leavingAfter
    return last !== null && before !== undefined && isLater(last.id, before) ? [key] : []
  })
  const leaving = unsaidIn(context).leaving.filter((key) => !said.includes(key))
  // What the list does not have and has come since was removed before: nothing older in it is unread.
  const since = Object.values(context.lines).flatMap((line) => {
    const ids = context.unlisted[line.key]
    return ids === undefined ? [] : [[line.key, { ...line, unread: Math.min(line.unread, ids.length) }] as const]
  })
  const found = lines.filter(({ key }) => !leaving.includes(key)).map((line) => listed(context, line))
  const all = Object.fromEntries([...since, ...found.map((line) => [line.key, line] as const)])
  const mentioned = context.mentioned.filter((key) => (all[key]?.unread ?? 0) > 0)
  return { lines: all, mentioned, ...leavingStill(context, leaving) }
}
