import { describe, expect, it } from 'vitest'
import { beansEndpoints } from '#src/contract/rest/beans/beans.endpoints.ts'
import { boxEndpoints } from '#src/contract/rest/box/box.endpoints.ts'
import { collectionEndpoints } from '#src/contract/rest/collection/collection.endpoints.ts'
import { gardenEndpoints } from '#src/contract/rest/garden/garden.endpoints.ts'
import { invitationEndpoints } from '#src/contract/rest/invitation/invitation.endpoints.ts'
import { listingEndpoints } from '#src/contract/rest/listing/listing.endpoints.ts'
import { marketEndpoints } from '#src/contract/rest/market/market.endpoints.ts'
import { productEndpoints } from '#src/contract/rest/product/product.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { transferEndpoints } from '#src/contract/rest/transfer/transfer.endpoints.ts'
import { hour, minute } from '#src/domain/time/instant.ts'
import { openTestWorld } from '../../test-kit.ts'
import { demoAccount } from '../../world/demo-account.ts'
import { auditEconomy } from '../../world/trade/audit.ts'
import { reserve, settle } from '../../world/trade/holds.ts'
import { balanceOf } from '../../world/trade/ledger.ts'

const page = { pageNo: 1, pageSize: 100 }
const { userId: me, payPassword } = demoAccount
const friend = '13800000002'
const firstBox = '3011'

async function open(name: 'default' | 'one-collector' = 'default') {
  const opened = await openTestWorld({ name })
  const headers = await opened.signIn()
  const product = (wanted: string) => opened.world.tables.products.find((row) => row.name === wanted)!
  const mine = async () => (await opened.ask(collectionEndpoints.list, page, headers)).data.list
  return { ...opened, headers, product, mine }
}

describe('finding', () => {
  it('a product tells its edition, its rules, its chances and its prices', async () => {
    const { ask, headers, product } = await open()
    const { data } = await ask(productEndpoints.detail, { id: product('云起庐山').id }, headers)
    expect(data.issued + data.boxed + data.melted + data.remaining).toBe(data.editionSize)
    expect(data.sale).toMatchObject({ block: '', limitPerUser: 5, bought: 0, qualified: true })
    expect(data.boxes.map((row) => row.name)).toEqual(['水墨山河 · 卷轴盲盒'])
    expect(data.prices.length).toBeGreaterThan(1)
    expect(data.largeImage).toContain('size=detail')
    expect(data.chainHash).toMatch(/^0x[0-9a-f]{40}$/)
  })

  it('a product that is announced, reserved for some, or gone says why it cannot be bought', async () => {
    const { ask, headers, product } = await open()
    const blockOf = async (name: string) =>
      (await ask(productEndpoints.detail, { id: product(name).id }, headers)).data.sale.block
    expect(await blockOf('千里江山 · 终卷')).toBe('notOnSale')
    expect(await blockOf('釉里红玉壶春')).toBe('notQualified')
    expect(await blockOf('姚黄')).toBe('soldOut')
    expect((await ask(productEndpoints.detail, { id: 'nothing' }, headers)).code).toBe(1404)
  })

  it('a release has a queue that moves', async () => {
    const { ask, headers, product, control, signIn } = await open()
    const { id, onSaleAt } = product('千里江山 · 终卷')
    const release = async () => ask(productEndpoints.release, { id }, await signIn())
    expect((await release()).data).toMatchObject({ released: false, queued: true, joined: false, admittedAt: null })
    const joined = (await ask(productEndpoints.joinRelease, { id }, headers)).data
    expect((await ask(productEndpoints.joinRelease, { id }, headers)).data).toEqual(joined)
    await control.advance(onSaleAt - Date.parse('2026-03-01T08:00:00+08:00') + minute)
    expect((await release()).data).toMatchObject({ released: true, joined: true, ahead: 0 })
  })

  it('the market lists what is offered, cheapest where asked, and each number with its seller', async () => {
    const { ask, headers } = await open()
    const { data } = await ask(productEndpoints.market, { ...page, order: 'floorUp' }, headers)
    const floors = data.list.map((row) => row.floorFen!)
    expect(floors).toEqual(floors.toSorted((a, b) => a - b))
    const [{ product, floorFen, offers }] = data.list as [(typeof data.list)[number]]
    const { categoryId } = product
    const listed = (await ask(productEndpoints.offers, { ...page, categoryId }, headers)).data
    expect(listed.total).toBe(offers)
    expect(listed.list[0]).toMatchObject({ productId: product.id, priceFen: floorFen, kind: 'copy', state: 'up' })
    const numbers = (await ask(productEndpoints.inscriptions, { ...page, categoryId }, headers)).data.list
    expect(numbers.filter((row) => row.listingId !== '')).toHaveLength(offers)
  })

  it('favourites are kept and forgotten', async () => {
    const { ask, headers, product } = await open()
    const { categoryId, id } = product('魏紫')
    const star = (starred: boolean) => ask(productEndpoints.setFavourite, { categoryId, starred }, headers)
    await star(true)
    await star(true)
    expect((await ask(productEndpoints.isFavourite, { categoryId }, headers)).data.starred).toBe(true)
    expect((await ask(productEndpoints.favourites, page, headers)).data.list.map((row) => row.id)).toEqual([id])
    await star(false)
    expect((await ask(productEndpoints.favourites, page, headers)).data.total).toBe(0)
  })

  it('keeps how somebody wants products filtered', async () => {
    const { ask, headers } = await open()
    const filtered = async () => (await ask(marketEndpoints.productsByPage, page, headers)).data
    const all = await filtered()
    expect(all.filter).toEqual({ typeIds: [], rarities: [], onlyOnSale: false, lowestFen: null, highestFen: null })
    const filter = {
      typeIds: ['12'],
      rarities: ['common', 'rare'],
      onlyOnSale: true,
      lowestFen: 1000,
      highestFen: 8000,
    } as const
    await ask(productEndpoints.saveFilter, filter, headers)
    const some = await filtered()
    expect(some.filter).toEqual(filter)
    expect(some.total).toBeGreaterThan(0)
    expect(some.total).toBeLessThan(all.total)
    expect(new Set(some.list.map((row) => `${row.typeId} ${row.state}`))).toEqual(new Set(['12 onSale']))
    expect(some.list.filter((row) => row.priceFen < 1000 || row.priceFen > 8000)).toEqual([])
    expect((await ask(marketEndpoints.products, page, headers)).data.total).toBe(all.total)
  })

  it('specials say what is special', async () => {
    const { ask, headers } = await open()
    const { list } = (await ask(productEndpoints.specials, page, headers)).data
    const of = (name: string) => list.find((row) => row.product.name === name)!
    expect(of('千里江山 · 终卷')).toMatchObject({ specials: ['limited', 'queue'], limitPerUser: 1 })
    expect(of('釉里红玉壶春')).toMatchObject({ specials: ['holders'], qualified: false })
    const { id } = of('釉里红玉壶春').product
    expect((await ask(productEndpoints.qualification, { id }, headers)).data.need).toContain('青花')
  })
})

