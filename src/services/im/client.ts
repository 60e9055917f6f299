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
import { queueName } from '#src/contract/im/jid.ts'
import { decodeMeta } from '#src/contract/im/meta.ts'
import { encodeRoster, type RosterOperation } from '#src/contract/im/roster.ts'
import type { Clock } from '../clock/clock.ts'
import { chatCalls } from './calls.ts'
import { decodeMessage } from './decode.ts'
import { addressOf, encodeOutgoing } from './encode.ts'
import { createMessageIds } from './ids.ts'
import { type ChatLink, createChatLink, type LinkEvents } from './link.ts'
import { ChatParameterError } from './params.ts'
import { createReporter } from './reporting.ts'
import { type ChatRest, type ChatRestConfig, createChatRest, type Identity } from './rest.ts'
import type { OpenSocket } from './socket.ts'

/** How a person logs in: with a token that is there, with one of an outer system to exchange, or with a password. */
export type Credential =
  | { readonly kind: 'token'; readonly token: string; readonly expiresAt?: number }
  | { readonly kind: 'external'; readonly token: string }
  | { readonly kind: 'password'; readonly password: string }

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ChatError }

/** When half of the token's life is over and when it ends, in ms from now; null when nobody said. */
export interface Lifetime {
  readonly halfInMs: number | null
  readonly endsInMs: number | null
}

export interface OpenedSession {
  readonly resource: string
  readonly lifetime: Lifetime
}

export interface ChatClientInput {
  readonly config: ChatRestConfig & {
    /** Where usage reports go; without it none are sent. */
    readonly reportingUrl?: string
  }
  readonly openSocket: OpenSocket
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  readonly credential: (user: string) => Promise<Result<Credential>>
  /** The device's name at the server: stable over reloads, other in each tab. */
  readonly resource: string
  readonly report: (what: string) => void
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
    events: LinkEvents,
    signal: AbortSignal,
  ): Promise<Result<OpenedSession> & { isFinal?: boolean }>
  /** Gets another token without leaving the socket. */
  renew(user: string, signal: AbortSignal): Promise<Result<Lifetime>>
  readonly link: ChatLink
  /** Closes the socket and forgets the token. */
  logOut(): void
  /** Hands a message or ack to the socket; false when it is not open. Throws on an id that is none. */
  write(item: { localId: string; conversation: Conversation; outgoing: Outgoing }): boolean
  roster(operation: RosterOperation, user: string, reason?: string): boolean
  history(
    input: { conversation: Conversation; cursor: string; count?: number },
    signal?: AbortSignal,
  ): Promise<Result<HistoryPage>>
  call(name: string, input: Record<string, unknown>, signal?: AbortSignal): Promise<Result<unknown>>
  /** Uploads a file and gives the content with its address in place. */
  upload(input: { content: Content; bytes: Blob; name: string }, signal?: AbortSignal): Promise<Result<Content>>
  readonly rest: ChatRest
}

export const sdkVersion = '4.1.2'

