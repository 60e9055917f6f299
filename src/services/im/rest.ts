import { parseWithoutTurns } from '#src/domain/text/direction.ts'
import { chatError, type ChatError } from '#src/contract/im/codes.ts'
import type { ChatRequest, Identity } from '#src/contract/im/rest/call.ts'
import { readAppKey } from '#src/contract/im/jid.ts'
import { networkErrors, restError } from '#src/contract/im/rest-errors.ts'
import { timings } from '#src/domain/time/timings.ts'
import type { Clock } from '../clock/clock.ts'
import { type ChatHosts, readHosts } from './hosts.ts'

export type ChatReply =
  | { readonly ok: true; readonly body: Record<string, unknown> }
  | { readonly ok: false; readonly error: ChatError }

export interface ChatRestConfig {
  readonly appKey: string
  /** Fixed bases; empty with discovery. */
  readonly rest: readonly string[]
  readonly socket: readonly string[]
  /** Hosts that answer `/easemob/server.json`, in order; empty without discovery. */
  readonly dns: readonly string[]
  readonly isSecure: boolean
  readonly timeoutMs?: number
}

export interface ChatRest {
  /** Performs a call; never rejects. Network errors and time-outs go on to the next host. */
  send(request: ChatRequest, signal?: AbortSignal): Promise<ChatReply>
  /** Asks the DNS hosts in order; without any, gives what is configured. */
  discover(signal?: AbortSignal): Promise<ChatHosts>
  /** Statuses outside the catalogue since the last 200. */
  unconventional(): number
  /** Failed REST calls since the last refresh. */
  failures(): number
}

/** DNS is asked again after so many failures (chat §9). */
const REFRESH_EVERY = 5
const known = new Set([400, 401, 403, 404, 429, 500, 503])

/** The chat REST client: bearer token, host failover, the catalogue of errors (chat §7, §8). */
export function createChatRest(input: {
  config: ChatRestConfig
  fetch: typeof globalThis.fetch
  clock: Clock
  identity: () => Identity | null
  report: (what: string) => void
}): ChatRest {
  const { config, clock, report } = input
  const app = readAppKey(config.appKey)
  let hosts: ChatHosts | null = config.dns.length
    ? null
    : { rest: config.rest, socket: config.socket, isReporting: false }
  let current = 0
  let failed = 0
  let unconventional = 0

  const reach = createReach(input)

  async function discover(signal?: AbortSignal): Promise<ChatHosts> {
    for (const dns of config.dns) {
      const url = `${dns}/easemob/server.json?app_key=${encodeURIComponent(config.appKey)}&_v=${clock.now()}`
      const response = await reach(url, {}, signal)
      if (!(response instanceof Response) || response.status !== 200) continue
      const found = await response.json().then(
        (json: unknown) => readHosts(json, config.isSecure),
        () => null,
      )
      if (found?.rest.length && found.socket.length) {
        current = 0
        return (hosts = found)
      }
    }
    return (hosts ??= { rest: config.rest, socket: config.socket, isReporting: false })
  }

  async function settle(response: Response, path: string, isBinary = false): Promise<ChatReply> {
    if (response.status === 200) unconventional = 0
    else if (!known.has(response.status)) unconventional += 1
    return readReply(response, path, isBinary)
  }

  async function send(request: ChatRequest, signal?: AbortSignal): Promise<ChatReply> {
    const who = input.identity()
    if (!app) return { ok: false, error: chatError('auth', 'appName or orgName is illegal') }
    if (!request.isOpen && !who?.token) return { ok: false, error: chatError('restParameter', 'appkey or token error') }
    const { path, init } = prepare(app, request, clock.now())
    const bases = (hosts ?? (await discover(signal))).rest
    let error = chatError('unknown', networkErrors.unknown.message)
    for (let attempt = 0; attempt < bases.length; attempt++) {
      const list = hosts?.rest ?? bases
      const [at, host] = [current, list[current % list.length]!]
      const response = await reach(host + path, init, signal)
      if (response instanceof Response) return settle(response, path, request.isBinary)
      error = response
      if (error.name === 'abort') break
      report(`REST host ${host} failed: ${error.message}`)
      // Of several calls that fail at one host together the first goes on: the others are not to leave the next one out.
      if (current === at && hosts?.rest === list) current += 1
      failed += 1
      if (failed % REFRESH_EVERY === 0 && config.dns.length) {
        failed = 0
        await discover(signal)
      }
    }
    return { ok: false, error }
  }

  return {
    send,
    discover: (signal) => (hosts && !config.dns.length ? Promise.resolve(hosts) : discover(signal)),
    unconventional: () => unconventional,
    failures: () => failed,
  }
}

