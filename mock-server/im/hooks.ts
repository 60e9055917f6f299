import { readKick, kickUser } from './session.ts'
import type { ChatFaults, RestFault, SendFault } from './faults.ts'
import type { ChatServer } from './server.ts'
import { defaultOptions, type ChatAnswer, type ChatOptions, type ChatRequest } from './types.ts'

const prefix = '/__world/chat/'

/** The test hooks `POST /__world/chat/{options,kick,fault,sendfault,clearfaults,reset}`; `undefined` for every other request. */
export function answerHook(
  server: ChatServer,
  options: ChatOptions,
  faults: ChatFaults,
  request: ChatRequest,
): ChatAnswer | undefined {
  if (!request.path.startsWith(prefix)) return undefined
  if (request.method === 'OPTIONS') return answer(200, {})
  if (request.method !== 'POST') return answer(405, { error: 'use POST' })
  try {
    const text = new TextDecoder().decode(request.body)
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>
    const result = run(server, options, faults, request.path.slice(prefix.length).replace(/\/$/, ''), body)
    return result === undefined
      ? answer(404, { error: `no hook ${request.path}` })
      : answer(200, { ok: true, ...result })
  } catch (error) {
    return answer(400, { error: error instanceof Error ? error.message : String(error) })
  }
}

function run(
  server: ChatServer,
  options: ChatOptions,
  faults: ChatFaults,
  hook: string,
  body: Record<string, unknown>,
): object | undefined {
  switch (hook) {
    case 'options':
      return { options: changeOptions(options, body) }
    case 'kick': {
      const app = server.app(typeof body['appKey'] === 'string' ? body['appKey'] : undefined)
      return { kicked: kickUser(app, String(body['user']), readKick(body['operation'])) }
    }
    case 'fault': {
      const fault = body as unknown as RestFault
      if (typeof fault.path !== 'string') throw new Error('path must be a regular expression')
      RegExp(fault.path)
      faults.rest.push(fault)
      return {}
    }
    case 'sendfault':
      faults.send.push(body as SendFault)
      return {}
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

/** Takes over known options of the right type; `null` gives the default back. */
function changeOptions(options: ChatOptions, changes: Record<string, unknown>): ChatOptions {
  for (const key of Object.keys(defaultOptions) as (keyof ChatOptions)[]) {
    const value = changes[key]
    if (value === null) Object.assign(options, { [key]: defaultOptions[key] })
    else if (typeof value === typeof defaultOptions[key]) Object.assign(options, { [key]: value })
  }
  return options
}

function answer(status: number, body: object): ChatAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