export function createChatClient(input: ChatClientInput): ChatClient {
  const { config, clock } = input
  let identity: (Identity & { expiresAt: number | null; issuedAt: number }) | null = null
  const rest = createChatRest({ config, fetch: input.fetch, clock, identity: () => identity, report: input.report })
  const reporter = createReporter({ clock, appKey: config.appKey, url: config.reportingUrl ?? '', fetch: input.fetch })
  const link = createChatLink({ openSocket: input.openSocket, clock })
  const nextId = createMessageIds(clock)
  let nextSocket = 0

  async function obtain(
    user: string,
    signal: AbortSignal,
  ): Promise<Result<{ token: string; issuedAt: number; expiresAt: number | null }>> {
    if (user === '') return { ok: false, error: chatError('userNotFound', 'the user cannot be empty') }
    const given = await input.credential(user)
    if (!given.ok) return given
    const issuedAt = clock.now()
    const credential = given.value
    if (credential.kind === 'token') {
      return { ok: true, value: { token: credential.token, issuedAt, expiresAt: credential.expiresAt ?? null } }
    }
    const isExternal = credential.kind === 'external'
    const body = isExternal
      ? { grant_type: 'agora' }
      : { grant_type: 'password', username: user, password: credential.password, timestamp: issuedAt }
    const open = credential.kind === 'external' ? credential.token : (true as const)
    const reply = await rest.send({ method: 'POST', path: 'token', open, body }, signal)
    if (!reply.ok)
      return { ok: false, error: { ...reply.error, message: reply.error.message || 'get chat token fail' } }
    const token = reply.body['access_token']
    if (typeof token !== 'string' || token === '')
      return { ok: false, error: chatError('chatToken', 'get chat token fail') }
    const { expires_in: seconds, expire_timestamp: until } = reply.body
    const expiresAt = typeof until === 'number' ? until : typeof seconds === 'number' ? issuedAt + seconds * 1000 : null
    return { ok: true, value: { token, issuedAt, expiresAt } }
  }

  const lifetimeOf = ({ issuedAt, expiresAt }: { issuedAt: number; expiresAt: number | null }): Lifetime => {
    if (expiresAt === null) return { halfInMs: null, endsInMs: null }
    const now = clock.now()
    return { halfInMs: issuedAt + (expiresAt - issuedAt) / 2 - now, endsInMs: expiresAt - now }
  }

  const isNetwork = ({ name }: ChatError): boolean => ['timeout', 'unknown', 'abort', 'serverBusy'].includes(name)

  return {
    rest,
    link,
    async open({ user, isFresh }, events, signal) {
      const hosts = await rest.discover(signal)
      const url = hosts.socket[nextSocket % Math.max(1, hosts.socket.length)]
      if (!url) return { ok: false, error: chatError('openError', 'no socket host') }
      reporter.enable(hosts.isReporting)
      const isUsable = identity?.user === user && (identity.expiresAt === null || identity.expiresAt > clock.now())
      if (isFresh || !isUsable) {
        const got = await obtain(user, signal)
        if (!got.ok) return { ...got, isFinal: !isNetwork(got.error) }
        identity = { ...got.value, user, resource: input.resource }
      }
      const { token } = identity!
      const login = { url, appKey: config.appKey, user, token, resource: input.resource, version: sdkVersion }
      const opened = await link.open(login, events, signal)
      if (!opened.ok) {
        nextSocket += 1
        return opened
      }
      if (identity) identity = { ...identity, resource: opened.resource }
      reporter.add({ event: 'init', uid: user, resource: opened.resource })
      return { ok: true, value: { resource: opened.resource, lifetime: lifetimeOf(identity!) } }
    },
    async renew(user, signal) {
      const got = await obtain(user, signal)
      if (!got.ok) return got
      if (identity) identity = { ...identity, ...got.value }
      return { ok: true, value: lifetimeOf(got.value) }
    },
    logOut() {
      link.close()
      identity = null
    },
    write(item) {
      const target = item.conversation.kind === 'chat' ? 'user' : item.conversation.kind === 'room' ? 'room' : 'group'
      return link.upload(encodeOutgoing(config.appKey, identity?.user ?? '', item), target)
    },
    roster(operation, user, reason) {
      const to = [{ ...addressOf(config.appKey, { kind: 'chat', name: user }) }]
      const payload = encodeRoster({ operation, to, ...(reason === undefined ? {} : { reason }) })
      return link.upload({
        id: nextId(),
        to: { appKey: config.appKey, domain: '@easemob.com' },
        namespace: 'roster',
        payload,
      })
    },
    async history({ conversation, cursor, count = 20 }, signal) {
      const { kind, name } = conversation
      const queue = queueName(addressOf(config.appKey, conversation))
      const user = encodeURIComponent(identity?.user ?? '')
      const body = {
        queue,
        start: cursor || -1,
        end: -1,
        pull_number: count,
        isGroup: kind !== 'chat',
        is_positive: false,
      }
      if (name === '') return { ok: false, error: chatError('parameter', 'Invalid parameter: "targetId"') }
      const reply = await rest.send({ method: 'POST', path: `users/${user}/messageroaming`, body }, signal)
      if (!reply.ok) return reply
      return { ok: true, value: readHistory(reply.body, conversation, identity?.user ?? '', input.report) }
    },
    async call(name, given, signal) {
      const known = chatCalls[name]
      if (!known) throw new Error(`no chat call is named ${name}`)
      const who: Identity = identity ?? { token: '', user: '', resource: input.resource }
      try {
        const request = known.request(given, who)
        const from = clock.now()
        const reply = await rest.send(request, signal)
        reporter.add({
          event: 'api',
          name,
          method: request.method,
          elapsed: clock.now() - from,
          ok: reply.ok,
          uid: who.user,
        })
        if (!reply.ok) return reply
        return { ok: true, value: known.read ? known.read(reply.body, given) : null }
      } catch (error) {
        if (error instanceof ChatParameterError) return { ok: false, error: chatError('parameter', error.message) }
        return { ok: false, error: chatError('callbackInner', `the answer of ${name} could not be read`) }
      }
    },
    async upload({ content, bytes, name }, signal) {
      if (bytes.size <= 0) return { ok: false, error: chatError('uploadNoFile', 'fileSize must be greater than 0') }
      const reply = await rest.send({ method: 'POST', path: 'chatfiles', file: { bytes, name } }, signal)
      if (!reply.ok) return { ok: false, error: { ...reply.error, name: 'uploadFailed' } }
      const { uri, entities } = reply.body as { uri?: string; entities?: { uuid?: string; 'share-secret'?: string }[] }
      const [entity] = entities ?? []
      if (!uri || !entity?.uuid) return { ok: false, error: chatError('uploadFailed', 'the answer names no file') }
      const secret = entity['share-secret']
      const found = {
        url: `${uri}/${entity.uuid}`,
        filename: name,
        fileLength: bytes.size,
        ...(secret ? { secret } : {}),
      }
      return { ok: true, value: { ...content, ...found } as Content }
    },
  }
}

/** Decodes a window of history; what cannot be read is reported and skipped (chat §7: only namespace 1 is kept). */
function readHistory(
  body: Record<string, unknown>,
  conversation: Conversation,
  me: string,
  report: (what: string) => void,
): HistoryPage {
  const data = (body['data'] ?? {}) as { msgs?: { msg?: unknown }[]; is_last?: boolean; next_key?: string }
  const reader = { me, skipped: (what: string) => report(`history: ${what}`) }
  const messages = (data.msgs ?? []).flatMap(({ msg }) => {
    const bytes = typeof msg === 'string' ? fromBase64(msg) : undefined
    if (!bytes) {
      report('history: a message that is no base64')
      return []
    }
    try {
      const message = decodeMessage(decodeMeta(bytes), reader)
      return message ? [{ ...message, conversation: conversationKey(conversation) }] : []
    } catch (error) {
      report(`history: ${String(error)}`)
      return []
    }
  })
  return { messages, cursor: data.next_key ?? '', isLast: data.is_last !== false }
}

export type { QueueName }