/** A fetch that never rejects: the whole answer within the time limit, or `timeout`, `unknown` or `abort` of chat §8. */
function createReach({
  fetch,
  clock,
  config,
}: {
  fetch: typeof globalThis.fetch
  clock: Clock
  config: ChatRestConfig
}) {
  return async (url: string, init: RequestInit, outer?: AbortSignal): Promise<Response | ChatError> => {
    const stop = new AbortController()
    const limit = clock.setTimeout(() => stop.abort('timeout'), config.timeoutMs ?? timings.requestTimeoutMs)
    const abort = () => stop.abort('abort')
    if (outer?.aborted) abort()
    outer?.addEventListener('abort', abort, { once: true })
    try {
      const { status, headers, ...response } = await withBytes(await fetch(url, { ...init, signal: stop.signal }))
      return new Response(status === 204 ? null : response.bytes, { status, headers })
    } catch {
      const why = stop.signal.aborted ? (stop.signal.reason as 'timeout' | 'abort') : 'unknown'
      const { error, message } = networkErrors[why]
      return chatError(error, message)
    } finally {
      clock.clearTimeout(limit)
      outer?.removeEventListener('abort', abort)
    }
  }
}

const withBytes = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  bytes: await response.arrayBuffer(),
})

/** A request as fetch takes it, with its path below the host. Each GET has a time in it, so that no cache answers it (chat §7). */
function prepare(
  { org, app }: { org: string; app: string },
  request: ChatRequest,
  now: number,
): { path: string; init: RequestInit } {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(request.query))
    if (value !== undefined) query.set(key, `${value as string | number}`)
  if (request.method === 'GET') query.set('_v', `${now}`)
  const { body, headers } = writeBody(request)
  if (request.bearer !== undefined) headers['Authorization'] = `Bearer ${request.bearer}`
  const suffix = query.size ? `?${query.toString()}` : ''
  const path = `/${encodeURIComponent(org)}/${encodeURIComponent(app)}/${request.path}${suffix}`
  return { path, init: { method: request.method, headers, ...(body === undefined ? {} : { body }) } }
}

function writeBody({ sends, body: sent }: ChatRequest): { body?: BodyInit; headers: Record<string, string> } {
  if (sends === 'file') {
    const { bytes, name } = sent as { bytes: Blob; name: string }
    const body = new FormData()
    body.append('file', bytes, name)
    return { body, headers: { 'restrict-access': 'true' } }
  }
  if (sends === 'form') {
    const body = new URLSearchParams(sent as Record<string, string>).toString()
    return { body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
  }
  if (sent === undefined) return { headers: {} }
  return { body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json' } }
}

async function readReply(response: Response, path: string, isBinary: boolean): Promise<ChatReply> {
  if (isBinary && response.status === 200) return { ok: true, body: { bytes: await response.blob() } }
  const text = await response.text()
  if (response.status !== 200) return { ok: false, error: restError({ status: response.status, body: text, path }) }
  try {
    const body = parseWithoutTurns(text)
    if (body !== null && typeof body === 'object') return { ok: true, body: body as Record<string, unknown> }
  } catch {
    // Falls through: an answer that is no JSON object.
  }
  return { ok: false, error: chatError('ajax', 'the answer is no JSON', { status: 200, body: text.slice(0, 200) }) }
}
