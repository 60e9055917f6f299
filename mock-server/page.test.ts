import 'fake-indexeddb/auto'
import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encodeFrame } from '#src/contract/im/frames.ts'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import { marketEndpoints } from '#src/contract/rest/market/market.endpoints.ts'
import { noticeEndpoints } from '#src/contract/rest/notice/notice.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import type { ChatSnapshot } from './im/server.ts'
import { createPageChat, type PageChat } from './page-chat.ts'
import { createPageWorld } from './page.ts'
import { forgetPageWorld } from './page-store.ts'
import { createAsk, createTestClock } from './test-kit.ts'
import { castOf } from './world/cast.ts'
import { demoAccount } from './world/demo-account.ts'

const clock = createTestClock()
const { phone, password, userId } = demoAccount

const opened: { readonly chat: PageChat }[] = []

/** A page, as far as its world is concerned; opening another one is a reload or a second tab. */
const openPage = async (options: Partial<Parameters<typeof createPageWorld>[0]> = {}) => {
  const page = await createPageWorld({ clock, base: '/', tab: `tab-${opened.length}`, ...options })
  const fetch = async (...args: ConstructorParameters<typeof Request>) =>
    (await getResponse(page.handlers, new Request(...args))) ?? new Response(null, { status: 404 })
  const whole = { ...page, ask: createAsk(fetch as typeof globalThis.fetch) }
  opened.push(whole)
  return whole
}

type Page = Awaited<ReturnType<typeof openPage>>
const signIn = async ({ ask }: Page) => ({
  token: (await ask(sessionEndpoints.loginByPassword, { phone, password })).data.token,
})

type LockJob = (lock: object | null) => Promise<unknown>

/** One queue for each name, for all pages, as the browser keeps one for all tabs. */
const locks = () => {
  const queues = new Map<string, Promise<unknown>>()
  const held = new Set<string>()
  const request = async (
    name: string,
    given: { ifAvailable?: boolean; signal?: AbortSignal } | LockJob,
    last?: LockJob,
  ) => {
    const [options, job] = typeof given === 'function' ? [{}, given] : [given, last!]
    if (options.ifAvailable && held.has(name)) return job(null)
    const hold = async () => {
      options.signal?.throwIfAborted()
      held.add(name)
      try {
        return await job({})
      } finally {
        held.delete(name)
      }
    }
    const queue = queues.get(name)
    const run = queue && held.has(name) ? queue.then(hold, hold) : hold()
    queues.set(
      name,
      Promise.all([queue, run]).catch(() => undefined),
    )
    return run
  }
  return { request }
}

