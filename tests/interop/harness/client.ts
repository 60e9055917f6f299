import { afterAll } from 'vitest'
import type { Platform } from '#src/app/platform.ts'
import { type AppSystem, createSystem } from '#src/app/system.ts'
import { soleTab } from '#src/app/tabs/tabs.ts'
import { failUnheard } from '#src/app/unheard.ts'
import { createMemoryStore } from '#src/journal/stores/memory.ts'
import type { ChatMessage, Outgoing, OutgoingFile } from '#src/contract/im/client.ts'
import { readConversationKey } from '#src/contract/im/client.ts'
import type { ImConnectionContext } from '#src/machines/im-connection/im-connection.machine.ts'
import type { ImConversationContext } from '#src/machines/im-conversation/im-conversation.machine.ts'
import type { ImInboxContext } from '#src/machines/im-inbox/im-inbox.facts.ts'
import type { ImMessageContext } from '#src/machines/im-message/im-message.machine.ts'
import type { ImSyncContext } from '#src/machines/im-sync/im-sync.machine.ts'
import type { OperationsContext } from '#src/machines/operations.ts'
import type { Contacts } from '#src/machines/contact/contact.machine.ts'
import type { Groups } from '#src/machines/group/groups.ts'
import type { Presences } from '#src/machines/presence/presence.machine.ts'
import type { SilentModes } from '#src/machines/silent-mode/silent-mode.machine.ts'
import type { Threads } from '#src/machines/thread/thread.machine.ts'
import { type Clock, createSystemClock } from '#src/services/clock/clock.ts'
import { createServerClock } from '#src/services/clock/server-clock.ts'
import { createMemoryFileStore } from '#src/services/im/files.ts'
import { createMessageIds } from '#src/services/im/ids.ts'
import type { ChatPlatform, FileStore } from '#src/services/im/platform.ts'
import { platformSocket, type OpenSocket } from '#src/services/im/web-socket.ts'
import { createSeededRandom } from '#src/services/random/random.ts'
import { defaultRestConfig } from '#src/services/rest/config.ts'
import { createMemoryKeyValueStore, createVault } from '#src/services/storage/vault.ts'
import type { World } from './world.ts'

interface Contexts {
  'im-connection': ImConnectionContext
  'im-sync': ImSyncContext
  'im-message': ImMessageContext
  'im-inbox': ImInboxContext
  contact: OperationsContext<Contacts>
  group: OperationsContext<Groups>
  thread: OperationsContext<Threads>
  presence: OperationsContext<Presences>
  'silent-mode': OperationsContext<SilentModes>
}
type ContextOf<Stream extends string> = Stream extends keyof Contexts ? Contexts[Stream] : ImConversationContext

/** Our whole app without pages, logged in to the chat of a test world. */
export interface Client {
  readonly user: string
  system(): AppSystem
  context<Stream extends string>(stream: Stream): ContextOf<Stream>
  state(stream: string): unknown
  /** Resolves as soon as the stream's context fits; rejects with what it was instead. */
  until<Stream extends string>(
    stream: Stream,
    fits: (context: ContextOf<Stream>, state: unknown) => unknown,
  ): Promise<ContextOf<Stream>>
  connected(): Promise<void>
  /** Sends over the outbox; gives the local id at once. */
  send(conversation: string, outgoing: Outgoing, file?: { bytes: Blob; name: string }): Promise<string>
  text(conversation: string, msg: string, more?: object): Promise<string>
  /** Opens a conversation and waits for its first window. */
  open(conversation: string): Promise<void>
  /** A message that fits in an open conversation. */
  message(conversation: string, fits: (message: ChatMessage) => boolean): Promise<ChatMessage>
  /** Delivered: no longer in the outbox. */
  delivered(localId: string): Promise<void>
  /** Does an operation of a directory and gives its outcome. */
  operate(
    stream: 'contact' | 'group' | 'thread' | 'presence' | 'silent-mode',
    operation: string,
    input: object,
  ): Promise<{ result: unknown; failure: { reason: string } | null }>
  /** Does an operation of an open conversation and gives its outcome. */
  operateIn(
    conversation: string,
    operation: string,
    input: object,
  ): Promise<{ result: unknown; failure: { reason: string } | null }>
  /** Cuts the socket as a lost network does. */
  cut(): void
  /** Sockets that open from now on fail at once, or work again. */
  block(isBlocked: boolean): void
  /** Puts bytes in front of the client as if the server had sent them. */
  inject(bytes: Uint8Array): void
  setOnline(isOnline: boolean): void
  setVisible(isVisible: boolean): void
  /** Kills the tab and starts the app again on what was stored. */
  reload(): Promise<void>
  readonly reports: readonly string[]
  readonly socketCount: () => number
  stop(): Promise<void>
}

