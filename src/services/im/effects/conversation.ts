import { type ChatMessage, type Conversation, conversationKey, readConversationKey } from '#src/contract/im/client.ts'
import { chatError } from '#src/contract/im/codes.ts'
import { compareIds, listedAs } from '#src/contract/im/message-changes.ts'
import type { Ext } from '#src/contract/im/ext.ts'
import { readListedContent } from '#src/contract/im/listed-content.ts'
import { conferenceDomain, readChannelId } from '#src/contract/im/jid.ts'
import type { ChannelWire } from '#src/contract/im/rest/messages.endpoints.ts'
import { conversationCalls, isConversationOperation } from '#src/contract/im/rest/operations.ts'
import { parseWithoutTurns } from '#src/domain/text/direction.ts'
import { fieldsOf, rowsOf, textOf } from '#src/domain/unknown.ts'
import type { ConversationLine } from '#src/machines/im-inbox/im-inbox.facts.ts'
import type { Operation } from '#src/machines/operations.ts'
import type { Outcome } from '../../effect.ts'
import type { WindowRequest } from '../archive/archive.ts'
import type { SearchRequest } from '../archive/search.ts'
import type { HistoryPage } from '../client.ts'
import { failed, type Parts, settled } from './parts.ts'

export const inboxEffects = (parts: Parts) => ({
  async listConversations({ user }: { user: string }, signal: AbortSignal): Promise<Outcome> {
    const { client, platform, archiveWriter } = parts
    const got = await client.call('conversations.list', {}, signal)
    if (!got.ok) return failed('listConversations', got.error)
    const lines = (got.value?.channel_infos ?? []).flatMap((row) => readLine(platform.config.appKey, row, user))
    if (archiveWriter.takeDoubt())
      void readGone(parts, lines).catch((why: unknown) => platform.report(`history: ${String(why)}`))
    return { type: 'listConversations.succeeded', lines }
  },
  /**
   * Only while there is a connection: without one nobody here has heard what was said last, and it would be removed unseen. So it waits
   * for the next connection, which looks at the list first; that of a tab that was killed meanwhile, too (IMI-7).
   */
  async removeConversation({ key: conversation }: { key: string }, signal: AbortSignal): Promise<Outcome> {
    const { client, archiveWriter } = parts
    if (!client.socket.isOpen()) return failed('removeConversation', chatError('disconnected', 'not connected'))
    const got = await client.call('conversations.remove', { conversation, deleteRoam: true }, signal)
    if (got.ok) archiveWriter.operated({ operation: 'clear', input: {} }, conversation, got.value)
    return settled('removeConversation', got)
  },
})

/** The newest message of a conversation that lies on the device; '' when none does. */
async function newestKept({ archive, me }: Parts, conversation: string): Promise<string> {
  const { messages } = await archive.window({ user: me, conversation, before: '', count: 1, isGapless: false })
  return messages[0]?.id ?? ''
}

/**
 * A window of the server is kept, and the outbox hears of what it waits for and finds there: what is shown as sent holds up nothing
 * that was written behind it (IMM-2, IMM-8).
 */
function take(parts: Parts, conversation: Conversation, cursor: string, page: HistoryPage & { upTo: string }): void {
  parts.archiveWriter.served(conversation, cursor, page)
  const waiting = new Set(parts.tools.unanswered())
  for (const { id: serverId, at: sentAt, localId } of page.messages)
    if (localId !== undefined && waiting.has(localId))
      parts.tools.say('im-message', { type: 'imMessage.seen', localId, serverId, sentAt })
}

/**
 * A notice says that something of a conversation was removed elsewhere, and not what: all of it leaves the device, and what the server
 * still has of the newest comes back at once, opened or not. Without an answer it comes with the next opening.
 */
export async function readAnew(parts: Parts, key: string): Promise<void> {
  const { me } = parts
  const conversation = readConversationKey(key)
  const upTo = await newestKept(parts, key)
  const got = await parts.client.history({ conversation, cursor: '' }, new AbortController().signal)
  if (got.ok && parts.me === me) take(parts, conversation, '', { ...got.value, upTo })
}

/**
 * Word of a recall may have been lost with the connection, of the last message in a conversation most likely: where the device keeps a
 * later one than the list has, what the server still has of the newest is read at once (IMV-14).
 */
async function readGone(parts: Parts, lines: readonly ConversationLine[]): Promise<void> {
  await parts.archiveWriter.stored()
  for (const { key, last } of lines)
    if (last && compareIds(await newestKept(parts, key), last.id) > 0) await readAnew(parts, key)
}

