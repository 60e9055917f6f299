import type { ChatMessage, Conversation, QueueName, Outgoing, OutgoingFile } from '#src/contract/im/client.ts'
import { conversationKey, readConversationKey } from '#src/contract/im/client.ts'
import { chatError } from '#src/contract/im/codes.ts'
import type { Content } from '#src/contract/im/content.ts'
import { conferenceDomain, readChannelId } from '#src/contract/im/jid.ts'
import { isChatCall } from '#src/contract/im/rest/calls.ts'
import type { ChannelWire } from '#src/contract/im/rest/messages.endpoints.ts'
import { conversationCalls, isConversationOperation } from '#src/contract/im/rest/operations.ts'
import { timings } from '#src/domain/time/timings.ts'
import type { RosterUpload } from '#src/contract/im/encode.ts'
import type { Doubt } from '#src/machines/im-message/im-message.machine.ts'
import type { ConversationLine } from '#src/machines/im-inbox/im-inbox.machine.ts'
import type { Operation } from '#src/machines/operations.ts'
import type { Outcome, Tools } from '../effect.ts'
import { type Archive, createArchive, type WindowRequest } from './archive/archive.ts'
import type { SearchRequest } from './archive/search.ts'
import { type ChatClient, createChatClient } from './client.ts'
import { asChatFailure } from './failures.ts'
import { createGate, type Gate } from './gate.ts'
import { createMessageIds } from './ids.ts'
import { createKeeper, type Written } from './keeper.ts'
import type { LinkEvents } from './link.ts'
import type { ChatPorts } from './ports.ts'
import { reconcile } from './reconcile.ts'
import { platformSocket } from './socket.ts'
import type { Result } from './token.ts'

const fail = (name: string, error: Parameters<typeof asChatFailure>[0], extra: object = {}): Outcome => ({
  type: `${name}.failed`,
  failure: asChatFailure(error),
  ...extra,
})
const settle = (name: string, result: Result<unknown>): Outcome =>
  result.ok ? { type: `${name}.succeeded`, result: result.value ?? null } : fail(name, result.error)

/** The client as the chat effects use it; every method gives an outcome fact. Loaded lazily, never in the entry. */
export type ChatRuntime = ReturnType<typeof createChatRuntime>

interface Parts {
  readonly client: ChatClient
  readonly tools: Tools
  readonly ports: ChatPorts
  readonly events: LinkEvents
  /** What the outbox has written; answers to anything else are nobody's. */
  readonly written: Map<string, Written>
  readonly archive: Archive
  readonly keeper: ReturnType<typeof createKeeper>
  readonly gate: Gate
  me: string
}

export function createChatRuntime(tools: Tools, ports: ChatPorts) {
  const { config, fetch, credential, resource, report } = ports
  const openSocket = ports.openSocket ?? platformSocket
  const client = createChatClient({ config, openSocket, fetch, clock: tools.clock, credential, resource, report })
  const written = new Map<string, Written>()
  const archive = createArchive({
    open: ports.openArchive,
    report,
    onRefused: (why) => {
      report(`archive: ${why}`)
      tools.say('toast', { type: 'toast.shown', message: notKept, durationMs: timings.notifyMs })
    },
  })
  const keeper = createKeeper(archive, () => parts.me)
  const parts: Parts = {
    client,
    tools,
    ports,
    written,
    archive,
    keeper,
    events: heard({ tools, written, keeper, report }),
    gate: createGate(),
    me: '',
  }
  return {
    ...connectionPart(parts),
    ...messagePart(parts),
    ...conversationPart(parts),
    ...archivePart(parts),
    ...directoryPart(parts),
  }
}

const notKept = '这台设备存不下新的聊天记录，关闭页面后要联网才能看到'

