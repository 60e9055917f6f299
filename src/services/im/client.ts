import { fromBase64 } from '#src/contract/im/base64.ts'
import {
  type ChatMessage,
  type Conversation,
  conversationKey,
  type Outgoing,
  type QueueName,
} from '#src/contract/im/client.ts'
import { chatError, type ChatError } from '#src/contract/im/codes.ts'
import type { Content } from '#src/contract/im/content.ts'
import { readAppKey } from '#src/contract/im/jid.ts'
import { decodeMeta } from '#src/contract/im/meta.ts'
import { ChatParameterError } from '#src/contract/im/params.ts'
import { type Identity, type Input, requestOf } from '#src/contract/im/rest/call.ts'
import { type ChatAnswer, chatCall, type ChatCallName, type ChatInput } from '#src/contract/im/rest/calls.ts'
import type { HistoryWire } from '#src/contract/im/rest/messages.endpoints.ts'
import { fieldsOf, rowsOf } from '#src/domain/unknown.ts'
import type { Clock } from '../clock/clock.ts'
import { decodeMessage, localIdKey, type Reader } from '#src/contract/im/decode.ts'
import { messageUpload, rosterUpload, type RosterUpload } from '#src/contract/im/encode.ts'
import { createKnownPlaces, type KnownPlaces } from './known-places.ts'
import { type ChatSocket, createChatSocket, type Provisioned, type SocketEvents } from './socket.ts'
import { createReporter, type ReportingConfig } from './reporting.ts'
import { type ChatRest, type ChatRestConfig, createChatRest } from './rest.ts'
import type { OpenSocket } from './web-socket.ts'
import { type Credential, type Lifetime, lifetimeOf, obtainToken, type Result, type Token } from './token.ts'

export interface OpenedSession {
  readonly resource: string
  readonly lifetime: Lifetime
}

export interface ChatClientInput {
  readonly config: ChatRestConfig & {
    /** Without it nothing is reported. */
    readonly reporting?: ReportingConfig
  }
  readonly openSocket: OpenSocket
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  /** A new id for what goes up over the socket, other than those of all that this tab sends. */
  readonly newId: () => string
  readonly credential: (user: string, signal: AbortSignal) => Promise<Result<Credential>>
  /** The device's name at the server: stable over reloads, other in each tab. */
  readonly resource: string
  readonly report: (what: string) => void
  /** The kind of network that the device has, in words of its own; for usage reports. */
  readonly network?: () => string
}

/** What history gives: newest first, and the cursor of the page before it. */
export interface HistoryPage {
  readonly messages: readonly ChatMessage[]
  readonly cursor: string
  readonly isLast: boolean
}

/** The chat client without lifecycles: every effect of the chat machines in one object. Nothing here rejects. */
export interface ChatClient {
  /** Finds hosts, gets a token, opens a socket and logs in (chat §4, §7). `isFinal` refusals are not worth another attempt. */
  open(
    input: { user: string; isFresh: boolean },
    events: SocketEvents,
    signal: AbortSignal,
  ): Promise<Result<OpenedSession> & { isFinal?: boolean }>
  /** Gets another token without leaving the socket. */
  renew(user: string, signal: AbortSignal): Promise<Result<Lifetime>>
  readonly socket: ChatSocket
  /** Closes the socket and forgets the token. */
  logOut(): void
  /** Hands a message or ack to the socket; false when it is not open. Throws on an id that is none. */
  send(item: { localId: string; conversation: Conversation; outgoing: Outgoing }): boolean
  roster(operation: RosterUpload['operation'], user: string, reason?: string): boolean
  history(
    input: { conversation: Conversation; cursor: string; count?: number },
    signal?: AbortSignal,
  ): Promise<Result<HistoryPage>>
  /** Makes a call of the table `contract/im/rest/calls.ts`. */
  call<Name extends ChatCallName>(
    name: Name,
    input: ChatInput<Name>,
    signal?: AbortSignal,
  ): Promise<Result<ChatAnswer<Name>>>
  /** Uploads a file and gives the content with its address in place. */
  upload(input: { content: Content; bytes: Blob; name: string }, signal?: AbortSignal): Promise<Result<Content>>
  readonly rest: ChatRest
}

export const sdkVersion = '4.1.2'

/** Who is logged in, with the token and how long it lasts. */
type Who = Identity & Token

interface Parts {
  readonly input: ChatClientInput
  readonly rest: ChatRest
  readonly socket: ChatSocket
  readonly reporter: ReturnType<typeof createReporter>
  readonly places: KnownPlaces
  who: Who | null
}