describe('opening boxes', () => {
  it('gives what was promised and cannot be done twice', async () => {
    const { ask, headers, world, mine } = await open()
    const before = (await mine()).length
    const { data } = await ask(boxEndpoints.detail, { id: firstBox }, headers)
    expect(data.odds.reduce((sum, row) => sum + row.chance, 0)).toBe(1000)
    const contents = (await ask(boxEndpoints.contents, { blindBoxId: firstBox }, headers)).data
    expect(contents.reduce((sum, row) => sum + row.packed, 0)).toBe(data.editionSize)
    const key = { ...headers, 'idempotency-key': 'open-ten' }
    const opened = await ask(boxEndpoints.openBatch, { sysConfigureId: '2', blindBoxId: firstBox }, key)
    expect(opened.data).toHaveLength(10)
    const again = await ask(boxEndpoints.openBatch, { sysConfigureId: '2', blindBoxId: firstBox }, key)
    expect(again.data).toEqual(opened.data)
    const { sealedId } = opened.data[0]!
    expect((await ask(boxEndpoints.open, { id: sealedId }, headers)).data).toEqual([opened.data[0]])
    expect((await mine()).length).toBe(before + 10)
    expect((await ask(boxEndpoints.openMany, { typeId: firstBox, count: 3 }, headers)).code).toBe(1108)
    expect(auditEconomy(world)).toEqual([])
  })

  it('opens fifty-two at once, and no more', async () => {
    const { ask, headers, world } = await open('one-collector')
    const { list } = (await ask(boxEndpoints.mine, page, headers)).data
    const many = list.find((row) => row.count > 50)!
    const typeId = many.id
    expect((await ask(boxEndpoints.openMany, { typeId, count: 53 }, headers)).code).toBe(1400)
    expect((await ask(boxEndpoints.openMany, { typeId, count: 52 }, headers)).data).toHaveLength(52)
    const left = many.count - 52
    const onePage = { pageNo: 1, pageSize: 1, blindBoxId: typeId }
    expect((await ask(boxEndpoints.mineOf, onePage, headers)).data).toMatchObject({ total: left, openable: left })
    expect(auditEconomy(world)).toEqual([])
  })
})