/** What the link hears as facts. */
const heard = ({
  tools: { say },
  written,
  keeper,
  report,
}: Pick<Parts, 'tools' | 'written' | 'keeper'> & { report: (what: string) => void }): LinkEvents => ({
  unread: (queues) => say('im-sync', { type: 'imSync.unreadReported', queues }),
  notice: (queue) => say('im-sync', { type: 'imSync.noticeHeard', queue }),
  page: (page) => {
    page.skipped.forEach(report)
    say('im-sync', { type: 'imSync.pageArrived', page })
    keeper.heard(page.events)
  },
  skipped: (what) => {
    report(what)
    say('im-sync', { type: 'imSync.frameSkipped', what })
  },
  acked: ({ localId, serverId, at: sentAt }) => {
    const item = written.get(localId)
    if (!item) return
    written.delete(localId)
    say('im-message', { type: 'imMessage.acked', localId, serverId, sentAt })
    keeper.delivered(item, serverId, sentAt)
  },
  refused: ({ localId, error }) => {
    if (written.delete(localId))
      say('im-message', { type: 'imMessage.refused', localId, failure: asChatFailure(error) })
  },
  kicked: (operation) => say('im-connection', { type: 'imConnection.kicked', operation }),
  dropped: (reason) => say('im-connection', { type: 'imConnection.dropped', reason }),
})

const connectionPart = (parts: Parts) => {
  const { client, events } = parts
  return {
    async open({ user, isFresh }: { user: string; isFresh: boolean }, signal: AbortSignal): Promise<Outcome> {
      parts.me = user
      const opened = await client.open({ user, isFresh }, events, signal)
      if (!opened.ok) return fail('open', opened.error, { isFinal: opened.isFinal === true })
      parts.keeper.loggedIn()
      parts.gate.opened()
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
  }
}

const fileGone = { reason: 'fileGone', message: '文件已不在这台设备上，请重新选择' }

const messagePart = (parts: Parts) => {
  const { client, events, ports, tools, written } = parts
  const nextId = createMessageIds(tools.clock, tools.random.int(100))
  return {
    /** Writes an item of the outbox. Throws never; false when the socket took nothing. */
    write(item: { localId: string; conversation: Conversation; outgoing: Outgoing }): boolean {
      written.set(item.localId, item)
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
        if (target.kind !== 'chat' || from === parts.me || target.name !== from) continue
        client.write({ localId: nextId(), conversation: target, outgoing: { ack: 'delivery', messageId: id } })
      }
    },
    async upload(
      { localId, content, file }: { localId: string; content: Content; file: OutgoingFile },
      signal: AbortSignal,
    ): Promise<Outcome> {
      const bytes = await ports.files.get(file.key)
      if (!bytes) return { type: 'upload.failed', localId, failure: fileGone }
      // What is sent without a connection waits for one, and so does what lost it under way.
      while (!signal.aborted) {
        if (!client.link.isOpen()) await parts.gate.next(signal)
        const got = await client.upload({ content, bytes, name: file.name }, signal)
        if (got.ok) {
          await ports.files.remove(file.key)
          return { type: 'upload.succeeded', localId, content: got.value }
        }
        if (client.link.isOpen()) return fail('upload', got.error, { localId })
      }
      return fail('upload', chatError('abort', 'the upload was given up'), { localId })
    },
    async reconcile(doubt: Doubt, signal: AbortSignal): Promise<Outcome> {
      const got = await reconcile(client, doubt, signal)
      return got.ok ? { type: 'reconcile.succeeded', ...got.value } : fail('reconcile', got.error)
    },
  }
}

const conversationPart = (parts: Parts) => {
  const { client, ports, tools } = parts
  return {
    async listConversations(user: string, signal: AbortSignal): Promise<Outcome> {
      const got = await client.call('conversations.list', {}, signal)
      if (!got.ok) return fail('listConversations', got.error)
      const rows = got.value?.channel_infos ?? []
      const lines = rows.flatMap((row) => readLine(ports.config.appKey, row, user))
      return { type: 'listConversations.succeeded', lines }
    },
    async removeConversation(conversation: string, signal: AbortSignal): Promise<Outcome> {
      return settle(
        'removeConversation',
        await client.call('conversations.remove', { conversation, deleteRoam: true }, signal),
      )
    },
    async history(input: { conversation: Conversation; cursor: string }, signal: AbortSignal): Promise<Outcome> {
      const got = await client.history(input, signal)
      if (got.ok) parts.keeper.served(input.conversation, input.cursor, got.value)
      return got.ok ? { type: 'history.succeeded', ...got.value, me: parts.me } : fail('history', got.error)
    },
    async operateOn(
      { operation, input, conversation }: Operation & { conversation: string },
      signal: AbortSignal,
    ): Promise<Outcome> {
      if (!isConversationOperation(operation)) return fail('operate', chatError('operationUnsupported', operation))
      const groupId = readConversationKey(conversation).name
      const given = operation === 'clear' ? { before: tools.clock.now() } : { groupId, ...input }
      const got = await client.call(conversationCalls[operation], { ...given, conversation } as never, signal)
      if (got.ok) parts.keeper.operated({ operation, input }, conversation, got.value)
      return settle('operate', got)
    },
  }
}

