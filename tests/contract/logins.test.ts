import { expect, it } from 'vitest'
import { chatError } from '#src/contract/im/codes.ts'
import { decodeClientFrame, encodeServerFrame } from '#src/contract/im/frames.ts'
import { createVirtualClock } from '#src/services/clock/virtual-clock.ts'
import { type ChatClient, createChatClient } from '#src/services/im/client.ts'
import type { OpenSocket } from '#src/services/im/web-socket.ts'
import { createSeededRandom } from '#src/services/random/random.ts'

/**
 * Logins of two people beside a service that remembers what its tokens are worth: which is fetched when, which one goes with what, whose it
 * is, how long it lasts, and that nothing goes with any once somebody has left (chat §4, §7; lc:chat-login, lc:token-lifetime, IMC-9).
 */
const LIFE = 100_000
const events = new Proxy({}, { get: () => () => undefined }) as Parameters<ChatClient['open']>[1]
const never = new AbortController().signal

/** What the device has in hand. */
interface Held {
  readonly user: string
  readonly token: string
  readonly issuedAt: number
  readonly resource: string
}

function setUp() {
  const clock = createVirtualClock(1000)
  const service = {
    given: 0,
    worthless: 0,
    isDown: false,
    refuses: '' as '' | 'unknown' | 'chatToken',
    /** What an answer waits for. */
    answers: Promise.resolve(),
  }
  const logins: { user: string; token: string }[] = []
  const calls: { token: string; resource: string }[] = []
  let open = 0
  const openSocket: OpenSocket = (_url, { opened, received, closed }) => {
    open += 1
    queueMicrotask(() => (service.isDown ? closed('down') : opened()))
    return {
      send(bytes) {
        const frame = decodeClientFrame(bytes)
        if (frame.type !== 'provision') return true
        logins.push({ user: frame.guid.name ?? '', token: frame.token })
        const code = Number(frame.token.slice(1)) > service.worthless ? 0 : 2
        received(encodeServerFrame({ type: 'provisioned', status: { code }, resource: 'named' }))
        return true
      },
      close: () => void (open -= 1),
    }
  }
  const client = createChatClient({
    config: { appKey: 'demo#chat', rest: ['http://a'], socket: ['ws://a'], dns: [], isSecure: false },
    openSocket,
    fetch: (async (url: string, { headers }: { headers: Record<string, string> }) => {
      const token = headers['Authorization']?.slice('Bearer '.length) ?? ''
      calls.push({ token, resource: new URL(url).searchParams.get('resource') ?? '' })
      return Response.json({ data: {} })
    }) as unknown as typeof globalThis.fetch,
    clock,
    newId: () => '1',
    credential: async () => {
      if (service.refuses !== '') return { ok: false, error: chatError(service.refuses, 'no') }
      service.given += 1
      const token = `t${service.given}`
      await service.answers
      return { ok: true, value: { kind: 'token', token, expiresAt: clock.now() + LIFE } }
    },
    resource: 'own',
    report: () => undefined,
  })
  return { client, clock, service, logins, calls, sockets: () => open }
}

interface Answer {
  readonly ok: boolean
  readonly isFinal?: boolean
  readonly value?: unknown
}
const brief = ({ ok, isFinal = false, value }: Answer) => (ok ? { ok, value } : { ok, isFinal })

