import { describe, expect, it } from 'vitest'
import { auctionEndpoints as calls } from '#src/contract/rest/auction/auction.endpoints.ts'
import { hour, minute } from '#src/domain/time/instant.ts'
import { auditWorld } from '../../../world/books.ts'
import { balanceOf } from '../../../world/trade/ledger.ts'
import { firstPage, openFloor } from '../../../floor-test-kit.ts'

const scope = 'open'

/** An auction that has begun and has the longest to go. */
async function begun() {
  const floor = await openFloor()
  const { list } = await floor.me(calls.list, { ...firstPage, scope })
  const auction = list.filter((row) => row.state === 'bidding').toSorted((a, b) => b.endsAt - a.endsAt)[0]!
  return { ...floor, auctionId: auction.id, leastFen: auction.leastFen }
}

/** A lot of this evening whose price is falling. */
async function falling() {
  const floor = await openFloor()
  for (const { id: activityId } of await floor.me(calls.inscriptionActivities, {})) {
    const lots = await floor.me(calls.inscriptionLots, { activityId })
    const lot = lots.find((row) => row.state === 'falling')
    if (lot) return { ...floor, activityId, lot }
  }
  throw new Error('no price is falling')
}

describe('auctions, call by call', () => {
  it('auction.list: somebody bids, and the end comes', async () => {
    const { me, other, control, world, auctionId, leastFen } = await begun()
    const row = async (which: 'open' | 'ended') =>
      (await me(calls.list, { ...firstPage, scope: which })).list.find((one) => one.id === auctionId)
    const { bids, endsAt } = (await row('open'))!
    await other(calls.bid, { auctionId, amountFen: leastFen })
    expect(await row('open')).toMatchObject({ bids: bids + 1, priceFen: leastFen, standing: 'none' })
    await control.advance(endsAt - world.clock.now() + hour)
    expect(await row('open')).toBeUndefined()
    expect(await row('ended')).toMatchObject({ state: 'struck', priceFen: leastFen })
  })

  it('auction.detail: somebody bids in the last second, and the end is put off', async () => {
    const { me, other, control, world, auctionId, leastFen } = await begun()
    const detail = () => me(calls.detail, { id: auctionId })
    const before = await detail()
    await control.advance(before.endsAt - world.clock.now() - 1000)
    await other(calls.bid, { auctionId, amountFen: leastFen })
    const after = await detail()
    expect(after.endsAt - before.endsAt).toBe(after.extensionMs - 1000)
    expect([after.extensions - before.extensions, after.priceFen]).toEqual([1, leastFen])
  })

  it('auction.mine: one bids, and is outbid', async () => {
    const { me, other, auctionId, leastFen } = await begun()
    const mine = async () => (await me(calls.mine, firstPage)).list.filter((row) => row.id === auctionId)
    expect(await mine()).toEqual([])
    await me(calls.bid, { auctionId, amountFen: leastFen })
    expect(await mine()).toMatchObject([{ standing: 'leading', mineFen: leastFen }])
    await other(calls.bid, { auctionId, amountFen: leastFen * 2 })
    expect(await mine()).toMatchObject([{ standing: 'outbid', mineFen: leastFen }])
  })

  it('auction.bid: the money is held, freed by a higher bid, and the same sum is too low', async () => {
    const { me, other, world, auctionId, leastFen } = await begun()
    const fen = () => balanceOf(world, 'fen', '10001')
    const before = fen()
    expect(await me(calls.bid, { auctionId, amountFen: leastFen })).toMatchObject({
      standing: 'leading',
      priceFen: leastFen,
    })
    expect(before - fen()).toBe(leastFen)
    await expect(other(calls.bid, { auctionId, amountFen: leastFen })).rejects.toThrow('/auctionLog/creatAuctionLog')
    await other(calls.bid, { auctionId, amountFen: leastFen * 2 })
    expect(fen()).toBe(before)
    expect(auditWorld(world)).toEqual([])
  })

  it('auction.bids: somebody bids more than the first', async () => {
    const { me, other, auctionId, leastFen } = await begun()
    const bids = async () => (await me(calls.bids, { ...firstPage, auctionId })).list
    const before = await bids()
    await me(calls.bid, { auctionId, amountFen: leastFen })
    await other(calls.bid, { auctionId, amountFen: leastFen * 2 })
    const [first, second, ...rest] = await bids()
    expect(first).toMatchObject({ amountFen: leastFen * 2, state: 'leading', bidder: { userId: '10002' } })
    expect(second).toMatchObject({ amountFen: leastFen, state: 'outbid', bidder: { userId: '10001' } })
    expect(rest.map((row) => row.id)).toEqual(before.map((row) => row.id))
  })
})