describe('offering and giving away', () => {
  it('goes up, comes down, and is somebody else’s when it is bought', async () => {
    const { ask, headers, world, mine, control } = await open()
    const copies = (await mine()).filter((row) => row.state === 'free')
    const ids = copies.slice(0, 2).map((row) => row.id)
    const [id, other] = ids as [string, string]
    const [offer] = (await ask(listingEndpoints.upMany, { ids, priceFen: 8800 }, headers)).data
    expect((await ask(listingEndpoints.up, { id, priceFen: 8800 }, headers)).code).toBe(1107)
    expect((await mine()).find((row) => row.id === id)).toMatchObject({ state: 'listed', askedFen: 8800 })
    await ask(listingEndpoints.downMany, { ids: [other] }, headers)
    expect((await ask(listingEndpoints.down, { id: other }, headers)).code).toBe(200)
    await control.act('trade.buyOffer', { phone: friend, id: offer!.id })
    expect((await mine()).some((row) => row.id === id)).toBe(false)
    const sold = (await ask(productEndpoints.sold, page, headers)).data.list
    expect(sold).toMatchObject([{ incomeFen: 8360, feeFen: 440 }])
    expect((await ask(collectionEndpoints.detail, { id }, headers)).code).toBe(1108)
    expect(auditEconomy(world)).toEqual([])
  })

  it('puts up all or none', async () => {
    const { ask, headers, world, mine } = await open()
    const [copy] = await mine()
    const stranger = world.tables.copies.find((row) => row.ownerId !== me)!
    expect((await ask(listingEndpoints.upMany, { ids: [copy!.id, stranger.id], priceFen: 100 }, headers)).code).toBe(
      1108,
    )
    expect((await mine()).every((row) => row.listingId === '')).toBe(true)
  })

  it('flower seeds go up and come down by calls of their own, are sold like anything else, and no shop has them', async () => {
    const { ask, headers, world } = await open()
    const seeds = (await ask(collectionEndpoints.list, { ...page, kind: 'seed' }, headers)).data.list
    expect(seeds.map((row) => row.kind)).toEqual(Array.from({ length: 7 }, () => 'seed'))
    const others = (await ask(collectionEndpoints.list, { ...page, kind: 'collectible' }, headers)).data.list
    const mixed = { ids: [seeds[0]!.id, others[0]!.id], priceFen: 900 }
    expect((await ask(listingEndpoints.seedsUp, mixed, headers)).code).toBe(1400)
    const [one, two] = seeds as [(typeof seeds)[number], (typeof seeds)[number]]
    const offers = (await ask(listingEndpoints.seedsUp, { ids: [one.id, two.id], priceFen: 900 }, headers)).data
    expect(offers.map((row) => row.state)).toEqual(['up', 'up'])
    expect((await ask(listingEndpoints.seedsDown, { ids: [others[0]!.id] }, headers)).code).toBe(1400)
    expect((await ask(listingEndpoints.seedsDown, { ids: [two.id] }, headers)).data.ids).toEqual([two.id])
    const market = await ask(productEndpoints.market, { ...page, typeId: one.typeId }, headers)
    expect(market.data.list.map((row) => row.product.name)).toContain(one.name)
    expect((await ask(marketEndpoints.products, { ...page, typeId: one.typeId }, headers)).data.total).toBe(0)
    const hold = await reserve(world, { intent: 'seed', userId: '10002', kind: 'listing', targetId: offers[0]!.id })
    await settle(world, hold.id, '10002')
    expect(world.tables.copies.get(one.id)).toMatchObject({ ownerId: '10002', listingId: '' })
    expect(world.tables.copies.get(two.id)).toMatchObject({ ownerId: me, listingId: '' })
    expect(auditEconomy(world)).toEqual([])
  })

  it('gives copies to a person by phone, and both have it on record', async () => {
    const { ask, headers, world } = await open()
    const { list } = (await ask(transferEndpoints.transferable, page, headers)).data
    const id = list[0]!.id
    const give = (receiver: string, payPassword: string = demoAccount.payPassword) =>
      ask(transferEndpoints.give, { ids: [id], receiver, payPassword }, headers)
    expect((await give('13900000000')).code).toBe(1115)
    expect((await give(demoAccount.phone)).code).toBe(1119)
    expect((await give(friend, '111222')).code).toBe(1212)
    expect((await give(friend)).data.receiver.nickname).toBe('阿宁不吃辣')
    expect((await give(friend)).code).toBe(1108)
    const mine = (await ask(transferEndpoints.ofUser, { ...page, direction: 'out' }, headers)).data.list
    expect(mine).toMatchObject([{ copyId: id, kind: 'transfer', priceFen: 0 }])
    expect((await ask(transferEndpoints.ofProduct, { ...page, id }, headers)).data.list[0]).toEqual(mine[0])
    expect(auditEconomy(world)).toEqual([])
  })

  it('[const:roles-owner] shows a copy to its owner only, and lists one’s own unless somebody is named', async () => {
    const { ask, headers, world, mine } = await open()
    const other = world.tables.copies.find((row) => row.ownerId !== me)!
    expect((await ask(collectionEndpoints.detail, { id: other.id }, headers)).code).toBe(1108)
    const own = await mine()
    expect(own.every((row) => world.tables.copies.get(row.id)!.ownerId === me)).toBe(true)
    expect((await ask(collectionEndpoints.detail, { id: own[0]!.id }, headers)).data.id).toBe(own[0]!.id)
  })

  it('[const:roles-qualification] says whether somebody may buy, and whether they may invite', async () => {
    const { ask, headers, product } = await open()
    const mayBuy = async (name: string) =>
      (await ask(productEndpoints.qualification, { id: product(name).id }, headers)).data.qualified
    expect([await mayBuy('云起庐山'), await mayBuy('釉里红玉壶春')]).toEqual([true, false])
    expect((await ask(invitationEndpoints.right, {}, headers)).code).toBe(200)
  })

  it('keeps a hidden collection to its owner', async () => {
    const { ask, headers, world } = await open()
    const owner = world.tables.copies.find((row) => row.ownerId !== me)!.ownerId
    const look = async () => (await ask(collectionEndpoints.list, { ...page, userId: owner }, headers)).data
    expect((await look()).total).toBeGreaterThan(0)
    expect((await look()).list.every((row) => row.paidFen === 0)).toBe(true)
    await world.tables.users.change(owner, (draft) => void (draft.hidden = true))
    expect(await look()).toMatchObject({ total: 0, hidden: true })
  })
})

