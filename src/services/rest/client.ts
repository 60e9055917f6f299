import { Effect, Schema } from 'effect'
import { type Endpoint, pathParameters, secretHeaders } from '#src/contract/rest/endpoint.ts'
import { parseWithoutTurns } from '#src/domain/text/direction.ts'
import { texts } from '#src/domain/text/texts.ts'
import type { ServerClock } from '../clock/server-clock.ts'
import type { Vault } from '../storage/vault.ts'
import { boundedText, TooLarge } from './bounded-text.ts'
import type { RestConfig } from './config.ts'
import { judge, type Verdict } from './policy.ts'
import { unheardIn } from './unheard.ts'

/** Why a call gave no answer; `message` is ready to show. `sessionEnded` is followed by the login page, so it needs no words. */
export interface RestFailure {
  readonly reason:
    | 'offline'
    | 'timeout'
    | 'http'
    | 'malformed'
    | 'tooLarge'
    | 'aborted'
    | 'sessionEnded'
    | 'signInNeeded'
    | 'request'
  readonly message: string
  readonly status?: number
}

/** How a call ended that was answered (marketplace §8). */
export type Reply<Response> =
  | { readonly kind: 'data'; readonly data: Response }
  /** Codes 201 and 503: the body as it came. */
  | { readonly kind: 'body'; readonly body: unknown }
  /** Any other code: the request yields nothing. */
  | { readonly kind: 'nothing'; readonly code: string; readonly message: string }

/** How a call ended, answered or not. */
export type Ended<Response> = Reply<Response> | { readonly kind: 'failed'; readonly failure: RestFailure }

/** How a rejected token was renewed: it was (perhaps to the same), nobody could be asked, or the session has ended. */
export type Renewal = 'renewed' | 'unreached' | 'ended'

/** Who is asked about credentials; the session actor answers. */
export interface Authority {
  /** How the token that is held stands for a call: rejected (3301) and not renewed yet, or of no use while its end is told (SES-4). */
  standing(call: string): 'good' | 'rejected' | 'over'
  /** Has the token `rejected` renewed, once for all who wait. */
  renew(rejected: string): Promise<Renewal>
  expired(): void
  invalidated(code: 40301 | 3302 | 3303, message: string): void
  updateRequired(): void
}

/** What the client tells the rest of the app while it works. */
export interface Signals {
  requestStarted(): void
  requestEnded(): void
  /** A call that changes something has ended, however it did. */
  changed(call: string): void
  noNetwork(): void
  toast(message: string): void
  /** An answer holds a value that decides about money or what somebody owns, and that this build does not know. */
  unheard(call: string, places: readonly string[]): void
  /** A guest wants something that needs somebody. */
  signInNeeded(): void
}

export interface RestTools {
  readonly fetch: typeof globalThis.fetch
  readonly clock: ServerClock
  readonly vault: Vault
  readonly authority: Authority
  readonly signals: Signals
  readonly config: RestConfig
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Key of the intent behind a call that changes data, so that a repeated call is recognised. */
  readonly intent?: string
  /** Keeps the shared indicator and toasts out of a call that works in the background. */
  readonly silent?: boolean
  /** Nothing is sent while nobody is signed in, where the call needs somebody. */
  readonly onlySignedIn?: boolean
  /** Set by the refresh itself: told 3301 it fails, because waiting for its own outcome would never end. */
  readonly isRefresh?: boolean
}

export type RestClient = <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request,
  options?: CallOptions,
) => Effect.Effect<Reply<Response>, RestFailure>

const failure = (reason: RestFailure['reason'], message: string, status?: number): RestFailure =>
  status === undefined ? { reason, message } : { reason, message, status }

