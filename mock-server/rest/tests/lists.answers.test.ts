import { describe, expect, it } from 'vitest'
import { homeEndpoints } from '#src/contract/rest/home/home.endpoints.ts'
import { marketEndpoints } from '#src/contract/rest/market/market.endpoints.ts'
import { noticeEndpoints } from '#src/contract/rest/notice/notice.endpoints.ts'
import { rarities } from '#src/contract/rest/shapes.ts'
import { systemEndpoints } from '#src/contract/rest/system/system.endpoints.ts'
import { hour } from '#src/domain/time/instant.ts'
import { openTestWorld } from '../../test-kit.ts'
import { demoAccount } from '../../world/demo-account.ts'

const firstTen = { pageNo: 1, pageSize: 10 }

describe('notices', () => {
  it('come pinned first, then newest, each once over all pages', async () => {
    const { ask } = await openTestWorld()
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((pageNo) => ask(noticeEndpoints.list, { pageNo, pageSize: 10 })),
    )
    const all = pages.flatMap((answer) => answer.data.list)
    expect(all).toHaveLength(pages[0]!.data.total)
    expect(new Set(all.map((notice) => notice.id)).size).toBe(all.length)
    const pinned = all.filter((notice) => notice.pinned).length
    expect(all.slice(0, pinned).every((notice) => notice.pinned)).toBe(true)
    const times = all.slice(pinned).map((notice) => notice.publishedAt!)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  it('are found by type, by the parent of a type, and by words', async () => {
    const { ask } = await openTestWorld()
    const list = async (query: object) =>
      (await ask(noticeEndpoints.list, { pageNo: 1, pageSize: 100, ...query })).data.list
    const safety = await list({ noticeType: '4' })
    expect(safety.map((notice) => notice.noticeType).toSorted()).toEqual(['41', '41', '41', '42', '42', '42'])
    expect(await list({ noticeType: '42' })).toHaveLength(3)
    expect((await list({ keyword: ' 盲盒 ' })).length).toBeGreaterThan(3)
    expect(await list({ keyword: '没有这样的公告' })).toEqual([])
  })

  it('[A-22] have types and subtypes, and the literal path wins over the id', async () => {
    const { ask } = await openTestWorld()
    const top = (await ask(noticeEndpoints.types, {})).data
    expect(top.map((type) => type.name)).toEqual(['平台公告', '发售公告', '活动公告', '安全提醒', '交易提醒'])
    const below = (await ask(noticeEndpoints.typesByParent, { parentId: '2' })).data
    expect(below.map((type) => type.name)).toEqual(['藏品发售', '盲盒上新'])
  })

  it('are read once opened, for the one who opened them; guests have nothing unread', async () => {
    const { ask, signIn } = await openTestWorld()
    const headers = await signIn()
    const unread = async (using: Record<string, string>) =>
      (await ask(noticeEndpoints.list, firstTen, using)).data.list.filter((notice) => !notice.read).length
    expect(await unread(headers)).toBe(10)
    const { id } = (await ask(noticeEndpoints.list, firstTen)).data.list[0]!
    const { data } = await ask(noticeEndpoints.detail, { id }, headers)
    expect(data).toMatchObject({ id, read: true })
    expect(data.content).toContain('<p>')
    expect(await unread(headers)).toBe(9)
    expect(await unread({})).toBe(0)
  })

  it('that are not there are refused', async () => {
    const { ask } = await openTestWorld()
    expect((await ask(noticeEndpoints.detail, { id: '1' })).code).toBe(1404)
  })

  it('can be published and withdrawn behind the back of a client', async () => {
    const { ask, control } = await openTestWorld()
    const id = await control.act('notice.publish', { title: '临时公告', pinned: true })
    const first = async () => (await ask(noticeEndpoints.list, firstTen)).data.list[0]!
    expect(await first()).toMatchObject({ id, title: '临时公告' })
    await control.act('notice.withdraw', { id })
    expect((await first()).id).not.toBe(id)
  })
})

describe('the market', () => {
  it('filters and sorts', async () => {
    const { ask } = await openTestWorld()
    const list = async (query: object) =>
      (await ask(marketEndpoints.products, { pageNo: 1, pageSize: 100, ...query })).data
    expect((await list({})).total).toBe(64)
    expect((await list({ typeId: '16' })).list.every((card) => card.seriesName === '锦鲤池')).toBe(true)
    expect((await list({ rarity: 'legendary' })).total).toBe(8)
    expect((await list({ keyword: '牡丹' })).total).toBe(8)
    expect((await list({})).tried).toBeUndefined()
    const tried = await list({ rarities: ['rare', 'epic'], lowestFen: 10_000, highestFen: 30_000 })
    expect(tried.tried).toBe(true)
    expect(tried.total).toBeGreaterThan(0)
    for (const { rarity, priceFen } of tried.list) {
      expect(['rare', 'epic']).toContain(rarity)
      expect(priceFen).toBeGreaterThanOrEqual(10_000)
      expect(priceFen).toBeLessThanOrEqual(30_000)
    }
    // What costs just as much as the lowest or the highest is asked for, too.
    const all = (await list({})).list.map((card) => card.priceFen)
    for (const limit of new Set(all)) {
      const how = async (query: object) => (await list(query)).total
      expect([limit, await how({ lowestFen: limit, highestFen: limit })]).toEqual([
        limit,
        all.filter((fen) => fen === limit).length,
      ])
      expect(await how({ lowestFen: limit })).toBe(all.filter((fen) => fen >= limit).length)
      expect(await how({ highestFen: limit })).toBe(all.filter((fen) => fen <= limit).length)
    }
    const prices = (await list({ order: 'priceUp' })).list.map((card) => card.priceFen)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const ranks = (await list({ order: 'rarity' })).list.map((card) => rarities.indexOf(card.rarity))
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
  })

  it('answers the paged GET like the POST where no filter is kept, and says so', async () => {
    const { ask } = await openTestWorld()
    const query = { ...firstTen, order: 'priceDown' as const, typeId: '11' }
    const { filter, ...page } = (await ask(marketEndpoints.productsByPage, query)).data
    expect(page).toEqual((await ask(marketEndpoints.products, query)).data)
    expect(filter).toEqual({ onlyOnSale: false, rarities: [], typeIds: [], lowestFen: null, highestFen: null })
  })

  it('shows money as yuan on the wire and fen inside', async () => {
    const { ask } = await openTestWorld()
    const answer = await ask(marketEndpoints.products, { ...firstTen, keyword: '远山初霁' })
    expect(JSON.stringify(answer.raw)).toContain('"price":"19.90"')
    expect(answer.data.list[0]).toMatchObject({ priceFen: 1990, editionSize: 5000, rarity: 'common' })
  })

  it('puts announced things on sale when their time comes', async () => {
    const { ask, control } = await openTestWorld()
    const state = async () =>
      (await ask(marketEndpoints.products, { ...firstTen, keyword: '终卷' })).data.list[0]!.state
    expect(await state()).toBe('upcoming')
    await control.advance(34 * hour)
    expect(await state()).toBe('onSale')
  })

  it('lists the series with how many works each has', async () => {
    const { ask } = await openTestWorld()
    const { data } = await ask(marketEndpoints.series, {})
    expect(data.map((series) => series.count)).toEqual(Array(8).fill(8))
    expect((await ask(marketEndpoints.series, { parentId: '11' })).data).toEqual([])
  })

  it('keeps page sizes sensible', async () => {
    const { ask } = await openTestWorld({ name: 'large' })
    expect((await ask(marketEndpoints.products, { pageNo: 0, pageSize: 5000 })).data).toMatchObject({
      pageNo: 1,
      pageSize: 100,
      total: 1000,
    })
    expect((await ask(marketEndpoints.products, { pageNo: 99, pageSize: 100 })).data.list).toEqual([])
  })
})

describe('home', () => {
  it('has banners in order, activities, recommendations and blind boxes', async () => {
    const { ask } = await openTestWorld()
    expect((await ask(homeEndpoints.banners, {})).data.map((banner) => banner.sort)).toEqual([8001, 8002, 8003, 8004])
    expect((await ask(homeEndpoints.activityBanner, {})).data).toHaveLength(1)
    expect((await ask(homeEndpoints.activityBanner2, {})).data).toHaveLength(2)
    const recommended = (await ask(homeEndpoints.recommended, {})).data
    expect(recommended.map((card) => card.name)[0]).toBe('云起庐山')
    expect(recommended.every((card) => card.recommended)).toBe(true)
    expect((await ask(homeEndpoints.blindBoxes, firstTen)).data.total).toBe(6)
    expect((await ask(homeEndpoints.blindBoxes, { ...firstTen, typeId: '17' })).data.list[0]!.name).toBe(
      '剪纸岁时 · 窗花盲盒',
    )
  })

  it('shows boxes of an activity apart from the others, while it runs', async () => {
    const { ask, clock, world } = await openTestWorld()
    const names = async (request: object) =>
      (await ask(homeEndpoints.blindBoxes, { ...firstTen, ...request })).data.list.map(
        ({ name, activity }) => `${name} ${activity?.name ?? ''}`,
      )
    expect(await names({ activity: true })).toEqual(['梨园脸谱 · 后台盲盒 后台开放日', '洛阳牡丹 · 花信盲盒 谷雨看花'])
    expect((await names({})).every((name) => name.endsWith(' '))).toBe(true)
    const [first] = world.tables.boxActivities.all().toSorted((a, b) => a.endsAt - b.endsAt)
    clock.tick(first!.endsAt - clock.now())
    expect(await names({ activity: true })).toEqual(['洛阳牡丹 · 花信盲盒 谷雨看花'])
    expect(await names({})).toHaveLength(6)
  })

  it('is empty in the empty world, and people can sign in there', async () => {
    const { ask, signIn } = await openTestWorld({ name: 'empty' })
    expect((await signIn())['token']).toMatch(/^sc_/)
    expect((await ask(homeEndpoints.banners, {})).data).toEqual([])
    expect((await ask(homeEndpoints.recommended, {})).data).toEqual([])
    expect((await ask(noticeEndpoints.list, firstTen)).data).toMatchObject({ list: [], total: 0 })
  })
})

describe('versions', () => {
  const versions = async (
    name: 'default' | 'update-available' | 'update-forced' | 'update-full' | 'update-hot' | 'update-reload',
  ) => {
    const { ask } = await openTestWorld({ name })
    const [server, native] = [await ask(systemEndpoints.customerVersion, {}), await ask(systemEndpoints.latest, {})]
    return { server: server.data, native: native.data }
  }

  it('are current in the default world', async () => {
    const { server, native } = await versions('default')
    expect(server).toMatchObject({ version: '1.0.39', forced: false })
    expect(native).toMatchObject({ appVersion: '1.0.39', versionNumber: 1039, isForce: false })
  })

  it('[A-07] are newer in the worlds named after them', async () => {
    expect((await versions('update-available')).server).toMatchObject({ version: '1.0.40', forced: false })
    expect((await versions('update-forced')).server).toMatchObject({ version: '1.1.0', forced: true })
    expect(await versions('update-full')).toMatchObject({
      server: { version: '1.0.39' },
      native: { appVersion: '1.1.0' },
    })
    expect((await versions('update-hot')).native).toMatchObject({ appVersion: '1.0.40', versionNumber: 1039 })
    expect((await versions('update-reload')).native).toMatchObject({ appVersion: '1.0.39', versionNumber: 1040 })
  })

  it('are released while people work', async () => {
    const { ask, control } = await openTestWorld()
    await control.act('update.release', { version: '2.0.0', forced: true, message: '大版本' })
    expect((await ask(systemEndpoints.customerVersion, {})).data).toMatchObject({
      version: '2.0.0',
      forced: true,
      message: '大版本',
    })
    expect((await ask(systemEndpoints.latest, { userId: demoAccount.userId })).data.appVersion).toBe('2.0.0')
  })

  it.each([
    ['latest', ['3.0.0', '1.0.39']],
    ['customer', ['1.0.39', '3.0.0']],
    ['both', ['3.0.0', '3.0.0']],
  ])('are released on the call that is named: %s', async (on, seen) => {
    const { ask, control } = await openTestWorld()
    await control.act('update.release', { on, version: '3.0.0' })
    const latest = (await ask(systemEndpoints.latest, { userId: demoAccount.userId })).data.appVersion
    expect([latest, (await ask(systemEndpoints.customerVersion, {})).data.version]).toEqual(seen)
  })
})