describe('beans and friends', () => {
  it('are given for copies, come back by melting, and can be passed on', async () => {
    const { ask, headers, world, mine } = await open()
    const { list, balance } = (await ask(beansEndpoints.redeemables, { ...page, currency: 'weiDou' }, headers)).data
    const { product, beans } = list[0]!
    const bought = await ask(beansEndpoints.exchangeWeiDou, { productId: product.id, payPassword }, headers)
    expect(bought.data.balance).toBe(balance - beans)
    const [copy] = (await mine()).filter((row) => row.state === 'free' && row.rarity === 'common')
    expect((await ask(beansEndpoints.castWeiDou, { id: copy!.id }, headers)).data.beans).toBe(120)
    expect((await ask(beansEndpoints.castWeiDou, { id: copy!.id }, headers)).code).toBe(1108)
    const given = (await ask(beansEndpoints.give, { receiver: friend, amount: 150, payPassword }, headers)).data
    expect(given).toMatchObject({ balance: balance - beans + 120 - 152, fee: 2 })
    expect((await ask(beansEndpoints.give, { receiver: friend, amount: 1990, payPassword }, headers)).code).toBe(1117)
    expect(auditEconomy(world)).toEqual([])
  })

  it('a copy and 微豆 are a rarer copy of the series, once', async () => {
    const { ask, headers, world, mine } = await open()
    const wanted = (await mine()).find((row) => row.rarity === 'common' && row.kind === 'collectible')!
    const detail = (await ask(collectionEndpoints.detail, { id: wanted.id }, headers)).data
    expect(detail.upgrade).toMatchObject({ rarity: 'rare', beans: 360, weiDou: 1280 })
    const made = (await ask(collectionEndpoints.upgrade, { copyId: wanted.id }, headers)).data
    expect(made).toMatchObject({ name: detail.upgrade!.name, rarity: 'rare', state: 'coolingOff', paidFen: 0 })
    expect((await ask(collectionEndpoints.upgrade, { copyId: wanted.id }, headers)).code).toBe(1108)
    expect(balanceOf(world, 'weiDou', me)).toBe(1280 - 360)
    expect(world.tables.provenance.find((row) => row.copyId === made.id)).toMatchObject({ kind: 'upgrade', from: '' })
    expect(world.tables.syntheses.all()).toMatchObject([{ given: [wanted.id], madeId: made.id, beans: 360 }])
    expect(auditEconomy(world)).toEqual([])
  })

  it('a copy is upgraded neither past the top, nor while it is offered, nor without the 微豆', async () => {
    const { ask, headers, world, control, product, mine } = await open()
    const [legend = ''] = (await control.act('trade.giveCopies', { id: product('千里江山 · 终卷').id })) as string[]
    await control.act('trade.endCooling', {})
    expect((await ask(collectionEndpoints.detail, { id: legend }, headers)).data.upgrade).toBeNull()
    expect((await ask(collectionEndpoints.upgrade, { copyId: legend }, headers)).code).toBe(1118)
    const [one, two] = (await mine()).filter((row) => row.rarity === 'common' && row.kind === 'collectible')
    await ask(listingEndpoints.up, { id: one!.id, priceFen: 900 }, headers)
    expect((await ask(collectionEndpoints.upgrade, { copyId: one!.id }, headers)).code).toBe(1107)
    await control.act('wallet.give', { currency: 'weiDou', amount: -1000 })
    expect((await ask(collectionEndpoints.upgrade, { copyId: two!.id }, headers)).code).toBe(1111)
    expect([world.tables.syntheses.all(), auditEconomy(world)]).toEqual([[], []])
  })

  it('five common copies of a series are a box', async () => {
    const { ask, headers, world } = await open()
    const five = world.tables.copies.filter((row) => row.ownerId === me).slice(0, 5)
    const ids = five.map((row) => row.id)
    expect((await ask(collectionEndpoints.changeBox, { ids: ids.slice(1).join(',') }, headers)).code).toBe(1400)
    expect((await ask(collectionEndpoints.changeBox, { ids: ids.join(',') }, headers)).data.blindBoxId).toBe(firstBox)
    expect(auditEconomy(world)).toEqual([])
  })

  it('whoever is invited counts once', async () => {
    const { ask, headers, control, world } = await open()
    const { code } = (await ask(invitationEndpoints.code, {}, headers)).data
    await ask(sessionEndpoints.sendSms, { phone: '13911112222', type: 'register' })
    const sms = (await control.sms('13911112222'))!
    const join = { phone: '13911112222', code: sms, password: 'another2026', inviteCode: code }
    expect((await ask(sessionEndpoints.registerByVerificationCode, join)).code).toBe(200)
    expect((await ask(invitationEndpoints.friends, page, headers)).data.list[0]?.person.nickname).toBe('藏友2222')
    expect((await ask(invitationEndpoints.campaign, {}, headers)).data).toMatchObject({ invited: 3, earnedBeans: 264 })
    expect((await ask(invitationEndpoints.setInviter, { userId: me }, headers)).code).toBe(1400)
    expect((await ask(invitationEndpoints.setInviter, { userId: '10004' }, headers)).data?.userId).toBe('10004')
    expect((await ask(invitationEndpoints.setInviter, { userId: '10005' }, headers)).code).toBe(1400)
    expect(auditEconomy(world)).toEqual([])
  })

  it('time goes on for everybody between two looks', async () => {
    const { ask, headers, control, world } = await open()
    const offers = async () => (await ask(productEndpoints.market, page, headers)).data.list.map((row) => row.offers)
    const before = await offers()
    await control.advance(hour)
    expect(await offers()).not.toEqual(before)
    expect(await control.act('trade.audit')).toEqual(auditEconomy(world))
    expect(auditEconomy(world)).toEqual([])
  })
})