async function play(seed: number): Promise<unknown[]> {
  const random = createSeededRandom(seed)
  const wrong: unknown[] = []
  let step = 0
  const same = (is: unknown, shouldBe: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(shouldBe)) wrong.push({ seed, step, is, shouldBe })
  }
  const { client, clock, service, logins, calls, sockets } = setUp()
  let held: Held | null = null
  let isOpen = false
  /** The next token, as it is given now, or why there is none. */
  const fetched = (user: string, number: number): Held | null =>
    service.refuses === '' ? { user, token: `t${number}`, issuedAt: clock.now(), resource: 'own' } : null
  const lifetime = ({ issuedAt }: Held) => ({
    halfInMs: issuedAt + LIFE / 2 - clock.now(),
    endsInMs: issuedAt + LIFE - clock.now(),
  })
  const open = async (user: string, isFresh: boolean) => {
    let next = service.given
    const wanted: { user: string; token: string }[] = []
    let result: Answer = { ok: true }
    isOpen = false
    const isUsable = held?.user === user && held.issuedAt + LIFE > clock.now()
    const take = () => {
      const got = fetched(user, ++next)
      if (got) held = got
      else result = { ok: false, isFinal: service.refuses === 'chatToken' }
      return got !== null
    }
    let goesOn = !isFresh && isUsable ? true : take()
    if (goesOn && service.isDown) result = { ok: false, isFinal: false }
    else if (goesOn) {
      wanted.push({ user, token: held!.token })
      if (Number(held!.token.slice(1)) <= service.worthless) {
        goesOn = take()
        if (goesOn) wanted.push({ user, token: held!.token })
      }
      if (goesOn) {
        held = { ...held!, resource: 'named' }
        isOpen = true
        result = { ok: true, value: { resource: 'named', lifetime: lifetime(held) } }
      }
    }
    const from = logins.length
    // The connection lets go of its socket whenever it is left.
    client.socket.close()
    same(brief((await client.open({ user, isFresh }, events, never)) as Answer), brief(result))
    same(logins.slice(from), wanted)
  }
  for (; step < 30; step++) {
    const user = ['alice', 'alice', 'bob'][random.int(3)]!
    const act = random.int(8)
    if (act < 3) await open(user, random.int(3) === 0)
    if (act === 3) await clock.advance([1, LIFE / 2, LIFE - 1, LIFE][random.int(4)]!)
    if (act === 4) service.worthless = service.given
    if (act === 5) {
      service.isDown = random.int(3) === 0
      service.refuses = (['', '', '', 'unknown', 'chatToken'] as const)[random.int(5)]!
    }
    const mine = held as Held | null
    if (act === 6 && mine) {
      const got = fetched(mine.user, service.given + 1)
      const renewed = (await client.renew(mine.user, never)) as Answer
      if (got) held = { ...mine, token: got.token, issuedAt: got.issuedAt }
      same(brief(renewed), brief(got ? { ok: true, value: lifetime(got) } : { ok: false }))
    }
    if (act === 7 && random.int(2) === 0) {
      client.logOut()
      held = null
      isOpen = false
    }
    const from = calls.length
    await client.call('groups.leave', { id: '7', kind: 'room' })
    const one = held as Held | null
    same(calls.slice(from), one ? [{ token: one.token, resource: one.resource }] : [])
    same([client.socket.isOpen(), sockets()], [isOpen, isOpen ? 1 : 0])
  }
  return wrong
}

it('a login takes the token in hand while it is its person’s and lasts, and another one where it is worth nothing', async () => {
  const wrong: unknown[] = []
  for (let seed = 1; seed <= 12; seed++) wrong.push(...(await play(seed)))
  expect(wrong.slice(0, 1)).toEqual([])
})

it('a token that comes when its person has gone is nobody’s, and not the next one’s', async () => {
  const late = Promise.withResolvers<void>()
  const gone = new AbortController()
  const { client, service, calls, logins } = setUp()
  const call = () => client.call('groups.leave', { id: '7', kind: 'room' })
  service.answers = late.promise
  const opening = client.open({ user: 'alice', isFresh: true }, events, gone.signal)
  gone.abort()
  client.logOut()
  late.resolve()
  expect(await opening).toMatchObject({ ok: false, isFinal: false })
  await call()
  expect([calls, logins]).toEqual([[], []])

  const later = Promise.withResolvers<void>()
  service.answers = Promise.resolve()
  expect((await client.open({ user: 'alice', isFresh: true }, events, never)).ok).toBe(true)
  service.answers = later.promise
  const renewal = client.renew('alice', gone.signal)
  service.answers = Promise.resolve()
  client.logOut()
  expect((await client.open({ user: 'bob', isFresh: true }, events, never)).ok).toBe(true)
  later.resolve()
  await renewal
  await call()
  expect(calls).toEqual([{ token: 't4', resource: 'named' }])
})
