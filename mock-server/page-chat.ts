import { adminVia } from './im/admin.ts'
import type { ChatConnection, ChatRequest, ChatTransport } from './im/types.ts'
import type { PageStore } from './page-store.ts'
import { createLocalChat } from './im/local.ts'
import type { ChatSnapshot } from './im/server.ts'
import type { ChatAdmin, ChatBeginning, WorldChat } from './world/chat-service.ts'
import type { WorldClock } from './world/clock.ts'

export interface PageChatOptions {
  readonly clock: WorldClock
  readonly store: Pick<PageStore, 'loadChat' | 'saveChat'>
  /** Under which name tabs find each other. */
  readonly name: string
  /** Names this tab among those that are open. */
  readonly tab: string
  readonly lively: boolean
}

export interface PageChat extends WorldChat {
  /** Takes the host's seat, or finds out that another tab has it. `beginning` is used when nothing is stored. */
  open(beginning: () => ChatBeginning): Promise<void>
  /** Whether the memory is still being stored. */
  isSaving(): boolean
  stop(): void
}

/** What tabs tell each other: the host, one tab by its name, or all. */
type Word = { readonly to: string } & (
  | { readonly kind: 'ask'; readonly id: string; readonly name: keyof ChatAdmin; readonly given: readonly unknown[] }
  | { readonly kind: 'answer'; readonly id: string; readonly result: unknown }
  | { readonly kind: 'refusal'; readonly id: string; readonly reason: string }
  | { readonly kind: 'connect'; readonly line: string }
  /** Bytes on a line, up or down. */
  | { readonly kind: 'bytes'; readonly line: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed'; readonly line: string; readonly clean: boolean }
  | { readonly kind: 'close'; readonly line: string; readonly code: number; readonly reason: string }
  | { readonly kind: 'cut'; readonly line: string }
  /** Another tab has become the host. */
  | { readonly kind: 'seated' }
)

interface Parts extends PageChatOptions {
  readonly post: (word: Word) => void
  readonly local: WorldChat
  /** A connection at the host. */
  readonly connect: (transport: ChatTransport) => ChatConnection
  readonly stored: () => Promise<void>
  /** The host's connections of other tabs, by line. */
  readonly guests: Map<string, ChatConnection>
  /** This tab's lines to the host. */
  readonly lines: Map<string, ChatTransport>
  /** What this tab has asked and nobody has answered yet. */
  readonly asked: Map<string, { readonly word: Word; resolve(result: unknown): void; reject(error: Error): void }>
  isHost: boolean
  ids: number
}

const HOST = 'host'
const tabOf = (id: string): string => id.slice(0, id.lastIndexOf('/'))

/**
 * The chat service of a page. One tab is its host and holds the connections of all; the others speak to it over a channel. When the
 * host goes, another tab takes its seat with what is stored, and every client connects again, as after a restart of the service.
 */
export function createPageChat(options: PageChatOptions): PageChat {
  const saver = createSaver(options.store, () => parts.local.admin.snapshot() as Promise<ChatSnapshot>)
  const channel = new BroadcastChannel(`${options.name}-chat`)
  const connect = (transport: ChatTransport) => parts.local.connect(afterStored(transport, saver.stored))
  const parts: Parts = {
    ...options,
    connect,
    stored: saver.stored,
    post: (word) => channel.postMessage(word),
    local: createLocalChat({ ...options, changed: () => parts.isHost && saver.changed() }),
    guests: new Map(),
    lines: new Map(),
    asked: new Map(),
    isHost: false,
    ids: 0,
  }
  channel.addEventListener('message', (event: MessageEvent<Word>) => hear(parts, event.data))
  // A channel that nobody listens to must not keep a process of tests alive.
  ;(channel as { unref?: () => void }).unref?.()
  const seat = createSeat(`${options.name}-chat`)
  const admin = adminVia((name, given) => ask(parts, name, given))
  return {
    admin,
    connect: (transport) => (parts.isHost ? connect(transport) : connectAfar(parts, transport)),
    answer: admin.answer,
    async open(beginning) {
      const sit = async () => {
        const stored = await options.store.loadChat()
        if (stored) await parts.local.admin.restore(stored)
        else await parts.local.admin.begin(beginning())
        parts.isHost = true
        settle(parts)
      }
      if (await seat.take(sit)) await sit()
    },
    isSaving: saver.isBusy,
    stop() {
      seat.leave()
      for (const line of parts.lines.keys()) parts.post({ to: HOST, kind: 'closed', line, clean: true })
      channel.close()
    },
  }
}

/** Writes the newest memory, once for all changes that came while it was being written. */
function createSaver(store: PageChatOptions['store'], snapshot: () => Promise<ChatSnapshot>) {
  /** How often the memory has changed, and which of these changes are stored. */
  let changes = 0
  let stored = 0
  let isBusy = false
  let waiting: { readonly change: number; readonly resolve: () => void }[] = []
  const write = async (): Promise<void> => {
    isBusy = true
    while (stored < changes) {
      const upTo = changes
      await store.saveChat(await snapshot())
      stored = upTo
      const done = waiting.filter(({ change }) => change <= stored)
      waiting = waiting.filter(({ change }) => change > stored)
      for (const { resolve } of done) resolve()
    }
    isBusy = false
  }
  return {
    isBusy: () => isBusy,
    changed: (): void => {
      changes++
      if (!isBusy) void write()
    },
    /** Resolves once everything that has happened so far is stored. */
    stored: async (): Promise<void> => {
      // What is being done now is noted as a change when it is done.
      await Promise.resolve()
      if (stored >= changes) return
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ change: changes, resolve })
      await promise
    },
  }
}

