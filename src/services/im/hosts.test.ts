import { expect, it } from 'vitest'
import { readHosts } from './hosts.ts'
import { createVirtualClock } from '../clock/virtual-clock.ts'
import { createSeededRandom } from '../random/random.ts'
import type { ChatRequest } from '#src/contract/im/rest/call.ts'
import { createChatRest } from './rest.ts'

const some = <Value>(key: string, values: readonly Value[]) => [{}, ...values.map((value) => ({ [key]: value }))]
/** Hosts in every way of writing them: by name, by number, by both, with port and protocol or without. */
const hosts = some('domain', ['im.example.com', '']).flatMap((domain) =>
  some('ip', ['10.0.0.7', '']).flatMap((ip) =>
    some('port', [8443, '8443']).flatMap((port) =>
      some('protocol', ['http', 'https', 'ws', 'wss', 'tcp']).map((protocol) => ({
        ...domain,
        ...ip,
        ...port,
        ...protocol,
      })),
    ),
  ),
)

it.each([true, false])(
  'each host that has a name or a number is reached where its protocol fits: secure %s',
  (isSecure) => {
    const others = isSecure ? ['http', 'ws'] : ['https', 'wss']
    for (const host of hosts as readonly { domain?: string; ip?: string; port?: string; protocol?: string }[]) {
      const { domain, ip, port, protocol } = host
      const name = isSecure ? domain || ip : ip || domain
      const isThere = Boolean(name) && !others.includes(protocol ?? '')
      const found = readHosts({ rest: { hosts: [host, null] }, 'msync-ws': { hosts: [host] } }, isSecure)
      const address = `${name}${port === undefined ? '' : `:${port}`}`
      const [rest, socket] = isSecure ? ['https', 'wss'] : ['http', 'ws']
      expect([host, found.rest, found.socket]).toEqual([
        host,
        isThere ? [`${rest}://${address}`] : [],
        isThere ? [`${socket}://${address}/websocket`] : [],
      ])
    }
  },
)

/**
 * Hosts that go and come back, and calls that are under way together and end in any order: whoever can reach a host through its failures
 * is answered, no host is asked twice by a call before all others were, and one that answers stays the one that is asked (A-72).
 */
const call: ChatRequest = { method: 'GET', path: 'users/alice/contacts/users', query: {}, bearer: 't' }

async function play(seed: number): Promise<unknown> {
  const random = createSeededRandom(seed)
  const names = ['a', 'b', 'c', 'd'].slice(0, 1 + random.int(4))
  const up = new Set<string>()
  const waiting: { host: string; end: () => void }[] = []
  const asked: string[] = []
  const fetch = ((url: string) => {
    const host = url.slice(7, 8)
    asked.push(host)
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const end = () => (up.has(host) ? resolve(new Response('{"data":[]}')) : reject(new Error('down')))
    waiting.push({ host, end })
    return promise
  }) as typeof globalThis.fetch
  const rest = createChatRest({
    config: {
      appKey: 'demo#chat',
      rest: names.map((name) => `http://${name}`),
      socket: ['ws://a'],
      dns: [],
      isSecure: false,
    },
    fetch,
    clock: createVirtualClock(1000),
    identity: () => ({ token: 't', user: 'alice', resource: 'r' }),
    report: () => undefined,
  })
  /** Where the next call begins, where one has answered. */
  let next: string | undefined = 'a'
  for (let round = 0; round < 6; round++) {
    up.clear()
    for (const name of names) if (random.int(3) === 0) up.add(name)
    const from = asked.length
    const count = 1 + random.int(4)
    const replies = Promise.all(Array.from({ length: count }, () => rest.send(call)))
    for (let idle = 0; idle < 3; idle = waiting.length > 0 ? 0 : idle + 1) {
      waiting.splice(random.int(waiting.length), 1)[0]?.end()
      await new Promise<void>((resolve) => void setImmediate(resolve))
    }
    const answered = (await replies).filter(({ ok }) => ok).length
    const tries = asked.slice(from)
    const reached = names.filter((name) => up.has(name) && tries.includes(name))
    const wrong = [
      answered !== (up.size > 0 ? count : 0) && `${answered} of ${count} were answered`,
      up.size > 0 &&
        names.some((name) => tries.filter((host) => host === name).length > count) &&
        'one was asked too often',
      reached.length > 1 && 'one that answers was left',
      next !== undefined && tries[0] !== next && 'another one was asked first',
    ].filter((one) => one !== false)
    next = reached[0]
    if (wrong.length > 0) return { seed, round, names, up: [...up], tries, wrong }
  }
  return null
}

it('[lc:rest-host-failover] [A-72] every call that can reach a host does, however many fail together', async () => {
  const found = []
  for (let seed = 1; seed <= 30; seed++) found.push(await play(seed))
  expect(found.filter(Boolean)[0]).toBeUndefined()
})
