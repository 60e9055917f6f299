import { readKick, kickUser } from './session.ts'
import { onlyFields, readRestFault, readSendFault, type ChatFaults } from './faults.ts'
import type { ChatApp } from './app.ts'
import { defaultOptions, type ChatAnswer, type ChatOptions, type ChatRequest } from './types.ts'

const prefix = '/__world/chat/'

/** What the hooks do to the server. */
interface HookedServer {
  app(appKey: string): ChatApp
  apps(): ChatApp[]
  reset(): void
}

/** The test hooks `POST /__world/chat/{options,kick,fault,sendfault,faults,clearfaults,reset}`; `undefined` for every other request. */
export function answerHook(
  server: HookedServer,
  options: ChatOptions,
  faults: ChatFaults,
  request: ChatRequest,
): ChatAnswer | undefined {
  if (!request.path.startsWith(prefix)) return undefined
  if (request.method === 'OPTIONS') return answer(200, {})
  if (request.method !== 'POST') return answer(405, { error: 'use POST' })
  try {
    const hook = request.path.slice(prefix.length).replace(/\/$/, '')
    const result = run(server, options, faults, hook, readBody(request.body))
    return result === undefined
      ? answer(404, { error: `no hook ${request.path}` })
      : answer(200, { ok: true, ...result })
  } catch (error) {
    return answer(400, { error: error instanceof Error ? error.message : String(error) })
  }
}

type Body = Record<string, unknown>

function readBody(bytes: Uint8Array): Body {
  const text = new TextDecoder().decode(bytes)
  const body: unknown = text.trim() ? JSON.parse(text) : {}
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new Error('the body must be an object')
  return body as Body
}

function run(
  server: HookedServer,
  options: ChatOptions,
  faults: ChatFaults,
  hook: string,
  body: Body,
): object | undefined {
  switch (hook) {
    case 'options':
      return { options: changeOptions(options, body) }
    case 'kick':
      return { kicked: kick(server, body) }
    case 'fault':
      faults.rest.push(readRestFault(body))
      return {}
    case 'sendfault':
      faults.send.push(readSendFault(body))
      return {}
    case 'faults':
      return { rest: faults.rest, send: faults.send }
    case 'clearfaults':
      faults.rest.length = 0
      faults.send.length = 0
      return {}
    case 'reset':
      server.reset()
      return {}
    default:
      return undefined
  }
}

/** Without an app key the user is kicked out of every app; answers how many sessions ended. */
function kick(server: HookedServer, body: Body): number {
  onlyFields(body, ['user', 'operation', 'appKey'])
  const { user, operation, appKey } = body
  if (typeof user !== 'string' || !user) throw new Error('user must be a name')
  const how = readKick(operation)
  if (!how) throw new Error('operation must be 1 to 4')
  const apps = typeof appKey === 'string' ? [server.app(appKey)] : server.apps()
  return apps.reduce((count, app) => count + kickUser(app, user, how), 0)
}

/** Takes over known options; `null` gives the default back, a value of another type or below zero where that has no meaning is refused. */
function changeOptions(options: ChatOptions, changes: Body): ChatOptions {
  onlyFields(changes, Object.keys(defaultOptions))
  const next: Record<string, unknown> = {}
  for (const [key, standard] of Object.entries(defaultOptions)) {
    const value = changes[key]
    if (value === undefined) continue
    if (value !== null && typeof value !== typeof standard) throw new Error(`${key} must be a ${typeof standard}`)
    if (key === 'maxDevices' && value !== null && (value as number) < 1)
      throw new Error('maxDevices must be at least 1')
    next[key] = value ?? standard
  }
  return Object.assign(options, next)
}

function answer(status: number, body: object): ChatAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
