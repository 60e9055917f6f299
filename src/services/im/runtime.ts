import type { ChatMessage, Conversation, QueueName, Outgoing, OutgoingFile } from '#src/contract/im/client.ts'
import { conversationKey, readConversationKey } from '#src/contract/im/client.ts'
import { chatError } from '#src/contract/im/codes.ts'
import type { Content } from '#src/contract/im/content.ts'
import { conferenceDomain, readChannelId } from '#src/contract/im/jid.ts'
import type { RosterOperation } from '#src/contract/im/roster.ts'
import type { Doubt } from '#src/machines/im-message/im-message.machine.ts'
import type { ConversationLine } from '#src/machines/im-inbox/im-inbox.machine.ts'
import type { Operation } from '#src/machines/operations.ts'
import type { Outcome, Tools } from '../effect.ts'
import { createChatClient, type Result } from './client.ts'
import { asChatFailure } from './failures.ts'
import { createMessageIds } from './ids.ts'
import type { LinkEvents } from './link.ts'
import type { ChatPorts } from './ports.ts'
import { reconcile } from './reconcile.ts'
import { platformSocket } from './socket.ts'

const fail = (name: string, error: Parameters<typeof asChatFailure>[0], extra: object = {}): Outcome => ({
  type: `${name}.failed`,
  failure: asChatFailure(error),
  ...extra,
})
const settle = (name: string, result: Result<unknown>): Outcome =>
  result.ok ? { type: `${name}.succeeded`, result: result.value ?? null } : fail(name, result.error)

/** Operations of a conversation and the calls that they are. */
const conversationCalls: Readonly<Record<string, string>> = {
  react: 'reactions.add',
  unreact: 'reactions.remove',
  translate: 'messages.translate',
  report: 'messages.report',
  readers: 'messages.readers',
  removeMessages: 'history.remove',
  clear: 'history.remove',
  reactionDetail: 'reactions.detail',
}

/** The client as the chat effects use it; every method gives an outcome fact. Loaded lazily, never in the entry. */
export type ChatRuntime = ReturnType<typeof createChatRuntime>