/** What is said to be affordable of something that costs so much, by whoever has so many 微豆. */
const affordable: Readonly<
  Record<string, (from: Awaited<ReturnType<typeof open>>) => Promise<readonly [number, () => Promise<boolean>]>>
> = {
  'beans.redeemables': async ({ ask, headers }) => {
    const rows = async () => (await ask(beansEndpoints.redeemables, { ...page, currency: 'weiDou' }, headers)).data.list
    const dear = Math.max(...(await rows()).map(({ beans }) => beans))
    return [dear, async () => (await rows()).find(({ beans }) => beans === dear)!.affordable]
  },
  'garden.need': async ({ ask, headers }) => {
    const need = async () => (await ask(gardenEndpoints.need, { slotId: 'farm-9' }, headers)).data
    return [(await need()).beans, async () => (await need()).affordable]
  },
}

it.each(Object.keys(affordable))(
  '%s: what costs as much as one has can be had, and what costs one more cannot',
  async (name) => {
    const opened = await open()
    const { world } = opened
    const [cost, isSaid] = await affordable[name]!(opened)
    const have = async (balance: number) => {
      const purse = world.tables.accounts.get(`weiDou/${me}`)!
      await world.tables.accounts.put({ ...purse, balance })
      return isSaid()
    }
    expect([await have(cost - 1), await have(cost)]).toEqual([false, true])
  },
)
