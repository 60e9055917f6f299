import 'fake-indexeddb/auto'
import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import { marketEndpoints } from '#src/contract/rest/market/market.endpoints.ts'
import { noticesEndpoints } from '#src/contract/rest/notices/notices.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { createPageWorld } from './page.ts'
import { forgetPageWorld } from './page-store.ts'
import { createAsk, createTestClock } from './test-kit.ts'
import { demoAccount } from './world/demo-account.ts'

const clock = createTestClock()
const { phone, password } = demoAccount

/** A page, as far as its world is concerned; opening another one is a reload or a second tab. */
const openPage = async (options: Partial<Parameters<typeof createPageWorld>[0]> = {}) => {
  const page = await createPageWorld({ clock, base: '/', ...options })
  const fetch = async (...args: ConstructorParameters<typeof Request>) =>
    (await getResponse(page.handlers, new Request(...args))) ?? new Response(null, { status: 404 })
  return { ...page, ask: createAsk(fetch as typeof globalThis.fetch) }
}

type Page = Awaited<ReturnType<typeof openPage>>
const signIn = async ({ ask }: Page) => ({
  token: (await ask(sessionEndpoints.loginByPassword, { phone, password })).data.token,
})

/** Node has no Web Locks: one queue for all pages, as the browser keeps one for all tabs. */
const locks = () => {
  let queue: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, job: () => Promise<unknown>) => {
      const run = queue.then(job, job)
      queue = run.catch(() => undefined)
      return run
    },
  }
}

beforeEach(() => vi.stubGlobal('navigator', { locks: locks() }))
afterEach(async () => {
  vi.unstubAllGlobals()
  await forgetPageWorld()
})

describe('the world of a page', () => {
  it('survives reload and navigation', async () => {
    const before = await openPage({ name: 'one-collector', seed: 5 })
    const headers = await signIn(before)
    await before.ask(accountEndpoints.updateInfo, { nickname: '云深' }, headers)
    await before.control.faults({ add: { id: 'f', kind: 'delay', with: { ms: 0 } } })
    const after = await openPage()
    expect((await after.ask(accountEndpoints.getUserInfo, {}, headers)).data.nickname).toBe('云深')
    expect(await after.control.state()).toMatchObject({ name: 'one-collector', seed: 5, faults: [{ id: 'f' }] })
    expect(await after.control.snapshot()).toEqual(await before.control.snapshot())
  })

  it('is one and the same in two tabs, whoever changes it', async () => {
    const [one, two] = [await openPage(), await openPage()]
    const headers = await signIn(one)
    for (const [writer, reader, nickname] of [
      [one, two, '甲'],
      [two, one, '乙'],
      [one, two, '丙'],
    ] as const) {
      await writer.ask(accountEndpoints.updateInfo, { nickname }, headers)
      expect((await reader.ask(accountEndpoints.getUserInfo, {}, headers)).data.nickname).toBe(nickname)
    }
    await two.control.advance(60_000)
    expect((await one.control.state()).now).toBe(clock.now() + 60_000)
  })

  it('loses nothing when both tabs write at once', async () => {
    const [one, two] = [await openPage(), await openPage()]
    const headers = await signIn(one)
    const ids = one.world.tables.notices.all().map((row) => row.id)
    await Promise.all(ids.map((id, index) => (index % 2 ? one : two).ask(noticesEndpoints.detail, { id }, headers)))
    const list = await one.ask(noticesEndpoints.list, { pageNo: 1, pageSize: 100 }, headers)
    expect(list.data.list.every((notice) => notice.read)).toBe(true)
    expect(two.world.tables.noticeReads.all().length).toBeLessThanOrEqual(ids.length)
  })

  it('never hands out one id or one token twice', async () => {
    const [one, two] = [await openPage(), await openPage()]
    const tokens = await Promise.all(Array.from({ length: 10 }, (_, index) => signIn(index % 2 ? one : two)))
    expect(new Set(tokens.map(({ token }) => token)).size).toBe(10)
  })

  it('is put back by a reset and a rewind, in every tab', async () => {
    const [one, two] = [await openPage(), await openPage()]
    const headers = await signIn(one)
    const signedIn = await one.control.snapshot()
    await two.control.reset()
    expect((await one.ask(accountEndpoints.getUserInfo, {}, headers)).code).toBe(510)
    await two.control.restore(signedIn)
    expect((await one.ask(accountEndpoints.getUserInfo, {}, headers)).code).toBe(200)
    await one.control.seed('empty')
    expect((await two.ask(marketEndpoints.products, { pageNo: 1, pageSize: 1 })).data.total).toBe(0)
  })

  it('sees a rewind followed by as many changes as were undone', async () => {
    const [one, two] = [await openPage(), await openPage()]
    const headers = await signIn(one)
    const snapshot = await one.control.snapshot()
    await one.ask(accountEndpoints.updateInfo, { nickname: '甲' }, headers)
    await two.ask(accountEndpoints.getUserInfo, {}, headers)
    await one.control.restore(snapshot)
    await one.ask(accountEndpoints.updateInfo, { nickname: '乙' }, headers)
    expect((await two.ask(accountEndpoints.getUserInfo, {}, headers)).data.nickname).toBe('乙')
  })

  it('takes its seed from chance when it is given some', async () => {
    expect((await openPage({ random: { int: () => 4321 } })).world.seed).toBe(4321)
  })
})

describe('when the browser keeps nothing', () => {
  it('still answers, and says so', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      deleteDatabase: () => ({}),
    })
    const page = await openPage()
    expect(page.store.durable).toBe(false)
    const headers = await signIn(page)
    expect((await page.ask(accountEndpoints.getUserInfo, {}, headers)).code).toBe(200)
    vi.unstubAllGlobals()
  })

  it('works without Web Locks', async () => {
    vi.stubGlobal('navigator', {})
    const page = await openPage()
    const tokens = await Promise.all([signIn(page), signIn(page)])
    expect(tokens[0]).not.toEqual(tokens[1])
  })
})
