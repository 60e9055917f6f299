import { describe } from 'vitest'
import type { Output } from '#src/machines/model.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { createChatRest } from '#src/services/im/rest.ts'
import { playedLedger } from '../subjects.ts'
import { itPlays } from './check.ts'
import { type Door, told } from './play.ts'

const known = ['https://a1.example', 'https://a2.example']
const fresh = ['https://b1.example', 'https://b2.example']
const call = { method: 'GET', path: 'x', query: {}, bearer: 't' } as const

/** What the DNS says; the last REST host of its list is tried first (`wire §1`). */
const serverJson = (hosts: readonly string[]): Response =>
  Response.json({
    rest: { hosts: hosts.toReversed().map((host) => ({ protocol: 'https', domain: new URL(host).host })) },
    'msync-ws': { hosts: [{ protocol: 'https', domain: 's.example' }] },
  })

/** A client that knows two hosts. A fact is one request that is not answered, or is; the next one is. */
async function start(): Promise<Door> {
  const out: Output[] = []
  let failing = 0
  let status = 200
  let asked = ''
  let dns: ((response: Response) => void) | null = null
  let isKnown = false
  const fetch = (async (url: string) => {
    if (!url.includes('server.json')) {
      asked = new URL(url).origin
      if (failing === 0) return new Response('{}', { status })
      failing -= 1
      throw new Error('down')
    }
    if (!isKnown) return serverJson(known)
    out.push(told('dns.asked'))
    const { promise, resolve } = Promise.withResolvers<Response>()
    dns = resolve
    return promise
  }) as typeof globalThis.fetch
  const rest = createChatRest({
    config: { appKey: 'demo#chat', rest: [], socket: [], dns: ['https://dns.example'], isSecure: true },
    fetch,
    clock: createVirtualClock(0),
    identity: () => ({ token: 't', user: 'alice', resource: 'r' }),
    report: () => undefined,
  })
  await rest.discover()
  isKnown = true
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const answerDns = async (response: Response): Promise<void> => {
    dns?.(response)
    dns = null
    await settle()
  }
  return {
    see: async () => {
      status = 200
      await rest.send(call)
      return { states: [dns ? 'dnsRefresh' : 'hostN'], context: { host: asked, failures: rest.failures() } }
    },
    happen: async (fact) => {
      if (fact.type === 'dns.refreshed') return answerDns(serverJson(fresh))
      if (fact.type === 'dns.failed') return answerDns(new Response('', { status: 500 }))
      failing = fact.type === 'rest.failed' ? 1 : 0
      status = Number(fact['status'] ?? 200)
      void rest.send(call)
      await settle()
    },
    out: () => out.splice(0),
  }
}

describe('[lc:rest-host-failover] hosts that cannot be reached', () => {
  itPlays({
    ledger: playedLedger('rest-host-failover'),
    start,
    facts: [
      { type: 'rest.failed' },
      ...[200, 401, 404, 500, 503].map((status) => ({ type: 'rest.answered', status })),
      { type: 'dns.refreshed' },
      { type: 'dns.failed' },
    ],
    can: ({ type }, { states: [state] }) => type.startsWith('dns.') === (state === 'dnsRefresh'),
    about: (_fact, { context }) => {
      const hosts = known.includes(context['host'] as string) ? known : fresh
      const failures = Number(context['failures']) + 1
      return {
        nextHost: hosts.find((host) => host !== context['host']),
        firstHost: fresh[0],
        failures,
        isFifth: failures === 5,
      }
    },
  })
})