/** The wording of each failure; a page shows it as it is. */
const failures = {
  offline: failure('offline', texts.noNetwork),
  timeout: failure('timeout', '网络有点慢，请稍后再试'),
  malformed: failure('malformed', '数据异常，请稍后再试'),
  tooLarge: failure('tooLarge', '内容过大，已停止加载'),
  aborted: failure('aborted', '已取消'),
  sessionEnded: failure('sessionEnded', '登录状态已失效，请重新登录'),
  signInNeeded: failure('signInNeeded', '登录后才能继续'),
  unreached: failure('offline', '暂时无法确认登录状态，请稍后再试'),
  request: failure('request', '信息有误，请检查后再试'),
}

const httpFailure = (status: number): RestFailure =>
  failure('http', status >= 500 ? '服务器开小差了，请稍后再试' : '暂时无法完成，请稍后再试', status)

const query = (fields: Record<string, unknown>): string => {
  const pairs = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** Takes the passwords out of what would stand in an address; gives them as headers, which hold Latin letters only. */
function takeSecrets(fields: Record<string, unknown>): Record<string, string> {
  const found = Object.entries(secretHeaders).filter(([field]) => typeof fields[field] === 'string')
  return Object.fromEntries(
    found.map(([field, header]) => {
      const value = encodeURIComponent(String(fields[field]).toWellFormed())
      delete fields[field]
      return [header, value]
    }),
  )
}

/** Places the encoded request on the wire: path parameters first, the rest as the endpoint says. */
function address(
  endpoint: Endpoint,
  wire: Record<string, unknown>,
  config: RestConfig,
): { url: string; body: BodyInit | null; secrets: Record<string, string> } {
  const inPath = pathParameters(endpoint.path)
  const rest = Object.fromEntries(Object.entries(wire).filter(([key]) => !inPath.includes(key)))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(wire[key])))
  const base = config.origin + config[`${endpoint.base}Base`]
  if (endpoint.params === 'query') {
    const secrets = config.secretsIn === 'header' ? takeSecrets(rest) : {}
    return { url: base + path + query(rest), body: null, secrets }
  }
  if (endpoint.params === 'json') return { url: base + path, body: JSON.stringify(rest), secrets: {} }
  const form = new FormData()
  for (const [key, value] of Object.entries(rest)) form.append(key, value instanceof Blob ? value : String(value))
  return { url: base + path, body: form, secrets: {} }
}

