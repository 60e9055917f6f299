import { readAppKey } from '#src/contract/im/jid.ts'
import type { ChatApp } from '../app.ts'
import { restFault, type ChatFaults, type RestFault } from '../faults.ts'
import type { ChatAnswer, ChatRequest } from '../types.ts'
import { type Route, routes } from './routes.ts'
import { Refusal, type RestCall, type RestContent } from './rest.ts'

const json = { 'content-type': 'application/json;charset=utf-8' }

/** Answers service discovery and every chat REST call of any app (chat §7, `wire §3`). */
export function answerRest(appOf: (appKey: string) => ChatApp, faults: ChatFaults, request: ChatRequest): ChatAnswer {
  const query = request.query.size ? `?${request.query.toString()}` : ''
  const fault = restFault(faults, request.method, request.path, query)
  if (fault) return answerFault(fault)
  if (request.path === '/easemob/server.json') return reply(200, discovery(request))
  const [, org = '', name = '', ...rest] = request.path.split('/')
  const appKey = `${decode(org)}#${decode(name)}`
  if (!readAppKey(appKey) || !rest.length) return refuse(new Refusal(404, 'Service resource not found'))
  return answerIn(appOf(appKey), request, `/${rest.join('/')}`)
}

function answerFault(fault: RestFault): ChatAnswer {
  if (fault.destroy) return { status: 0, headers: {}, body: '', destroy: true }
  const body = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? {})
  return { status: fault.status ?? 500, headers: json, body }
}

function answerIn(app: ChatApp, request: ChatRequest, path: string): ChatAnswer {
  try {
    const found = match(request.method, path)
    if (!found) throw new Refusal(404, 'Service resource not found')
    const call = authorize(app, request, found.route, found.params)
    const result = found.route.run(call)
    return isContent(result)
      ? { status: 200, headers: { 'content-type': result.contentType }, body: result.content }
      : envelope(call, result)
  } catch (error) {
    return refuse(
      error instanceof Refusal ? error : new Refusal(500, error instanceof Error ? error.message : String(error)),
    )
  }
}

function isContent(result: object): result is RestContent {
  return (result as Partial<RestContent>).content instanceof Uint8Array
}

function match(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
  const segments = path.replace(/\/$/, '').split('/').slice(1)
  for (const route of routes) {
    if (route.call.method !== method || route.segments.length !== segments.length) continue
    const params: Record<string, string> = {}
    const fits = route.segments.every((want, index) => {
      const got = decode(segments[index]!)
      if (!want.startsWith('{')) return want === got
      const [name = '', words] = want.slice(1, -1).split(':')
      params[name] = got
      return words === undefined ? got !== '' : words.split('|').includes(got)
    })
    if (fits) return { route, params }
  }
  return undefined
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Every call but registration, login and downloads needs the bearer of a logged-in user; `{me}` in a path is that user (chat §6). */
function authorize(app: ChatApp, request: ChatRequest, route: Route, params: Record<string, string>): RestCall {
  const bearer = /^Bearer (.+)$/.exec(request.headers['authorization'] ?? '')?.[1] ?? ''
  const token = Object.hasOwn(app.state.tokens, bearer) ? app.state.tokens[bearer] : undefined
  const valid = token !== undefined && token.expires > app.clock.now() && Object.hasOwn(app.state.users, token.user)
  if (!route.call.auth && (!valid || (params['me'] !== undefined && params['me'] !== token.user))) {
    throw new Refusal(401, 'Unable to authenticate (OAuth)', { error: 'auth_bad_access_token' })
  }
  const own = [...app.sessions].filter((session) => session.token === bearer)
  const resource = request.query.get('resource') || (own.length === 1 ? own[0]!.resource : undefined)
  return {
    app,
    me: valid ? token.user : '',
    bearer,
    params,
    query: request.query,
    request,
    actor: { user: valid ? token.user : '', resource },
    body: readBody(request, route),
  }
}

function readBody(request: ChatRequest, route: Route): Record<string, unknown> {
  const type = request.headers['content-type'] ?? ''
  if (route.call.sends === 'file' || request.method === 'GET' || request.body.length === 0) return {}
  const text = new TextDecoder().decode(request.body)
  if (type.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return { list: value }
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>
  } catch {
    // Falls through to the refusal.
  }
  throw new Refusal(400, 'Request body not readable.Please check content type is correct!')
}

function envelope(call: RestCall, result: object): ChatAnswer {
  const { app, request } = call
  const [organization, applicationName] = app.appKey.split('#')
  return reply(200, {
    action: request.method.toLowerCase(),
    uri: request.origin + request.path,
    organization,
    applicationName,
    timestamp: app.clock.now(),
    duration: 0,
    entities: [],
    ...result,
  })
}

function reply(status: number, body: unknown): ChatAnswer {
  return { status, headers: json, body: JSON.stringify(body) }
}

function refuse(refusal: Refusal): ChatAnswer {
  const base = { error: 'service_error', exception: 'ServiceException', error_description: refusal.message }
  return reply(refusal.status, { ...base, ...refusal.extra })
}

/** Service discovery: this server is the only host of everything (`wire §1`). */
function discovery(request: ChatRequest): unknown {
  const url = new URL(request.origin)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const host = { protocol: url.protocol.slice(0, -1), domain: url.hostname, port }
  const withIp = /^\d+(\.\d+){3}$/.test(url.hostname) ? { ...host, ip: url.hostname } : host
  const hosts = { hosts: [withIp] }
  return { rest: hosts, 'msync-ws': hosts, 'msync-wx': hosts, enableDataReport: 'false', deploy_name: 'mock' }
}
