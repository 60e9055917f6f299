import { describe, expect, it } from 'vitest'
import { askToBuyEndpoints as calls } from '#src/contract/rest/ask-to-buy/ask-to-buy.endpoints.ts'
import { auditWorld } from '../../../world/books.ts'
import { firstPage, type Floor, openFloor, otherPhone } from '../../../floor-test-kit.ts'

/** More than anybody asks at the beginning. */
const priceFen = 900_000
const asking = (productId: string) => ({ kind: 'copy', productId, priceFen, days: 3 }) as const

/** The other one has asked for something of which I have a free copy. */
async function asked() {
  const floor = await openFloor()
  const mine = await floor.free('13800000000')
  return { ...floor, ...mine, ask: await floor.other(calls.release, asking(mine.productId)) }
}

/** The other one has asked for a sealed box of which I have one. */
async function boxAsked() {
  const floor = await openFloor()
  const { id: itemId, boxId } = await freeBox(floor)
  const ask = await floor.other(calls.release, { ...asking(boxId), kind: 'box' })
  return { ...floor, itemId, boxId, ask }
}

async function freeBox({ world, control }: Floor) {
  const had = new Set(world.tables.sealedBoxes.all().map((row) => row.id))
  await control.act('trade.giveBoxes', { id: world.tables.blindBoxes.all()[0]!.id })
  await control.act('trade.endCooling')
  return world.tables.sealedBoxes.find((row) => !had.has(row.id))!
}