export function createChatRuntime(tools: Tools, ports: ChatPorts) {
  const client = createChatClient({
    config: ports.config,
    openSocket: ports.openSocket ?? platformSocket,
    fetch: ports.fetch,
    clock: tools.clock,
    credential: ports.credential,
    resource: ports.resource,
    report: ports.report,
  })
  const nextId = createMessageIds(tools.clock, tools.random.int(100))
  /** What the outbox has written; answers to anything else are nobody's. */
  const written = new Set<string>()
  let me = ''

  const events: LinkEvents = {
    unread: (queues) => tools.say('im-sync', { type: 'imSync.unreadReported', queues }),
    notice: (queue) => tools.say('im-sync', { type: 'imSync.noticeHeard', queue }),
    page: (page) => {
      page.skipped.forEach(ports.report)
      tools.say('im-sync', { type: 'imSync.pageArrived', page })
    },
    skipped: (what) => {
      ports.report(what)
      tools.say('im-sync', { type: 'imSync.frameSkipped', what })
    },
    acked: ({ localId, serverId, at: sentAt }) => {
      if (written.delete(localId)) tools.say('im-message', { type: 'imMessage.acked', localId, serverId, sentAt })
    },
    refused: ({ localId, error }) => {
      if (written.delete(localId))
        tools.say('im-message', { type: 'imMessage.refused', localId, failure: asChatFailure(error) })
    },
    kicked: (operation) => tools.say('im-connection', { type: 'imConnection.kicked', operation }),
    dropped: (reason) => tools.say('im-connection', { type: 'imConnection.dropped', reason }),
  }

  async function call(name: string, input: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Outcome> {
    return settle('operate', await client.call(name, input, signal))
  }

  return {
    async open({ user, isFresh }: { user: string; isFresh: boolean }, signal: AbortSignal): Promise<Outcome> {
      me = user
      const opened = await client.open({ user, isFresh }, events, signal)
      if (!opened.ok) return fail('open', opened.error, { isFinal: opened.isFinal === true })
      return { type: 'open.succeeded', resource: opened.value.resource, ...opened.value.lifetime }
    },
    release: () => client.link.close(),
    async beat(ms: number, signal: AbortSignal): Promise<Outcome> {
      const isAlive = await client.link.beat(ms, signal)
      return isAlive ? { type: 'beat.succeeded' } : fail('beat', chatError('timeout', 'no answer to the heartbeat'))
    },
    async renew(user: string, signal: AbortSignal): Promise<Outcome> {
      const got = await client.renew(user, signal)
      return got.ok ? { type: 'renew.succeeded', ...got.value } : fail('renew', got.error)
    },
    logOut: () => client.logOut(),
    fetch: (queue: QueueName, key?: string) => client.link.fetch(queue, key),
    /** Writes an item of the outbox. Throws never; false when the socket took nothing. */
    write(item: { localId: string; conversation: Conversation; outgoing: Outgoing }): boolean {
      written.add(item.localId)
      try {
        return client.write(item)
      } catch (error) {
        ports.report(`message ${item.localId}: ${String(error)}`)
        events.refused({ localId: item.localId, error: chatError('messageParameter', String(error)) })
        return true
      }
    },
    confirmDelivery(messages: readonly ChatMessage[]): void {
      if (!ports.confirmsDelivery) return
      for (const { id, from, conversation } of messages) {
        const target = readConversationKey(conversation)
        if (target.kind !== 'chat' || from === me || target.name !== from) continue
        client.write({ localId: nextId(), conversation: target, outgoing: { ack: 'delivery', messageId: id } })
      }
    },
    async upload(
      input: { localId: string; content: Content; file: OutgoingFile },
      signal: AbortSignal,
    ): Promise<Outcome> {
      const { localId, content, file } = input
      const bytes = await ports.files.get(file.key)
      if (!bytes)
        return {
          type: 'upload.failed',
          localId,
          failure: { reason: 'fileGone', message: '文件已不在这台设备上，请重新选择' },
        }
      const got = await client.upload({ content, bytes, name: file.name }, signal)
      if (!got.ok) return fail('upload', got.error, { localId })
      await ports.files.remove(file.key)
      return { type: 'upload.succeeded', localId, content: got.value }
    },
    async reconcile(doubt: Doubt, signal: AbortSignal): Promise<Outcome> {
      const got = await reconcile(client, doubt, signal)
      return got.ok ? { type: 'reconcile.succeeded', ...got.value } : fail('reconcile', got.error)
    },
    async listConversations(user: string, signal: AbortSignal): Promise<Outcome> {
      const got = await client.call('conversations.list', {}, signal)
      if (!got.ok) return fail('listConversations', got.error)
      const { channel_infos: rows = [] } = (got.value ?? {}) as { channel_infos?: Channel[] }
      return {
        type: 'listConversations.succeeded',
        lines: rows.flatMap((row) => readLine(ports.config.appKey, row, user)),
      }
    },
    async history(input: { conversation: Conversation; cursor: string }, signal: AbortSignal): Promise<Outcome> {
      const got = await client.history(input, signal)
      return got.ok ? { type: 'history.succeeded', ...got.value, me } : fail('history', got.error)
    },
    operateOn(
      { operation, input, conversation }: Operation & { conversation: string },
      signal: AbortSignal,
    ): Promise<Outcome> {
      const name = conversationCalls[operation]
      if (!name) return Promise.resolve(fail('operate', chatError('operationUnsupported', operation)))
      const groupId = readConversationKey(conversation).name
      return call(
        name,
        operation === 'clear' ? { conversation, before: tools.clock.now() } : { groupId, ...input, conversation },
        signal,
      )
    },
    async loadContacts(signal: AbortSignal): Promise<Outcome> {
      const [contacts, blocked] = await Promise.all([
        client.call('contacts.list', {}, signal),
        client.call('blocks.list', {}, signal),
      ])
      if (!contacts.ok) return fail('operate', contacts.error)
      if (!blocked.ok) return fail('operate', blocked.error)
      return { type: 'operate.succeeded', result: { contacts: contacts.value, blocked: blocked.value } }
    },
    async changeRoster(operation: RosterOperation, input: Readonly<Record<string, unknown>>): Promise<Outcome> {
      const user = String(input['user'] ?? '')
      if (user === '') return fail('operate', chatError('parameter', 'Invalid parameter: "to"'))
      const isWritten = client.roster(operation, user, input['reason'] as string | undefined)
      return isWritten
        ? { type: 'operate.succeeded', result: null }
        : fail('operate', chatError('websocketDisconnected', 'websocket has been disconnected'))
    },
    async operate(area: string, { operation, input }: Operation, signal: AbortSignal): Promise<Outcome> {
      if (operation === 'load' && area === 'groups') {
        const got = await client.call('groups.joined', {}, signal)
        return got.ok ? { type: 'operate.succeeded', result: { me, groups: got.value } } : fail('operate', got.error)
      }
      if (operation === 'load') return { type: 'operate.succeeded', result: { me } }
      return call(`${area}.${operation}`, input, signal)
    },
  }
}

interface Channel {
  readonly channel_id: string
  readonly unread_num?: number
  readonly meta?: {
    readonly id?: string
    readonly from?: string
    readonly to?: string
    readonly timestamp?: number
    readonly payload?: string
  }
}

const localPart = (address: string | undefined): string => {
  const text = address ?? ''
  const name = text.includes('@') ? text.slice(0, text.lastIndexOf('@')) : text
  return name.slice(name.indexOf('_') + 1)
}

/** A line of the conversation list; `meta` may be empty and its payload is JSON text (`wire §3`). */
function readLine(appKey: string, row: Channel, me: string): ConversationLine[] {
  const channel = readChannelId(appKey, row.channel_id)
  if (!channel) return []
  const kind = channel.domain === conferenceDomain ? 'group' : 'chat'
  const key = conversationKey({ kind, name: channel.name })
  const unread = row.unread_num ?? 0
  const { id, payload, timestamp } = row.meta ?? {}
  if (!id || !payload) return [{ key, last: null, unread }]
  try {
    const { bodies, ext, from, to } = JSON.parse(payload) as {
      bodies: Content[]
      ext?: Record<string, never>
      from?: string
      to?: string
    }
    const [content] = bodies
    if (!content) return [{ key, last: null, unread }]
    const sender = from ?? (localPart(row.meta?.from) || me)
    const last: ChatMessage = {
      id,
      conversation: key,
      from: sender,
      to: to ?? localPart(row.meta?.to),
      at: timestamp ?? 0,
      content,
      ext: ext ?? {},
      onlineState: 3,
    }
    return [{ key, last, unread }]
  } catch {
    return [{ key, last: null, unread }]
  }
}