/** What lies on the device; needs no network. */
const archivePart = ({ archive }: Parts) => ({
  async local(input: WindowRequest): Promise<Outcome> {
    return { type: 'local.succeeded', ...(await archive.window(input)) }
  },
  async search(input: SearchRequest, signal: AbortSignal): Promise<Outcome> {
    return { type: 'search.succeeded', ...(await archive.search(input, signal)) }
  },
  async forget(): Promise<Outcome> {
    await archive.forget()
    return { type: 'forget.succeeded' }
  },
})

/** Files of a group: their bytes lie in the file store, so the call carries them and the fact does not. */
async function moveFile(
  { client, ports }: Parts,
  operation: string,
  input: Operation['input'],
  signal: AbortSignal,
): Promise<Outcome> {
  const key = typeof input['key'] === 'string' ? input['key'] : ''
  if (operation === 'downloadFile') {
    const got = await client.call('groups.downloadFile', input as never, signal)
    if (!got.ok) return fail('operate', got.error)
    await ports.files.put(key, got.value)
    return { type: 'operate.succeeded', result: { key } }
  }
  const bytes = await ports.files.get(key)
  if (!bytes) return { type: 'operate.failed', failure: fileGone }
  const got = await client.call('groups.uploadFile', { ...input, bytes } as never, signal)
  if (got.ok) await ports.files.remove(key)
  return settle('operate', got)
}

const directoryPart = (parts: Parts) => {
  const { client } = parts
  return {
    async loadContacts(signal: AbortSignal): Promise<Outcome> {
      const ask = (name: 'contacts.list' | 'blocks.list') => client.call(name, {}, signal)
      const [contacts, blocked] = await Promise.all([ask('contacts.list'), ask('blocks.list')])
      if (!contacts.ok) return fail('operate', contacts.error)
      if (!blocked.ok) return fail('operate', blocked.error)
      return { type: 'operate.succeeded', result: { contacts: contacts.value, blocked: blocked.value } }
    },
    async changeRoster(
      operation: RosterUpload['operation'],
      input: Readonly<Record<string, unknown>>,
    ): Promise<Outcome> {
      const { user, reason } = input
      if (typeof user !== 'string' || user === '')
        return fail('operate', chatError('parameter', 'Invalid parameter: "to"'))
      const isWritten = client.roster(operation, user, typeof reason === 'string' ? reason : undefined)
      if (isWritten) return { type: 'operate.succeeded', result: null }
      return fail('operate', chatError('websocketDisconnected', 'websocket has been disconnected'))
    },
    async operate(area: string, { operation, input }: Operation, signal: AbortSignal): Promise<Outcome> {
      const { me } = parts
      if (operation === 'load' && area !== 'groups') return { type: 'operate.succeeded', result: { me } }
      if (operation === 'uploadFile' || operation === 'downloadFile') return moveFile(parts, operation, input, signal)
      if (operation !== 'load') {
        const name = `${area}.${operation}`
        if (!isChatCall(name)) return fail('operate', chatError('operationUnsupported', operation))
        const done = await client.call(name, input as never, signal)
        // Of messages the same error says that somebody has refused them (chat §8); here the server refuses.
        const isForbidden = !done.ok && done.error.name === 'permissionDenied'
        return settle('operate', isForbidden ? { ok: false, error: { ...done.error, name: 'noPermission' } } : done)
      }
      const got = await client.call('groups.joined', {}, signal)
      return got.ok ? { type: 'operate.succeeded', result: { me, groups: got.value } } : fail('operate', got.error)
    },
  }
}

const localPart = (address: string | undefined): string => {
  const text = address ?? ''
  const name = text.includes('@') ? text.slice(0, text.lastIndexOf('@')) : text
  return name.slice(name.indexOf('_') + 1)
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