describe('asking to buy, call by call', () => {
  it('ask-to-buy.market: somebody asks for a piece that nobody asked for', async () => {
    const { me, other, free } = await openFloor()
    const { productId } = await free(otherPhone)
    const pieces = async () => (await me(calls.market, firstPage)).list.filter((row) => row.id === productId)
    const before = await pieces()
    await other(calls.release, asking(productId))
    expect(await pieces()).toMatchObject([{ asks: (before[0]?.asks ?? 0) + 1, highestFen: priceFen }])
  })

  it('ask-to-buy.mine: an ask is made, and taken back', async () => {
    const { other, ask } = await asked()
    const states = async () => (await other(calls.mine, firstPage)).list.filter((row) => row.id === ask.id)
    expect(await states()).toMatchObject([{ state: 'released', endedAt: null }])
    await other(calls.cancel, { id: ask.id })
    expect(await states()).toMatchObject([{ state: 'cancelled' }])
  })

  it('ask-to-buy.choose: it fills the ask once, and never a second time', async () => {
    const { world, me, other } = await openFloor()
    const offer = world.tables.listings.find(
      (row) => row.state === 'up' && row.kind === 'copy' && row.sellerId !== '10002',
    )!
    const ask = await other(calls.release, { ...asking(offer.ofId), priceFen: offer.priceFen + 500 })
    const chosen = { id: ask.id, listingId: offer.id }
    expect(await other(calls.choose, chosen)).toMatchObject({
      state: 'sold',
      paidFen: offer.priceFen,
      itemId: offer.itemId,
    })
    await expect(other(calls.choose, chosen)).rejects.toThrow('/wantToBuy/chose')
    await expect(me(calls.choose, chosen)).rejects.toThrow('/wantToBuy/chose')
    expect(auditWorld(world)).toEqual([])
  })

  it('ask-to-buy.release: it holds the price, and another one does not fit any more', async () => {
    const { me, control, world, productId } = await asked()
    const { balanceFen } = await me(calls.count, {})
    expect(await me(calls.release, { ...asking(productId), priceFen: balanceFen })).toMatchObject({
      priceFen: balanceFen,
    })
    await expect(me(calls.release, asking(productId))).rejects.toThrow('/wantToBuy/release')
    await control.act('wallet.give', { currency: 'fen', amount: priceFen })
    expect(await me(calls.release, asking(productId))).toMatchObject({ state: 'released' })
    expect(auditWorld(world)).toEqual([])
  })

  it('ask-to-buy.sell: the copy is sold, and the ask is over for whoever comes next', async () => {
    const { me, world, ask, copyId, free } = await asked()
    const deal = await me(calls.sell, { id: ask.id, itemId: copyId })
    expect(deal).toMatchObject({ priceFen, feeFen: 45_000, incomeFen: 855_000, itemId: copyId })
    const again = await free('13800000000')
    await expect(me(calls.sell, { id: ask.id, itemId: again.copyId })).rejects.toThrow('/wantToBuy/sell')
    expect(auditWorld(world)).toEqual([])
  })

  it('ask-to-buy.count: an ask is made, and one of them is sold to', async () => {
    const { me, other, ask, copyId, productId } = await asked()
    const first = await other(calls.count, {})
    await other(calls.release, { ...asking(productId), priceFen: 700 })
    const second = await other(calls.count, {})
    expect([second.open - first.open, second.heldFen - first.heldFen]).toEqual([1, 700])
    expect(second.balanceFen - first.balanceFen).toBe(-700)
    await me(calls.sell, { id: ask.id, itemId: copyId })
    const third = await other(calls.count, {})
    expect([third.open - second.open, third.heldFen - second.heldFen]).toEqual([-1, -priceFen])
  })

  it('ask-to-buy.boxStatistics: somebody asks for a box', async () => {
    const { me, other, boxId } = await boxAsked()
    const count = async () => (await me(calls.boxStatistics, {})).find((row) => row.id === boxId)!
    const { asks, highestFen } = await count()
    expect(highestFen).toBe(priceFen)
    await other(calls.release, { ...asking(boxId), kind: 'box', priceFen: priceFen + 1 })
    expect(await count()).toMatchObject({ asks: asks + 1, highestFen: priceFen + 1 })
  })

  it('ask-to-buy.boxDeals: a box is sold to an ask', async () => {
    const { me, ask, itemId, boxId } = await boxAsked()
    const deals = async () => (await me(calls.boxDeals, firstPage)).list
    const before = await deals()
    await me(calls.sell, { id: ask.id, itemId })
    const [newest, ...rest] = await deals()
    expect(newest).toMatchObject({ id: ask.id, kind: 'box', productId: boxId, itemId, priceFen })
    expect(rest).toEqual(before)
  })

  it('ask-to-buy.boxMarket: the dearest ask for a box is taken back', async () => {
    const { me, other, ask, boxId } = await boxAsked()
    const open = async () => (await me(calls.boxMarket, { ...firstPage, blindBoxId: boxId })).list.map((row) => row.id)
    const [first, ...rest] = await open()
    expect(first).toBe(ask.id)
    await other(calls.cancel, { id: ask.id })
    expect(await open()).toEqual(rest)
  })

  it('ask-to-buy.byCategory: a copy is sold to the dearest ask', async () => {
    const { me, ask, copyId, categoryId } = await asked()
    const book = () => me(calls.byCategory, { ...firstPage, categoryId })
    const before = await book()
    expect(before.bids[0]).toEqual({ priceFen, count: 1 })
    await me(calls.sell, { id: ask.id, itemId: copyId })
    const after = await book()
    expect(after.list.map((row) => row.id)).toEqual(before.list.slice(1).map((row) => row.id))
    expect(after.bids).toEqual(before.bids.slice(1))
    const sales = ({ days }: typeof before) => days.reduce((sum, row) => sum + row.count, 0)
    expect(sales(after) - sales(before)).toBe(1)
    expect(after.days.at(-1)!.lastFen).toBe(priceFen)
    expect(after.piece!.sellable).toBe(before.piece!.sellable - 1)
  })

  it('ask-to-buy.cancel: what was held is back, and nobody can sell to it', async () => {
    const { me, other, world, ask, copyId } = await asked()
    const { balanceFen } = await other(calls.count, {})
    expect(await other(calls.cancel, { id: ask.id })).toMatchObject({ state: 'cancelled' })
    expect((await other(calls.count, {})).balanceFen - balanceFen).toBe(priceFen)
    await expect(me(calls.sell, { id: ask.id, itemId: copyId })).rejects.toThrow('/wantToBuy/sell')
    await expect(me(calls.cancel, { id: ask.id })).rejects.toThrow('/wantToBuy/cancelOrder')
    expect(auditWorld(world)).toEqual([])
  })

  it('ask-to-buy.sold: one sells to an ask of somebody else', async () => {
    const { me, other, ask, copyId } = await asked()
    expect((await me(calls.sold, firstPage)).list.map((row) => row.id)).not.toContain(ask.id)
    await me(calls.sell, { id: ask.id, itemId: copyId })
    expect((await me(calls.sold, firstPage)).list[0]).toMatchObject({ id: ask.id, itemId: copyId, incomeFen: 855_000 })
    expect((await other(calls.sold, firstPage)).list.map((row) => row.id)).not.toContain(ask.id)
  })
})