/** Wide, because a slow machine must not decide a test, ms. */
const patience = 60_000

export interface ClientOptions {
  readonly chat?: Partial<Omit<ChatPlatform, 'config'>>
  readonly config?: Partial<ChatPlatform['config']>
  readonly isIdle?: boolean
}

/** Clients of a test file; all are stopped at its end. */
export function useClients(world: World): (user: string, options?: ClientOptions) => Promise<Client> {
  const all: Client[] = []
  afterAll(async () => {
    for (const client of all) await client.stop()
  })
  return async (user, options) => {
    const client = await createClient(world, user, options)
    all.push(client)
    return client
  }
}

interface Parts {
  readonly world: World
  readonly user: string
  readonly options: ClientOptions
  readonly net: ReturnType<typeof createNet>
  readonly device: Clock
  readonly reports: string[]
  readonly files: FileStore
  system: AppSystem
}

const chatPlatform = ({ world, user, options, net, reports, files }: Omit<Parts, 'system'>): ChatPlatform => ({
  config: {
    appKey: 'demo#chat',
    rest: [world.base],
    socket: [`${world.base.replace('http', 'ws')}/websocket`],
    dns: [],
    isSecure: false,
    ...options.config,
  },
  openSocket: net.openSocket,
  fetch: (input, init) => fetch(input, init),
  credential: async () => ({ ok: true, value: { kind: 'password', password: '123456' } }),
  resource: `shucang_${user}`,
  files,
  confirmsDelivery: true,
  report: (what) => void reports.push(what),
  watchVisible: net.visible.watch,
  ...options.chat,
})

/** The platform of an app that lives as long as the client, over reloads. */
function lastingPlatform(parts: Omit<Parts, 'system'>): () => Platform {
  const store = createMemoryStore()
  const vault = createVault(createMemoryKeyValueStore())
  const chat = chatPlatform(parts)
  return () => ({
    clock: createServerClock(parts.device),
    random: createSeededRandom(11),
    vault,
    fetch: async () => new Response('{"code":500,"msg":""}', { headers: { 'content-type': 'application/json' } }),
    network: { isOnline: () => true, watch: parts.net.online.watch },
    push: { listen: () => () => undefined, notify: () => undefined },
    payments: {
      allowedHosts: [],
      base: `${parts.world.base}/`,
      addressOf: (href) => href,
      leave: () => undefined,
      plugin: null,
    },
    history: { change: () => undefined },
    tabs: soleTab(),
    openStore: async () => store,
    config: { ...defaultRestConfig, origin: parts.world.base },
    release: { version: '1.0.39', code: 1039 },
    reload: () => undefined,
    importPage: async () => undefined,
    unheard: failUnheard,
    tabId: 'tab-1',
    startHref: null,
    chat,
  })
}

async function createClient(world: World, user: string, options: ClientOptions = {}): Promise<Client> {
  const fixed = {
    world,
    user,
    options,
    net: createNet(),
    device: createSystemClock(),
    reports: [],
    files: createMemoryFileStore(),
  }
  const platform = lastingPlatform(fixed)
  const parts: Parts = { ...fixed, system: await createSystem(platform()) }
  const logIn = () => parts.system.say('im-connection', { type: 'imConnection.loginRequested', user })
  const client: Client = {
    user,
    reports: parts.reports,
    system: () => parts.system,
    ...watching(parts),
    ...sending(parts),
    ...network(parts),
    async reload() {
      await client.stop()
      parts.system = await createSystem(platform())
      logIn()
    },
    async stop() {
      await parts.system.stop()
      parts.net.cut()
    },
  }
  if (!options.isIdle) {
    logIn()
    await client.connected()
  }
  return client
}

const network = ({
  net,
}: Parts): Pick<Client, 'cut' | 'block' | 'inject' | 'setOnline' | 'setVisible' | 'socketCount'> => ({
  cut: net.cut,
  block: net.block,
  inject: net.inject,
  setOnline: net.online.change,
  setVisible: net.visible.change,
  socketCount: net.count,
})

type Watching = Pick<
  Client,
  'context' | 'state' | 'until' | 'connected' | 'open' | 'message' | 'delivered' | 'operate' | 'operateIn'