/** What is acknowledged is stored: the host says nothing to a client before its memory holds what it speaks of. */
function afterStored(transport: ChatTransport, stored: () => Promise<void>): ChatTransport {
  let isOpen = true
  let last: Promise<unknown> = Promise.resolve()
  const then = (say: () => unknown): boolean => {
    if (!isOpen) return false
    last = last.then(stored).then(say)
    return true
  }
  const end = (say: () => void): void => {
    then(say)
    isOpen = false
  }
  return {
    send: (bytes) => then(() => transport.send(bytes)),
    close: (code, reason) => end(() => transport.close(code, reason)),
    cut: () => end(() => transport.cut()),
  }
}

/** The host's seat, held by one tab through a Web Lock; without locks, or where they are refused, every page is its own host. */
function createSeat(name: string) {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  const left = Promise.withResolvers<void>()
  const waiting = new AbortController()
  return {
    /** Whether it was free; otherwise `later` is called when it becomes so. */
    async take(later: () => Promise<void>): Promise<boolean> {
      if (!locks) return true
      const free = Promise.withResolvers<boolean>()
      locks
        .request(name, { ifAvailable: true }, (lock) => {
          free.resolve(lock !== null)
          return lock ? left.promise : undefined
        })
        .catch(() => free.resolve(true))
      if (await free.promise) return true
      locks
        .request(name, { signal: waiting.signal }, async () => {
          await later()
          await left.promise
        })
        .catch(() => undefined)
      return false
    },
    leave(): void {
      waiting.abort()
      left.resolve()
    },
  }
}

/** This tab has become the host: what it asked is answered here, and all clients connect anew. */
function settle(parts: Parts): void {
  parts.post({ to: 'all', kind: 'seated' })
  cutLines(parts)
  for (const [id, { word, resolve, reject }] of parts.asked) {
    parts.asked.delete(id)
    if (word.kind === 'ask') run(parts, word.name, word.given).then(resolve, reject)
  }
}

function cutLines({ lines }: Parts): void {
  const all = [...lines.values()]
  lines.clear()
  for (const transport of all) transport.cut()
}