describe('inscriptions, call by call', () => {
  it('auction.inscriptionActivities: one of the lots is taken', async () => {
    const { me, other, activityId, lot } = await falling()
    const left = async () => (await me(calls.inscriptionActivities, {})).find((row) => row.id === activityId)!.left
    const before = await left()
    await other(calls.takeInscription, { id: lot.id, expectedFen: lot.startFen })
    expect(await left()).toBe(before - 1)
  })

  it('auction.inscriptionLots: one of them is taken', async () => {
    const { me, other, activityId, lot } = await falling()
    const states = async () => (await me(calls.inscriptionLots, { activityId })).map((row) => row.state)
    const before = await states()
    await other(calls.takeInscription, { id: lot.id, expectedFen: lot.startFen })
    const count = (of: readonly string[], state: string) => of.filter((one) => one === state).length
    const after = await states()
    expect(count(after, 'struck') - count(before, 'struck')).toBe(1)
    expect(count(after, 'falling') - count(before, 'falling')).toBe(-1)
  })

  it('auction.inscriptionLot: somebody takes it', async () => {
    const { me, other, lot } = await falling()
    expect(await me(calls.inscriptionLot, { id: lot.id })).toMatchObject({
      state: 'falling',
      buyer: null,
      paidFen: null,
    })
    const { paidFen } = await other(calls.takeInscription, { id: lot.id, expectedFen: lot.startFen })
    const after = await me(calls.inscriptionLot, { id: lot.id })
    expect(after).toMatchObject({ state: 'struck', buyer: { userId: '10002' }, paidFen })
  })

  it('auction.inscriptionPrice: the time of one step goes by', async () => {
    const { me, control, lot } = await falling()
    const price = () => me(calls.inscriptionPrice, { id: lot.id })
    const before = await price()
    expect(before.nextAt).toBeGreaterThan(before.at)
    await control.advance(before.nextAt! - before.at)
    const after = await price()
    expect(after.priceFen).toBe(before.priceFen - lot.dropFen)
    expect(after.at).toBe(before.nextAt)
  })

  it('auction.takeInscription: it is paid at the price of now, and nobody takes it again', async () => {
    const { me, other, control, world, lot } = await falling()
    await control.advance(minute)
    const { priceFen } = await me(calls.inscriptionPrice, { id: lot.id })
    const before = balanceOf(world, 'fen', '10002')
    // Whoever has seen less than it costs is not made to pay more.
    await expect(other(calls.takeInscription, { id: lot.id, expectedFen: priceFen - 1 })).rejects.toThrow(
      '/inscription/auctionProduct',
    )
    expect(await other(calls.takeInscription, { id: lot.id, expectedFen: priceFen })).toMatchObject({
      state: 'struck',
      paidFen: priceFen,
    })
    expect(before - balanceOf(world, 'fen', '10002')).toBe(priceFen)
    expect(world.tables.copies.get(lot.copyId)?.ownerId).toBe('10002')
    await expect(me(calls.takeInscription, { id: lot.id, expectedFen: lot.startFen })).rejects.toThrow(
      '/inscription/auctionProduct',
    )
    expect(auditWorld(world)).toEqual([])
  })

  it('auction.inscriptionLog: one takes a lot, has it, and gives it away', async () => {
    const { me, other, world, lot } = await falling()
    const struck = async () => (await me(calls.inscriptionLog, firstPage)).list.map((row) => row.lotId)
    const held = async () => (await other(calls.inscriptionLog, { ...firstPage, isMine: true })).list
    const before = [await struck(), await held()] as const
    await other(calls.takeInscription, { id: lot.id, expectedFen: lot.startFen })
    expect(await struck()).toEqual([lot.id, ...before[0]])
    expect((await held()).length - before[1].length).toBe(1)
    expect((await held())[0]).toMatchObject({ copyId: lot.copyId, words: lot.words, lotId: lot.id })
    // Whoever it is given to has not taken the lot.
    await world.tables.copies.change(lot.copyId, (draft) => void (draft.ownerId = '10001'))
    const { list } = await me(calls.inscriptionLog, { ...firstPage, isMine: true })
    expect(list.find((row) => row.copyId === lot.copyId)).toMatchObject({ words: lot.words, lotId: '' })
  })
})
