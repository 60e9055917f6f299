import { chatError, type ChatError } from '#src/contract/im/codes.ts'
import { readAppKey } from '#src/contract/im/jid.ts'
import { requestOf } from '#src/contract/im/rest/call.ts'
import type { ChatInput } from '#src/contract/im/rest/calls.ts'
import { userCalls } from '#src/contract/im/rest/users.endpoints.ts'
import type { Clock } from '../clock/clock.ts'
import type { ChatRest } from './rest.ts'

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

export interface Token {
  readonly token: string
  /** ms since epoch; null when nobody said. */
  readonly issuedAt: number
  readonly expiresAt: number | null
}

export const lifetimeOf = ({ issuedAt, expiresAt }: Token, now: number): Lifetime =>
  expiresAt === null
    ? { halfInMs: null, endsInMs: null }
    : { halfInMs: issuedAt + Math.floor((expiresAt - issuedAt) / 2) - now, endsInMs: expiresAt - now }

const failed = (error: ChatError): Result<Token> => ({ ok: false, error })

/** A login that the server refuses and explains is an open user-grid error with its words (chat §8, connection errors). */
function refused(error: ChatError): ChatError {
  if (error.name === 'ajax' && error.message) return chatError('openUserGrid', error.message, error.data)
  return { ...error, message: error.message || 'get chat token fail' }
}

/** Gets an access token (chat §7, lc:chat-login): takes the one that is there, or asks with a password or an outer token. */
export async function obtainToken({
  input,
  rest,
  user,
  signal,
}: {
  input: {
    readonly config: { readonly appKey: string }
    readonly clock: Clock
    readonly credential: (user: string, signal: AbortSignal) => Promise<Result<Credential>>
  }
  rest: ChatRest
  user: string
  signal: AbortSignal
}): Promise<Result<Token>> {
  if (!readAppKey(input.config.appKey)) return failed(chatError('appKeyNotAssigned', 'the appKey is illegal'))
  if (user === '') return failed(chatError('userNotFound', 'the user cannot be empty'))
  const given = await input.credential(user, signal)
  if (!given.ok) return given
  const issuedAt = input.clock.now()
  const credential = given.value
  if (credential.kind === 'token') {
    return { ok: true, value: { token: credential.token, issuedAt, expiresAt: credential.expiresAt ?? null } }
  }
  if (credential.kind === 'external' && credential.token === '')
    return failed(chatError('parameter', 'Invalid parameter: "token"'))
  const who = { token: '', user, resource: '' }
  const request =
    credential.kind === 'external'
      ? requestOf(userCalls['users.exchangeToken'], { bearer: credential.token }, who)
      : requestOf(
          userCalls['users.token'],
          { username: user, password: credential.password, at: issuedAt } satisfies ChatInput<'users.token'>,
          who,
        )
  const reply = await rest.send(request, signal)
  if (!reply.ok) return failed(refused(reply.error))
  const { access_token: token, expires_in: seconds, expire_timestamp: until } = reply.body
  if (typeof token !== 'string' || token === '') return failed(chatError('chatToken', 'get chat token fail'))
  // Seconds by A-57; the reference client reads them as ms (`wire §0`).
  const expiresAt = typeof until === 'number' ? until : typeof seconds === 'number' ? issuedAt + seconds * 1000 : null
  return { ok: true, value: { token, issuedAt, expiresAt } }
}