export function createChatClient(input: ChatClientInput): ChatClient {
  const { config, clock, fetch, report } = input
  const reporter = createReporter({ clock, appKey: config.appKey, to: config.reporting, fetch, network: input.network })
  const known = createKnownPlaces(config.appKey)
  const ask = (ids: readonly string[]) => askPlaces(parts, calls.call, ids)
  const socket = createChatSocket({ openSocket: input.openSocket, clock, places: { known, ask } })
  const rest = createChatRest({ config, fetch, clock, identity: () => parts.who, report })
  const parts: Parts = { input, rest, socket, reporter, places: known, who: null }
  const calls = restPart(parts)
  return { rest, socket, ...loginPart(parts), ...socketPart(parts), ...calls }
}

/** How long a page waits for the service to say where it belongs; then its sender is believed. Ours, below the time for a page. */
const ASK_MS = 5000

/** Asks the service which of these are threads; one that it does not know is a group's. */
async function askPlaces({ input, places }: Parts, call: ChatClient['call'], ids: readonly string[]): Promise<void> {
  const stop = new AbortController()
  const limit = input.clock.setTimeout(() => stop.abort(), ASK_MS)
  await Promise.all(
    ids.map(async (id) => {
      const reply = await call('threads.detail', { id }, stop.signal)
      // What it says of a thread need not name it again.
      if (reply.ok) places.set('thread')(id)
      else if (reply.error.name === 'threadNotExist') places.set('group')(id)
    }),
  )
  input.clock.clearTimeout(limit)
}

/** Nobody has said no: it did not arrive, or the server is not itself; every 5xx is such an answer, whatever its words. */
const isNetwork = ({ name, data }: ChatError): boolean =>
  ['timeout', 'unknown', 'abort', 'serverBusy'].includes(name) || Number(fieldsOf(data)['status']) >= 500

/** What the server answers a login with whose token is none, or has run out (status 2 and 6). */
const isTokenRefused = ({ name, data }: ChatError): boolean =>
  name === 'connectionError' && [2, 6].includes(Number(fieldsOf(data)['code']))

/** Hosts, tokens and the login over the socket. */
function loginPart(parts: Parts): Pick<ChatClient, 'open' | 'renew' | 'logOut'> {
  const { rest, socket, reporter, input } = parts
  const { clock, config, resource } = input
  let nextSocket = 0
  const isUsable = (user: string): boolean =>
    parts.who?.user === user && (parts.who.expiresAt === null || parts.who.expiresAt > clock.now())
  return {
    async open({ user, isFresh }, events, signal) {
      const hosts = await rest.discover(signal)
      const url = hosts.socket[nextSocket % Math.max(1, hosts.socket.length)]
      if (!url) return { ok: false, error: chatError('openError', 'no socket host') }
      reporter.enable(hosts.isReporting)
      const logIn = async (mustFetch: boolean): Promise<Provisioned> => {
        if (mustFetch) {
          const got = await obtainToken({ input, rest, user, signal })
          if (!got.ok) return { ...got, isFinal: !isNetwork(got.error) }
          // It came in the moment in which its person went.
          if (signal.aborted) return { ok: false, error: chatError('abort', 'login was given up'), isFinal: false }
          parts.who = { ...got.value, user, resource }
        }
        const { token } = parts.who!
        return socket.open({ url, appKey: config.appKey, user, token, resource, version: sdkVersion }, events, signal)
      }
      let opened = await logIn(isFresh || !isUsable(user))
      // IMC-9: a token may have ended at the server alone; another one is fetched once before anything is said.
      if (!opened.ok && isTokenRefused(opened.error) && !signal.aborted) opened = await logIn(true)
      if (!opened.ok) {
        nextSocket += 1
        return opened
      }
      const who = parts.who!
      parts.who = { ...who, resource: opened.resource }
      reporter.add({ event: 'init', resource: opened.resource, version: sdkVersion })
      return { ok: true, value: { resource: opened.resource, lifetime: lifetimeOf(who, clock.now()) } }
    },
    async renew(user, signal) {
      const got = await obtainToken({ input, rest, user, signal })
      if (!got.ok) return got
      if (parts.who?.user === user && !signal.aborted) parts.who = { ...parts.who, ...got.value }
      return { ok: true, value: lifetimeOf(got.value, clock.now()) }
    },
    logOut() {
      socket.close()
      parts.who = null
    },
  }
}