export const conversationEffects = (parts: Parts) => ({
  async local(input: WindowRequest): Promise<Outcome> {
    return { type: 'local.succeeded', ...(await parts.archive.window(input)) }
  },
  async history(input: { conversation: Conversation; cursor: string }, signal: AbortSignal): Promise<Outcome> {
    const upTo = input.cursor === '' ? await newestKept(parts, conversationKey(input.conversation)) : ''
    const got = await parts.client.history(input, signal)
    if (!got.ok) return failed('history', got.error)
    const page = { ...got.value, upTo }
    take(parts, input.conversation, input.cursor, page)
    return { type: 'history.succeeded', ...page, me: parts.me }
  },
  async operate(
    { operation, input, conversation }: Operation & { conversation: string },
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (!isConversationOperation(operation)) return failed('operate', chatError('operationUnsupported', operation))
    const groupId = readConversationKey(conversation).name
    const given = operation === 'clear' ? { before: parts.tools.clock.now() } : { groupId, ...input }
    const got = await parts.client.call(conversationCalls[operation], { ...given, conversation } as never, signal)
    if (got.ok) parts.archiveWriter.operated({ operation, input }, conversation, got.value)
    return settled('operate', got)
  },
})

/** A search waits so long for the server to say what it still has; then what lies on the device is told. Ours. */
const LOOK_MS = 2000
/** Of so many conversations the server is asked. Ours. */
const LOOKED_AT = 5

/**
 * Word of a recall may have been lost with the connection: of conversations in which something was found, and no answer has come since, the
 * newest window is read at once, where there is a connection (IMR-7). Tells whether anything was read.
 */
async function lookedAgain(parts: Parts, found: readonly ChatMessage[]): Promise<boolean> {
  const { client, archiveWriter, tools } = parts
  if (!client.socket.isOpen()) return false
  const doubtful = archiveWriter.doubtful(
    [...new Set(found.map(({ conversation }) => conversation))].slice(0, LOOKED_AT),
  )
  if (doubtful.length === 0) return false
  const { promise: isLate, resolve } = Promise.withResolvers<unknown>()
  const timer = tools.clock.setTimeout(() => resolve(null), LOOK_MS)
  await Promise.race([Promise.all(doubtful.map((key) => readAnew(parts, key))), isLate])
  tools.clock.clearTimeout(timer)
  return true
}

/** What lies on the device; needs no network. */
export const archiveEffects = (parts: Parts) => ({
  async search(input: SearchRequest, signal: AbortSignal): Promise<Outcome> {
    const { archive } = parts
    const found = await archive.search(input, signal)
    const isOther = await lookedAgain(parts, found.messages)
    return { type: 'search.succeeded', ...(isOther ? await archive.search(input, signal) : found) }
  },
  async forget(): Promise<Outcome> {
    await parts.archive.forget()
    return { type: 'forget.succeeded' }
  },
})

/** The name in an address of the list: behind the app's key, which may have the mark between them in itself. */
const nameIn = (appKey: string, address = ''): string => {
  const local = address.includes('@') ? address.slice(0, address.lastIndexOf('@')) : address
  return readChannelId(appKey, address)?.name ?? local.slice(local.indexOf('_') + 1)
}

/** A line of the conversation list; `meta` may be empty and its payload is JSON text (`wire §3`). */
function readLine(appKey: string, row: ChannelWire, me: string): ConversationLine[] {
  const channel = readChannelId(appKey, row.channel_id)
  if (!channel) return []
  const kind = channel.domain === conferenceDomain ? 'group' : 'chat'
  const key = conversationKey({ kind, name: channel.name })
  const unread = row.unread_num ?? 0
  const { id, payload, timestamp } = row.meta ?? {}
  if (!id || !payload) return [{ key, last: null, unread }]
  try {
    const told = fieldsOf(parseWithoutTurns(payload))
    const [content] = rowsOf(told['bodies'])
    if (!content) return [{ key, last: null, unread }]
    const last = listedAs({
      id,
      conversation: key,
      from: textOf(told['from']) || nameIn(appKey, row.meta?.from) || me,
      to: textOf(told['to']) || nameIn(appKey, row.meta?.to),
      at: timestamp ?? 0,
      content: readListedContent(content),
      ext: fieldsOf(told['ext']) as Ext,
      onlineState: 3,
    })
    return [{ key, last, unread }]
  } catch {
    return [{ key, last: null, unread }]
  }
}