async function run({ local, stored }: Parts, name: keyof ChatAdmin, given: readonly unknown[]): Promise<unknown> {
  const result = await (local.admin[name] as (...all: readonly unknown[]) => Promise<unknown>)(...given.map(read))
  await stored()
  return result
}

/** A query does not travel between tabs as it is. */
interface Travelling extends Omit<ChatRequest, 'query'> {
  readonly queryText: string
}
const write = (value: unknown): unknown => {
  if (!(value instanceof Object) || !('query' in value)) return value
  const { query, ...request } = value as ChatRequest
  return { ...request, queryText: query.toString() } satisfies Travelling
}
const read = (value: unknown): unknown => {
  if (!(value instanceof Object) || !('queryText' in value)) return value
  const { queryText, ...request } = value as Travelling
  return { ...request, query: new URLSearchParams(queryText) } satisfies ChatRequest
}

function ask(parts: Parts, name: keyof ChatAdmin, given: readonly unknown[]): Promise<unknown> {
  if (parts.isHost) return run(parts, name, given)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const id = `${parts.tab}/${++parts.ids}`
  const word: Word = { to: HOST, kind: 'ask', id, name, given: given.map(write) }
  parts.asked.set(id, { word, resolve, reject })
  parts.post(word)
  return promise
}

function connectAfar(parts: Parts, transport: ChatTransport): ChatConnection {
  const line = `${parts.tab}/${++parts.ids}`
  parts.lines.set(line, transport)
  parts.post({ to: HOST, kind: 'connect', line })
  return {
    receive: (bytes) => parts.post({ to: HOST, kind: 'bytes', line, bytes: bytes.slice() }),
    closed: (clean) => {
      parts.lines.delete(line)
      parts.post({ to: HOST, kind: 'closed', line, clean })
    },
  }
}

function hear(parts: Parts, word: Word): void {
  if (word.to === HOST) return parts.isHost ? serve(parts, word) : undefined
  if (word.to === 'all') return hearNewHost(parts)
  if (word.to !== parts.tab) return
  if (word.kind === 'answer' || word.kind === 'refusal') {
    const question = parts.asked.get(word.id)
    parts.asked.delete(word.id)
    return word.kind === 'answer' ? question?.resolve(word.result) : question?.reject(new Error(word.reason))
  }
  if (!('line' in word)) return
  const transport = parts.lines.get(word.line)
  if (word.kind === 'bytes') return void transport?.send(word.bytes)
  parts.lines.delete(word.line)
  if (word.kind === 'close') transport?.close(word.code, word.reason)
  else transport?.cut()
}

/** The lines to the old host are dead, and what was asked of it is asked again. */
function hearNewHost(parts: Parts): void {
  cutLines(parts)
  for (const { word } of parts.asked.values()) parts.post(word)
}

/** What the host does with what other tabs say. */
function serve(parts: Parts, word: Word): void {
  if (word.kind === 'ask') {
    const { id } = word
    const to = tabOf(id)
    run(parts, word.name, word.given).then(
      (result) => parts.post({ to, kind: 'answer', id, result }),
      (error: unknown) => parts.post({ to, kind: 'refusal', id, reason: String(error) }),
    )
  }
  if (word.kind === 'connect') parts.guests.set(word.line, host(parts, word.line))
  if (word.kind === 'bytes') parts.guests.get(word.line)?.receive(word.bytes)
  if (word.kind === 'closed') {
    parts.guests.get(word.line)?.closed(word.clean)
    parts.guests.delete(word.line)
  }
}

/** A connection of another tab. */
function host({ connect, post, guests }: Parts, line: string): ChatConnection {
  const to = tabOf(line)
  const end = (word: Word): void => {
    guests.delete(line)
    post(word)
  }
  return connect({
    send: (bytes) => {
      if (guests.has(line)) post({ to, kind: 'bytes', line, bytes })
      return guests.has(line)
    },
    close: (code, reason) => end({ to, kind: 'close', line, code, reason }),
    cut: () => end({ to, kind: 'cut', line }),
  })
}
