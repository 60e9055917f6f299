import { Schema } from 'effect'
import { type Endpoint, pathParameters } from '#src/contract/rest/endpoint.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { startNodeWorld, type NodeWorldOptions } from './setup-node.ts'
import type { HostClock } from './world/clock.ts'
import { demoAccount } from './world/demo-account.ts'
import { defaultBases } from './rest/router.ts'
import { writeLate } from './writes-test-kit.ts'

export interface TestClock extends HostClock {
  tick(ms: number): void
  /** Resolves once somebody waits for this clock. */
  awaited(): Promise<void>
}

/** A clock for tests: time stands still until `tick`, which fires what becomes due. */
export function createTestClock(start = Date.parse('2026-03-01T08:00:00+08:00')): TestClock {
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>()
  let now = start
  let ids = 0
  return {
    now: () => now,
    setTimeout: (run, ms) => {
      timers.set(++ids, { at: now + ms, run })
      return ids
    },
    clearTimeout: (id: number) => void timers.delete(id),
    awaited: async () => {
      for (let turn = 0; timers.size === 0; turn += 1) {
        if (turn > 1000) throw new Error('nobody waits for the clock')
        await new Promise((resolve) => void setImmediate(resolve))
      }
    },
    tick: (ms) => {
      now += ms
      const due = [...timers].filter(([, timer]) => timer.at <= now).toSorted(([, a], [, b]) => a.at - b.at)
      for (const [id, timer] of due) {
        timers.delete(id)
        timer.run()
      }
    },
  }
}

/** The envelope of an answer, its data decoded when the call succeeded. */
export interface Answered<Response> {
  readonly status: number
  readonly code: unknown
  readonly msg: string
  readonly data: Response
  readonly raw: unknown
}

export type Ask = <Request, Response>(
  endpoint: Endpoint<Request, Response>,
  request: Request,
  headers?: Record<string, string>,
) => Promise<Answered<Response>>

function formOf(fields: readonly (readonly [string, unknown])[]): FormData {
  const form = new FormData()
  for (const [key, value] of fields) form.append(key, value instanceof Blob ? value : String(value))
  return form
}

/** A client without rules: encodes, sends, decodes by the endpoint's record. */
export function createAsk(fetch: typeof globalThis.fetch, origin = 'http://world.test'): Ask {
  return async (endpoint, request, headers = {}) => {
    const wire = Schema.encodeUnknownSync(endpoint.request)(request) as Record<string, unknown>
    const inPath = pathParameters(endpoint.path)
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(wire[key])))
    const rest = Object.entries(wire).filter(([key]) => !inPath.includes(key))
    const query =
      endpoint.params === 'query' ? new URLSearchParams(rest.map(([key, value]) => [key, String(value)])) : null
    const isForm = endpoint.params === 'multipart'
    const body = isForm ? formOf(rest) : query ? null : JSON.stringify(Object.fromEntries(rest))
    const response = await fetch(`${origin}${defaultBases[endpoint.base]}${path}${query?.size ? `?${query}` : ''}`, {
      method: endpoint.method,
      headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === null ? {} : { body }),
    })
    const raw = (await response.json()) as Record<string, unknown>
    const code = raw[endpoint.codeField]
    const succeeded = code === 200
    return {
      status: response.status,
      code,
      msg: typeof raw['msg'] === 'string' ? raw['msg'] : '',
      data: (succeeded ? Schema.decodeUnknownSync(endpoint.response)(raw['data']) : raw['data']) as never,
      raw,
    }
  }
}

/** A world, a client and a clock; `signIn` answers the header of the demo account's token. */
export async function openTestWorld(options: Partial<NodeWorldOptions> = {}) {
  const clock = createTestClock()
  const node = await startNodeWorld({ clock, ...options })
  const { answered } = writeLate(node.world)
  const fetch: typeof node.fetch = async (...asked) => {
    const answer = await node.fetch(...asked)
    answered('a request')
    return answer
  }
  const ask = createAsk(fetch)
  const signIn = async (): Promise<Record<string, string>> => {
    const { phone, code } = demoAccount
    return { token: (await ask(sessionEndpoints.loginByVerificationCode, { phone, code })).data.token }
  }
  return { ...node, fetch, clock, ask, signIn }
}