/** A message with the mark by which it is known again in history, should its answer be lost. */
const marked = ({ localId, conversation, outgoing }: Parameters<ChatClient['send']>[0]) => ({
  id: localId,
  conversation,
  outgoing: 'ack' in outgoing ? outgoing : { ...outgoing, ext: { ...outgoing.ext, [localIdKey]: localId } },
})

/** What goes up over the socket. */
function socketPart(parts: Parts): Pick<ChatClient, 'send' | 'roster'> {
  const { socket, input } = parts
  const { appKey } = input.config
  return {
    send(item) {
      const target = item.conversation.kind === 'chat' ? 'user' : item.conversation.kind === 'room' ? 'room' : 'group'
      const frame = messageUpload({ appKey, from: parts.who?.user ?? '', ...marked(item) })
      return socket.upload(frame, target)
    },
    roster(operation, user, reason) {
      const { user: from = '', resource = '' } = parts.who ?? {}
      const more = reason === undefined ? {} : { reason }
      return socket.upload(rosterUpload({ appKey, id: input.newId(), from, resource, operation, to: [user], ...more }))
    },
  }
}

/** Everything that is asked for over REST. */
function restPart(parts: Parts): Pick<ChatClient, 'history' | 'call' | 'upload'> {
  const { rest, reporter, input } = parts
  const { config, report } = input
  const call: ChatClient['call'] = async (name, given, signal) => {
    const known = chatCall(name)
    const who: Identity = parts.who ?? { token: '', user: '', resource: input.resource }
    try {
      const request = requestOf(known, given as Input, who)
      const begun = reporter.begin()
      const reply = await rest.send(request, signal)
      const { method } = request
      const code = reply.ok ? 200 : reply.error.type
      reporter.end(begun, { name, method, code, ok: reply.ok, uid: who.user })
      if (!reply.ok) return reply
      const value = (known.read ? known.read(reply.body as never, given as never) : null) as never
      parts.places.note(name, value)
      return { ok: true, value }
    } catch (error) {
      if (error instanceof ChatParameterError) return { ok: false, error: chatError('parameter', error.message) }
      return { ok: false, error: chatError('callbackInner', `the answer of ${name} could not be read`) }
    }
  }
  return {
    call,
    async history({ conversation, cursor, count = 20 }, signal) {
      const window = { appKey: config.appKey, conversation: conversationKey(conversation), cursor: cursor || -1, count }
      const reply = await call('history.list', window, signal)
      const reader = { me: parts.who?.user ?? '', skipped: (what: string) => report(`history: ${what}`) }
      return reply.ok ? { ok: true, value: readHistory(reply.value, conversation, reader) } : reply
    },
    async upload({ content, bytes, name }, signal) {
      if (!readAppKey(config.appKey)) return { ok: false, error: chatError('uploadFailed', 'AppKey illegal') }
      if (!parts.who?.token) return { ok: false, error: chatError('uploadNoLogin', 'AccessToken cannot be empty') }
      if (bytes.size <= 0) return { ok: false, error: chatError('uploadNoFile', 'fileSize must be greater than 0') }
      const reply = await call('files.upload', { bytes, name }, signal)
      if (!reply.ok) return { ok: false, error: { ...reply.error, name: 'uploadFailed' } }
      const { uri, entities } = reply.value
      const [entity] = entities ?? []
      if (!uri || !entity?.uuid) return { ok: false, error: chatError('uploadFailed', 'the answer names no file') }
      const secret = entity['share-secret']
      const url = `${uri}/${entity.uuid}`
      const found = { url, filename: name, fileLength: bytes.size, ...(secret ? { secret } : {}) }
      return { ok: true, value: { ...content, ...found } as Content }
    },
  }
}

/** Decodes a window of history; what cannot be read is reported and skipped (chat §7: only namespace 1 is kept). */
function readHistory({ data }: HistoryWire, conversation: Conversation, reader: Reader): HistoryPage {
  const messages = rowsOf(data?.msgs).flatMap(({ msg }) => {
    const bytes = typeof msg === 'string' ? fromBase64(msg) : undefined
    if (!bytes) {
      reader.skipped('a message that is no base64')
      return []
    }
    try {
      const message = decodeMessage(decodeMeta(bytes), reader)
      return message ? [{ ...message, conversation: conversationKey(conversation) }] : []
    } catch (error) {
      reader.skipped(String(error))
      return []
    }
  })
  return { messages, cursor: data?.next_key ?? '', isLast: data?.is_last !== false }
}

export type { QueueName }