>

function watching(parts: Parts): Watching {
  const until: Client['until'] = (stream, fits) => wait(() => parts.system, stream, fits as never) as never
  return {
    until,
    context: (stream) => parts.system.observe(stream)?.context as never,
    state: (stream) => parts.system.observe(stream)?.value,
    connected: async () => void (await until('im-connection', (_, state) => typeof state === 'object')),
    async open(conversation) {
      parts.system.openConversation(conversation)
      const stream = `im-conversation/${conversation}`
      await until(stream, (_, state) => (state as { window: string }).window === 'shown')
    },
    async message(conversation, fits) {
      const { messages } = await until(`im-conversation/${conversation}`, ({ messages: all }) => all.some(fits))
      return messages.find(fits)!
    },
    async delivered(localId) {
      await until('im-message', ({ items }) => items.every((item) => item.localId !== localId))
    },
    operate: (stream, operation, input) =>
      operate(parts, until, { stream, type: `${camel(stream)}.operationRequested`, operation, input }),
    operateIn: (conversation, operation, input) =>
      operate(parts, until, {
        stream: `im-conversation/${conversation}`,
        type: 'imConversation.operationRequested',
        operation,
        input,
      }),
  }
}

function sending(parts: Parts): Pick<Client, 'send' | 'text'> {
  const nextId = createMessageIds(parts.device)
  const send: Client['send'] = async (conversation, outgoing, file) => {
    const localId = nextId()
    let described: OutgoingFile | undefined
    if (file) {
      described = { key: localId, name: file.name, type: file.bytes.type, size: file.bytes.size }
      await parts.files.put(localId, file.bytes)
    }
    parts.system.say('im-message', {
      type: 'imMessage.sendRequested',
      localId,
      conversation: readConversationKey(conversation),
      outgoing,
      ...(described ? { file: described } : {}),
    })
    return localId
  }
  return {
    send,
    text: (conversation, msg, more = {}) => send(conversation, { content: { type: 'txt', msg }, ...more }),
  }
}

const camel = (stream: string): string => stream.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

interface Asked {
  readonly stream: string
  readonly type: string
  readonly operation: string
  readonly input: object
}

async function operate({ system }: Parts, until: Client['until'], { stream, ...fact }: Asked) {
  const outcomeOf = (context: unknown) => (context as OperationsContext<unknown> | undefined)?.outcome ?? null
  const before = outcomeOf(system.observe(stream)?.context)
  system.relay(stream, fact)
  return outcomeOf(await until(stream, (context) => outcomeOf(context) !== before))!
}

function wait(
  system: () => AppSystem,
  stream: string,
  fits: (context: unknown, state: unknown) => unknown,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const look = (): void => {
    const snapshot = system().observe(stream)
    if (snapshot && fits(snapshot.context, snapshot.value)) resolve(snapshot.context)
  }
  const stop = system().subscribe(stream, look)
  const limit = setTimeout(() => {
    const now = system().observe(stream)
    reject(
      new Error(
        `${stream} never fitted ${String(fits)}; it is ${JSON.stringify(now?.value)} ${JSON.stringify(now?.context)?.slice(0, 1500)}`,
      ),
    )
  }, patience)
  look()
  return promise.finally(() => {
    clearTimeout(limit)
    stop()
  })
}

/** The network between a client and the world, with switches. */
function createNet() {
  let isBlocked = false
  let sockets = 0
  let last: { close(): void; events: Parameters<OpenSocket>[1] } | undefined
  const switchOf = () => {
    const watchers = new Set<(value: boolean) => void>()
    return {
      watch: (changed: (value: boolean) => void) => {
        watchers.add(changed)
        return () => void watchers.delete(changed)
      },
      change: (value: boolean) => watchers.forEach((changed) => changed(value)),
    }
  }
  const openSocket: OpenSocket = (url, events) => {
    sockets += 1
    if (isBlocked) {
      queueMicrotask(() => events.closed('blocked'))
      return { send: () => false, close: () => undefined }
    }
    const socket = platformSocket(url, events)
    last = { close: () => socket.close(), events }
    return socket
  }
  return {
    openSocket,
    online: switchOf(),
    visible: switchOf(),
    count: () => sockets,
    block: (value: boolean) => void (isBlocked = value),
    cut: () => last?.close(),
    inject: (bytes: Uint8Array) => last?.events.received(bytes),
  }
}