function headers(endpoint: Endpoint, tools: RestTools, token: string | null, intent: string | undefined): Headers {
  const all = new Headers({ Accept: 'application/json', 'Cache-Control': 'no-cache', Pragma: 'no-cache' })
  all.set('time', String(tools.clock.now()))
  if (endpoint.params === 'json') all.set('Content-Type', 'application/json;charset=UTF-8')
  if (endpoint.token && token) all.set('token', token)
  if (endpoint.params === 'multipart' && token) all.set('Authorization', tools.config.uploadTokenPrefix + token)
  const validate = tools.vault.credentials()?.validate
  if (validate) all.set('validate', validate)
  // A key may stand in an address somebody typed: a header takes no more than Latin letters.
  if (intent && !endpoint.readsOnly) all.set('Idempotency-Key', encodeURIComponent(intent.toWellFormed()))
  return all
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** One exchange, bounded in time and size. The time-out runs on the injected clock and covers the body too. */
async function exchange(
  url: string,
  init: RequestInit,
  tools: RestTools,
  outer: AbortSignal,
): Promise<Answer | RestFailure> {
  const limit = new AbortController()
  const { timeoutMs, uploadTimeoutMs } = tools.config
  const timer = tools.clock.setTimeout(() => limit.abort(), init.body instanceof FormData ? uploadTimeoutMs : timeoutMs)
  const sentAt = tools.clock.deviceNow()
  try {
    const response = await tools.fetch(url, {
      ...init,
      cache: 'no-store',
      signal: AbortSignal.any([limit.signal, outer]),
    })
    const serverDate = Date.parse(response.headers.get('date') ?? '')
    tools.clock.observe({ sentAt, receivedAt: tools.clock.deviceNow(), serverDate })
    return { status: response.status, text: await boundedText(response, tools.config.bodyMaxBytes) }
  } catch (error) {
    if (limit.signal.aborted) return failures.timeout
    if (outer.aborted) return failures.aborted
    return error instanceof TooLarge ? failures.tooLarge : failures.offline
  } finally {
    tools.clock.clearTimeout(timer)
  }
}

const parse = (text: string): unknown => {
  try {
    return parseWithoutTurns(text)
  } catch {
    return undefined
  }
}

const isFailure = (answer: Answer | RestFailure): answer is RestFailure => 'reason' in answer

interface Attempt {
  readonly endpoint: Endpoint
  readonly url: string
  readonly body: BodyInit | null
  readonly secrets: Readonly<Record<string, string>>
  readonly options: CallOptions
  readonly token: string | null
}

/** One request and what its answer means. */
const attempt = Effect.fnUntraced(function* (
  tools: RestTools,
  { endpoint, url, body, secrets, options, token }: Attempt,
) {
  const all = headers(endpoint, tools, token, options.intent)
  for (const [name, value] of Object.entries(secrets)) all.set(name, value)
  const init: RequestInit = {
    method: endpoint.method,
    headers: all,
    body,
  }
  const answer = yield* Effect.promise((signal) =>
    exchange(url, init, tools, options.signal ? AbortSignal.any([signal, options.signal]) : signal),
  )
  if (isFailure(answer)) {
    if (answer.reason === 'offline') tools.signals.noNetwork()
    return yield* Effect.fail(answer)
  }
  if (answer.status !== 200) return yield* Effect.fail(httpFailure(answer.status))
  return judge(parse(answer.text), endpoint.codeField)
})

const endings: ReadonlySet<Verdict['kind']> = new Set<Verdict['kind']>(['expired', 'tokenRejected', 'invalidated'])

/** Does what a verdict asks for; the toasts of the special codes belong to the session and update machines. */
const act = Effect.fnUntraced(function* (tools: RestTools, { endpoint, options, token }: Attempt, verdict: Verdict) {
  // A guest has no session that could end: they are asked to sign in, and nothing else happens.
  if (token === null && endings.has(verdict.kind)) {
    if (!options.silent) tools.signals.signInNeeded()
    return yield* Effect.fail(failures.signInNeeded)
  }
  // A late answer to an old token says nothing about the session that has begun since.
  const isCurrent = () => (tools.vault.credentials()?.token ?? null) === token
  const isSaid = 'toast' in verdict && verdict.toast !== '' && (verdict.kind !== 'expired' || isCurrent())
  if (isSaid && !options.silent) tools.signals.toast(verdict.toast)
  switch (verdict.kind) {
    case 'data':
      return yield* Schema.decodeUnknownEffect(endpoint.response)(verdict.value).pipe(
        Effect.map((data): Reply<unknown> => {
          const places = unheardIn(data)
          if (places.length > 0) tools.signals.unheard(endpoint.name, places)
          return { kind: 'data', data }
        }),
        Effect.mapError(() => failures.malformed),
      )
    case 'body':
      return { kind: 'body', body: verdict.value } satisfies Reply<unknown>
    case 'nothing':
      return { kind: 'nothing', code: verdict.code, message: verdict.toast } satisfies Reply<unknown>
    case 'updateRequired':
      tools.authority.updateRequired()
      return { kind: 'nothing', code: '3304', message: verdict.toast } satisfies Reply<unknown>
    // Rejected again after it was renewed: such a session is of no use, and only signing in leads on.
    case 'tokenRejected':
    case 'expired':
      if (isCurrent()) tools.authority.expired()
      return yield* Effect.fail(failures.sessionEnded)
    case 'invalidated':
      if (isCurrent()) tools.authority.invalidated(verdict.code, verdict.message)
      return yield* Effect.fail(failures.sessionEnded)
    case 'malformed':
      return yield* Effect.fail(failures.malformed)
  }
})

const currentToken = (tools: RestTools): string | null => tools.vault.credentials()?.token ?? null

/** Has a rejected token renewed; gives the one to go on with. */
const renew = Effect.fnUntraced(function* (tools: RestTools, rejected: string) {
  const renewal = yield* Effect.promise(() => tools.authority.renew(rejected))
  if (renewal === 'ended') return yield* Effect.fail(failures.sessionEnded)
  if (renewal === 'unreached') return yield* Effect.fail(failures.unreached)
  return currentToken(tools)
})

/** The token to begin with. Nothing leaves with one that is known to be of no use, or to have run out. */
const tokenFor = Effect.fnUntraced(function* (
  tools: RestTools,
  { name, token, params }: Endpoint,
  { isRefresh }: CallOptions,
) {
  const held = currentToken(tools)
  if (held === null || !(token || params === 'multipart')) return held
  const standing = tools.authority.standing(name)
  if (standing === 'over') return yield* Effect.fail(failures.sessionEnded)
  return standing === 'rejected' && !isRefresh ? yield* renew(tools, held) : held
})

/** A call from its request to its reply, replayed once when its token has been renewed (lc:token-refresh). */
const perform = Effect.fnUntraced(function* (
  tools: RestTools,
  endpoint: Endpoint,
  request: unknown,
  options: CallOptions,
) {
  if (options.onlySignedIn && endpoint.token && !tools.vault.credentials())
    return yield* Effect.fail(failures.sessionEnded)
  // What guests do not see is not asked for them: looking at a page asks nobody to sign in.
  if (endpoint.token && endpoint.readsOnly && !endpoint.guests && currentToken(tools) === null)
    return yield* Effect.fail(failures.signInNeeded)
  const encoded = Schema.encodeUnknownEffect(endpoint.request)(request)
  const wire = yield* encoded.pipe(Effect.mapError(() => failures.request))
  const where = address(endpoint, wire as Record<string, unknown>, tools.config)
  const first: Attempt = { endpoint, ...where, options, token: yield* tokenFor(tools, endpoint, options) }
  const verdict = yield* attempt(tools, first)
  if (verdict.kind !== 'tokenRejected' || first.token === null) return yield* act(tools, first, verdict)
  if (options.isRefresh) return yield* Effect.fail(failures.sessionEnded)
  const second: Attempt = { ...first, token: yield* renew(tools, first.token) }
  const again = yield* attempt(tools, second)
  return yield* act(tools, second, again)
})

/**
 * Makes the typed client. Each call is a pipeline: encode, send, judge, act on special codes, decode. It fails with a
 * {@link RestFailure} and never throws; a call told 3301 waits for the one shared refresh and is replayed once with the new token
 * (marketplace §4, §8; lc:token-refresh).
 */
export function createRestClient(tools: RestTools): RestClient {
  return <Request, Response>(endpoint: Endpoint<Request, Response>, request: Request, options: CallOptions = {}) => {
    const call = perform(tools, endpoint as Endpoint, request, options) as Effect.Effect<Reply<Response>, RestFailure>
    const { readsOnly, loading, name } = endpoint
    const changed = Effect.sync(() => tools.signals.changed(name))
    const told = readsOnly || options.silent ? call : Effect.ensuring(call, changed)
    if (!loading || options.silent) return told
    return Effect.acquireUseRelease(
      Effect.sync(() => tools.signals.requestStarted()),
      () => told,
      () => Effect.sync(() => tools.signals.requestEnded()),
    )
  }
}

/** Runs a call to its end, which is data in any case. */
export const runCall = <Response>(call: Effect.Effect<Reply<Response>, RestFailure>): Promise<Ended<Response>> =>
  Effect.runPromise(call.pipe(Effect.catch((failure) => Effect.succeed<Ended<Response>>({ kind: 'failed', failure }))))
