import { Schema } from 'effect'
import 'fake-indexeddb/auto'
import { getResponse } from 'msw'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorldServer, type WorldServer } from '#mock/node.ts'
import { createPageWorld } from '#mock/page.ts'
import { startNodeWorld } from '#mock/setup-node.ts'
import { type Ask, createAsk, createTestClock } from '#mock/test-kit.ts'
import { worldNames } from '#mock/world/names.ts'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Endpoint } from '#src/contract/rest/endpoint.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { preludes } from './preludes.ts'
import { demoLogin, sampleOf } from './samples.ts'

interface Door {
  readonly ask: Ask
  readonly reset: () => Promise<unknown>
  readonly sms: (phone: string) => Promise<string | null>
  /** What the door's fetch gives for a plain request. */
  readonly fetch: typeof globalThis.fetch
}

/** Tokens of doors whose world nobody has changed since its reset and the sign-in. */
const clean = new Map<Door, string>()

async function freshToken(door: Door): Promise<string> {
  await door.reset()
  return (await door.ask(sessionEndpoints.loginByPassword, demoLogin)).data.token
}

/** Makes the call, signed in and in a fresh world; a code that must have been sent is asked for first. */
async function call(door: Door, endpoint: Endpoint) {
  const token = clean.get(door) ?? (await freshToken(door))
  // What must have happened before a call leaves its mark too.
  if (endpoint.readsOnly && !preludes[endpoint.name]) clean.set(door, token)
  else clean.delete(door)
  const sample = sampleOf(endpoint.name)
  const found = await preludes[endpoint.name]?.(door, { token }, sample)
  return door.ask(endpoint, { ...sample, ...found }, { token })
}

/** Calls about something that only worlds with products and notices have. */
const ofGoods = [
  /^notice\.detail/,
  /^order\.(?!list|exchanged|sales)/,
  /^product\.(detail|release|joinRelease|marketOf|offers|inscriptions|isFavourite|setFavourite|seriesDetail)$/,
  /^product\.(qualification|appointment)$/,
  /^box\.(detail|contents|open.*)$/,
  /^collection\.(detail|changeBox|upgrade)$/,
  /^listing\.(?!serviceCharge)/,
  /^transfer\.give$/,
  /^avatar\.replace$/,
  /^garden\.(start|stop|push|takeDown|addMagic|supplement|settle)$/,
  /^beans\.(exchange|cast)/,
  /^ask-to-buy\.(choose|release|sell|byCategory|cancel)$/,
  /^pledge\.(publish|lend|cancel)$/,
  /^lease\.(publish|rent|byCategory|terms|end|withdraw|buyout)$/,
  /^auction\.(detail|bid|bids|inscriptionLots|inscriptionLot|inscriptionPrice|takeInscription)$/,
  /^draw\.(prizes|one|many|openAirdrop)$/,
  /^synthesis\.(?!list|count)/,
  /^diy\.(make|salvage)$/,
  /^prop\.(openChest|use|wear)$/,
  /^physical\.order$/,
  /^daily\.(makeUp|redeem)$/,
  /^guild\.give$/,
  /^energy\.(block|unlock|appoint|change)$/,
]
const isAboutGoods = (name: string) => ofGoods.some((pattern) => pattern.test(name))

let server: WorldServer
let overHttp: Door
beforeAll(async () => {
  server = await startWorldServer({ port: 0, clock: createTestClock() })
  overHttp = {
    ask: createAsk(fetch, server.origin),
    reset: server.control.reset,
    sms: server.control.sms,
    fetch: (input, init) => fetch(new URL(input as string, server.origin), init),
  }
})
afterAll(() => server.close())

describe('every endpoint is answered in the default world', () => {
  it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
    const answer = await call(overHttp, endpoint)
    expect(answer, answer.msg).toMatchObject({ status: 200, code: 200 })
    // What is decoded and written again says the same: the answer holds nothing that the schema does not know.
    expect(Schema.encodeSync(endpoint.response)(answer.data)).toEqual((answer.raw as { data: unknown }).data)
  })

  it('and pages of lists have rows by which they can be told apart', async () => {
    const nameless: string[] = []
    for (const endpoint of allEndpoints.filter((row) => row.readsOnly)) {
      const { data } = await call(overHttp, endpoint)
      const { list } = (typeof data === 'object' && data !== null ? data : {}) as { list?: readonly object[] }
      if (list?.some((row) => !('id' in row))) nameless.push(endpoint.name)
    }
    expect(nameless).toEqual([])
  })
})

/** The default world with another release: what changes something there changes it as in the default one. */
const isOnlyNewer = (world: string) => world.startsWith('update-')

describe('every world answers every call that needs no particular row', () => {
  it.each(worldNames)('%s', async (name) => {
    const { control, close, ...node } = await startNodeWorld({ clock: createTestClock(), name })
    const door: Door = { ask: createAsk(node.fetch), reset: control.reset, sms: control.sms, fetch: node.fetch }
    for (const endpoint of allEndpoints.filter((row) => !isAboutGoods(row.name))) {
      if (isOnlyNewer(name) && !endpoint.readsOnly) continue
      expect((await call(door, endpoint)).code, endpoint.name).toBe(200)
    }
    close()
  })
})

describe('the doors give the same answers', () => {
  const openPage = async (): Promise<Door> => {
    const page = await createPageWorld({ clock: createTestClock(), base: '/' })
    const ask = async (input: RequestInfo | URL, init?: RequestInit) =>
      (await getResponse(page.handlers, new Request(new URL(input as string, server.origin), init)))!
    return {
      ask: createAsk(ask as typeof fetch, server.origin),
      reset: page.control.reset,
      sms: page.control.sms,
      fetch: ask as typeof fetch,
    }
  }
  const openVitest = async (): Promise<Door> => {
    const node = await startNodeWorld({ clock: createTestClock() })
    return { ask: createAsk(node.fetch), reset: node.control.reset, sms: node.control.sms, fetch: node.fetch }
  }

  it('page, Vitest and overHttp, body for body', async () => {
    const [page, vitest] = [await openPage(), await openVitest()]
    for (const endpoint of allEndpoints) {
      const { raw } = await call(overHttp, endpoint)
      expect((await call(page, endpoint)).raw, endpoint.name).toEqual(raw)
      expect((await call(vitest, endpoint)).raw, endpoint.name).toEqual(raw)
    }
    // Three fresh worlds for each call that changes something.
  }, 120_000)

  it('also in status, type and time, and in what is not there', async () => {
    const page = await openPage()
    clean.clear()
    await Promise.all([page.reset(), overHttp.reset()])
    for (const path of [
      '/api/v1.0/systemNotice/noticeType',
      '/api/v1.0/nothing',
      '/art/ink-landscape/1.svg',
      '/art/none/1.svg',
    ]) {
      const [one, two] = [await page.fetch(path), await overHttp.fetch(path)]
      expect([one.status, one.headers.get('content-type'), one.headers.get('date'), await one.text()], path).toEqual([
        two.status,
        two.headers.get('content-type'),
        two.headers.get('date'),
        await two.text(),
      ])
    }
  })
})
