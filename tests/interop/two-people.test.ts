import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askToBuyEndpoints } from '#src/contract/rest/ask-to-buy/ask-to-buy.endpoints.ts'
import { auctionEndpoints } from '#src/contract/rest/auction/auction.endpoints.ts'
import { chatEndpoints } from '#src/contract/rest/chat/chat.endpoints.ts'
import { drawEndpoints } from '#src/contract/rest/draw/draw.endpoints.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { createAsk } from '#mock/test-kit.ts'
import { type ServerProcess, startServer } from './harness/process.ts'
import { ignoreForeignRejections } from './harness/sdk.ts'
import { createDevice, type Device } from './harness/world.ts'

/**
 * Two people of the marketplace at one mock server, a process of its own, over HTTP and WebSocket and at the same moment: nothing waits for
 * anything but what the server makes wait.
 */
const MINUTE = 60_000
const HALF_HOUR = 30 * MINUTE
const phones = ['13800000000', '13800000001'] as const
const userIds = ['10001', '10002'] as const
const copy = '201102-2719'

let server: ServerProcess
let base: string
let listenAgain: () => void
let tokens: readonly Record<string, string>[]
const devices: Device[] = []

const hook = async <T>(name: string, body: object = {}): Promise<T> =>
  (await (await fetch(`${base}/__world/${name}`, { method: 'POST', body: JSON.stringify(body) })).json()) as T
const act = async <T>(name: string, given: object = {}): Promise<T> =>
  (await hook<{ result: T }>('act', { act: name, with: given })).result
/** Makes a call as one of the two, with a key of its own. */
const as = <Request, Response>(who: number, endpoint: Endpoint<Request, Response>, request: Request) =>
  createAsk(fetch, base)(endpoint, request, { ...tokens[who]!, 'Idempotency-Key': crypto.randomUUID() })
const both = [0, 1] as const
const isSound = async (): Promise<void> => expect(await act('world.audit')).toEqual([])

beforeAll(async () => {
  vi.setConfig({ testTimeout: 30_000 })
  listenAgain = ignoreForeignRejections()
  server = await startServer()
  base = server.base
  const ask = createAsk(fetch, base)
  tokens = await Promise.all(
    phones.map(async (phone) => {
      const { data } = await ask(sessionEndpoints.loginByPassword, { phone, password: 'shucang2026' })
      await act('wallet.give', { phone, currency: 'fen', amount: 10_000_000 })
      return { token: data.token }
    }),
  )
}, 60_000)
afterAll(async () => {
  for (const device of devices) device.conn.close()
  await server.stop()
  listenAgain()
})

describe('two people at the same moment', () => {
  it('open an envelope five times each: each has one part', async () => {
    const { now } = await hook<{ now: number }>('state')
    await hook('clock/advance', { ms: HALF_HOUR - (now % HALF_HOUR) + MINUTE })
    const { envelope } = (await as(0, drawEndpoints.envelope, {})).data
    const id = envelope!.id
    const answers = await Promise.all(
      both.flatMap((who) =>
        Array.from({ length: 5 }, async () => ({ who, ...(await as(who, drawEndpoints.openEnvelope, { id })) })),
      ),
    )
    for (const who of both) expect(answers.filter((one) => one.who === who && one.code === 200)).toHaveLength(1)
    await isSound()
  })

  it('bid against each other: one leads with the most that was taken, and only that is held', async () => {
    const page = { pageNo: 1, pageSize: 20 }
    const { list } = (await as(0, auctionEndpoints.list, { ...page, scope: 'open' })).data
    // One that has begun: others put up more while the server runs.
    const begun = list.filter(({ state }) => state === 'bidding')
    const [auction] = begun.toSorted((a, b) => Number(b.endsAt) - Number(a.endsAt))
    const auctionId = auction!.id
    const before = await Promise.all(userIds.map((userId) => act<Record<string, number>>('world.books', { userId })))
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const amountFen = 2_000_000 + at * 50_000
        const { code } = await as(at % 2, auctionEndpoints.bid, { auctionId, amountFen })
        return { amountFen, who: at % 2, code }
      }),
    )
    const taken = answers.filter(({ code }) => code === 200)
    const most = Math.max(...taken.map(({ amountFen }) => amountFen))
    expect(most, JSON.stringify({ auction, answers })).toBe(2_000_000 + 11 * 50_000)
    const after = await Promise.all(userIds.map((userId) => act<Record<string, number>>('world.books', { userId })))
    const held = both.map((who) => after[who]!['held']! - before[who]!['held']!)
    expect(held).toEqual([0, most])
    const bids = both.map((who) => after[who]!['bids']! - before[who]!['bids']!)
    expect(bids[0]! + bids[1]!).toBe(taken.length)
    await isSound()
  })

  it('sell to an ask twice while it is taken back: one of the three is done', async () => {
    const wanted = { kind: 'copy', productId: '201102', priceFen: 3000, days: 3 } as const
    const ask = (await as(1, askToBuyEndpoints.release, wanted)).data
    const before = await act<Record<string, number>>('world.books', { userId: '10001' })
    const [first, back, second] = await Promise.all([
      as(0, askToBuyEndpoints.sell, { id: ask.id, itemId: copy }),
      as(1, askToBuyEndpoints.cancel, { id: ask.id }),
      as(0, askToBuyEndpoints.sell, { id: ask.id, itemId: copy }),
    ])
    const done = [first, back, second].filter(({ code }) => code === 200)
    expect(done).toHaveLength(1)
    const { items } = await act<Record<string, number>>('world.books', { userId: '10001' })
    expect(before['items']! - items!).toBe(done[0] === back ? 0 : 1)
    await isSound()
  })

  it('write to each other: all comes, once and in order', async () => {
    for (const who of both) {
      const { data } = await as(who, chatEndpoints.getImToken, {})
      const device = createDevice(base, userIds[who]!)
      devices.push(device)
      await device.conn.open({
        user: userIds[who],
        accessToken: Object.values(data).find((one) => String(one).startsWith('YWM')),
      })
      await device.next('onConnected')
    }
    const words = (who: number) => Array.from({ length: 5 }, (_, at) => `${userIds[who]!} 第 ${at} 句`)
    await Promise.all(both.flatMap((who) => words(who).map((text) => devices[who]!.text(userIds[1 - who]!, text))))
    for (const who of both) {
      const fits = ({ from }: { from: string }) => from === userIds[1 - who]
      await vi.waitFor(() => expect(devices[who]!.all('onTextMessage', fits)).toHaveLength(5), 10_000)
      expect(devices[who]!.all('onTextMessage', fits).map(({ msg }) => msg as string)).toEqual(words(1 - who))
    }
  })
})