beforeEach(() => vi.stubGlobal('navigator', { locks: locks() }))
afterEach(async () => {
  for (const page of opened.splice(0)) page.chat.stop()
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

  it('does once what is asked of it, also where it fails, with locks or without', async () => {
    for (const given of [{ locks: locks() }, {}]) {
      vi.stubGlobal('navigator', given)
      const { turn } = await openPage()
      let times = 0
      const failing = turn(async () => {
        times += 1
        throw new Error('it failed')
      })
      await expect(failing).rejects.toThrow('it failed')
      expect(times).toBe(1)
    }
  })

  it('stores what was done before it failed, so that the other tab and the next page see the same', async () => {
    for (const given of [{ locks: locks() }, {}]) {
      vi.stubGlobal('navigator', given)
      const [one, two] = [await openPage(), await openPage()]
      const failing = one.turn(async () => {
        await one.world.tables.users.change(userId, (draft) => void (draft.nickname = '半途'))
        throw new Error('it failed')
      })
      await expect(failing).rejects.toThrow('it failed')
      const nicknameIn = ({ world, turn }: Page) => turn(async () => world.tables.users.get(userId)!.nickname)
      expect([await nicknameIn(one), await nicknameIn(two), await nicknameIn(await openPage())]).toEqual([
        '半途',
        '半途',
        '半途',
      ])
      await one.turn(() => one.world.begin())
    }
  })

  it('loses nothing when both tabs write at once', async () => {
    const [one, two] = [await openPage(), await openPage()]
    const headers = await signIn(one)
    const ids = one.world.tables.notices.all().map((row) => row.id)
    await Promise.all(ids.map((id, index) => (index % 2 ? one : two).ask(noticeEndpoints.detail, { id }, headers)))
    const list = await one.ask(noticeEndpoints.list, { pageNo: 1, pageSize: 100 }, headers)
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

it('a tab counts the changes of another one with its own, so that none is taken for one it has seen', async () => {
  const [one, two] = [await openPage(), await openPage()]
  for (let change = 0; change < 3; change++) await signIn(one)
  await two.ask(sessionEndpoints.loginByPassword, { phone, password: 'another2026' })
  expect(two.world.version).toBe(one.world.version)
  await signIn(two)
  await one.ask(sessionEndpoints.loginByPassword, { phone, password: 'another2026' })
  expect(one.world.version).toBe(two.world.version)
})

describe('the chat service of a page', () => {
  /** How often `text` was said to the demo account, as the page sees it. */
  const heard = async ({ chat }: Page) => {
    const { apps } = (await chat.admin.snapshot()) as ChatSnapshot
    return Object.values(apps['demo#chat']?.messages ?? {}).filter(({ from, to }) => from === 'bob' && to === userId)
      .length
  }
  const frames = { send: () => true, close: () => undefined }

  it('keeps its messages over a reload', async () => {
    const before = await openPage()
    await before.chat.admin.act('say', { from: 'bob', text: '还在吗' })
    before.chat.stop()
    const after = await openPage()
    expect(await heard(after)).toBe(1)
  })

  it('answers only when what it speaks of is stored', async () => {
    const { world } = await openPage()
    const saves: (() => void)[] = []
    const store = {
      loadChat: async () => null,
      saveChat: () => new Promise<void>((resolve) => void saves.push(resolve)),
    }
    const chat = createPageChat({ clock: world.clock, store, name: 'apart', tab: 'tab-apart', lively: false })
    opened.push({ chat })
    await chat.open(() => ({ seed: 1, cast: castOf(world) }))
    const told: string[] = []
    const write = async () => {
      await vi.waitFor(() => expect(saves).not.toEqual([]))
      // Whatever was to be said early has been said by now.
      await new Promise((later) => setImmediate(later))
      expect(told).toEqual([])
      saves.shift()!()
    }
    void chat.admin.act('say', { from: 'bob' }).then(() => told.push('answered'))
    await write()
    await vi.waitFor(() => expect(told.splice(0)).toEqual(['answered']))
  })

  it('is the same in two tabs; when its host goes the other takes over and every client connects again', async () => {
    const [one, two] = [await openPage(), await openPage()]
    await two.chat.admin.act('say', { from: 'bob' })
    expect([await heard(one), await heard(two)]).toEqual([1, 1])
    // One of them takes over, the third has its line to another host from then on.
    const three = await openPage()
    const cuts = [two, three].map(({ chat }) => {
      const cut = Promise.withResolvers<void>()
      chat.connect({ ...frames, cut: cut.resolve })
      return cut.promise
    })
    await vi.waitFor(() => expect(one.chat.isSaving()).toBe(false))
    one.chat.stop()
    await Promise.all(cuts)
    expect(await heard(two)).toBe(1)
    await two.chat.admin.act('say', { from: 'bob' })
    expect(await heard(two)).toBe(2)
  })

  it('tells every tab in which way a line was ended: the word of the server, or a cut', async () => {
    const pages = [await openPage(), await openPage()]
    const ends = pages.map(async ({ chat }) => {
      const end = Promise.withResolvers<unknown>()
      const line = chat.connect({
        ...frames,
        close: (code, reason) => end.resolve([code, reason]),
        cut: () => end.resolve('cut'),
      })
      const guid = { appKey: 'nobody', name: 'alice', domain: 'easemob.com', resource: 'webim_x' }
      const login = { token: 't', resource: 'webim_x', deviceName: 'x', deviceUuid: 'x' }
      line.receive(encodeFrame({ type: 'provision', guid, ...login, version: '4.1.2', osType: 16 }))
      return end.promise
    })
    expect(await Promise.all(ends)).toEqual([
      [4001, 'unknown app'],
      [4001, 'unknown app'],
    ])
  })

  it('begins anew with a reset and goes back with a rewind', async () => {
    const page = await openPage()
    const before = await page.control.snapshot()
    await page.control.act('chat.say', { from: 'bob' })
    const after = await page.control.snapshot()
    await page.control.reset()
    expect(await heard(page)).toBe(0)
    await page.control.restore(after)
    expect(await heard(page)).toBe(1)
    await page.control.restore(before)
    expect(await heard(page)).toBe(0)
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

  it.each([
    ['without Web Locks', {}],
    [
      'with Web Locks that are refused',
      { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } },
    ],
  ])('works %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const page = await openPage()
    const tokens = await Promise.all([signIn(page), signIn(page)])
    expect(tokens[0]).not.toEqual(tokens[1])
    await page.control.act('chat.say', { from: 'bob' })
    expect(page.chat.isSaving()).toBe(false)
  })
})

describe('what is asked of the page and is not the world’s', () => {
  it('goes on: a development server serves modules from every folder, while a world answers another page', async () => {
    const { handlers } = await openPage()
    const modules = globSync('{src,mock-server,scenarios}/**/*.{ts,tsx,css,svg,wav}')
    const oneOfEach = new Map(modules.map((path) => [`${dirname(path)} ${path.slice(path.lastIndexOf('.'))}`, path]))
    expect(oneOfEach.size).toBeGreaterThan(100)
    const taken = []
    for (const path of oneOfEach.values())
      if (await getResponse(handlers, new Request(`http://localhost:5173/${path}`))) taken.push(path)
    expect(taken).toEqual([])
  })
})
