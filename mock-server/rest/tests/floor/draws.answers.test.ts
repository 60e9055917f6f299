import { describe, expect, it } from 'vitest'
import { drawEndpoints as calls } from '#src/contract/rest/draw/draw.endpoints.ts'
import { day, minute } from '#src/domain/time/instant.ts'
import { auditWorld } from '../../../world/books.ts'
import { balanceOf } from '../../../world/trade/ledger.ts'
import { firstPage, openFloor } from '../../../floor-test-kit.ts'

const activityId = '871001'
const airdropId = '872001'
const beans = ({ world }: Pick<Awaited<ReturnType<typeof openFloor>>, 'world'>, who = '10001') =>
  balanceOf(world, 'weiDou', who)

/** An envelope lies there, of which nobody has had a part. */
async function laid() {
  const floor = await openFloor()
  const { envelopes, envelopeParts } = floor.world.tables
  envelopeParts.remove(() => true)
  const { envelope } = await floor.me(calls.envelope, {})
  if (!envelope || envelopes.all().length === 0) throw new Error('there is no envelope at the beginning')
  return { ...floor, id: envelope.id }
}

describe('the raffle, call by call', () => {
  it('draw.raffles: one draws, and a day goes by', async () => {
    const { me, control } = await openFloor()
    const left = async () => (await me(calls.raffles, {})).find((row) => row.id === activityId)!.left
    const before = await left()
    await me(calls.one, { activityId })
    expect(await left()).toBe(before - 1)
    await control.advance(day)
    expect(await left()).toBe(before)
  })

  it('draw.prizes: a prize is drawn until none of it is left, and its share goes to the last', async () => {
    const { me, world } = await openFloor()
    const prizes = () => me(calls.prizes, { activityId })
    const before = await prizes()
    const [first] = before
    await world.tables.rafflePrizes.put({ id: first!.id, raffleId: activityId, drawn: first!.left! })
    const after = await prizes()
    expect(after[0]).toMatchObject({ left: 0, chance: 0 })
    expect(after.at(-1)!.chance).toBe(before.at(-1)!.chance + first!.chance)
  })

  it('draw.one: it costs its beans, and what was drawn is there', async () => {
    const floor = await openFloor()
    const before = beans(floor)
    const cost = (await floor.me(calls.raffles, {})).find((row) => row.id === activityId)!.beans
    const [prize, ...more] = await floor.me(calls.one, { activityId })
    expect(more).toEqual([])
    expect(beans(floor) - before).toBe(prize!.beans - cost)
    expect((await floor.me(calls.won, firstPage)).list[0]).toEqual(prize)
    expect(auditWorld(floor.world)).toEqual([])
  })

  it('draw.many: ten cost ten times as much, and too many are refused', async () => {
    const floor = await openFloor()
    await floor.control.act('wallet.give', { currency: 'weiDou', amount: 1000 })
    const before = beans(floor)
    const ten = await floor.me(calls.many, { activityId, count: 10 })
    expect(ten).toHaveLength(10)
    const won = ten.reduce((sum, row) => sum + row.beans, 0)
    expect(beans(floor) - before).toBe(won - 180)
    await floor.me(calls.many, { activityId, count: 10 })
    await expect(floor.me(calls.many, { activityId, count: 10 })).rejects.toThrow('/oneKeyLuckDraw')
    expect(auditWorld(floor.world)).toEqual([])
  })

  it('draw.won: one draws, and somebody else does', async () => {
    const { me, other, control } = await openFloor()
    const mine = async () => (await me(calls.won, { ...firstPage, activityId })).total
    const before = await mine()
    await me(calls.one, { activityId })
    expect(await mine()).toBe(before + 1)
    await control.act('wallet.give', { phone: '13800000001', currency: 'weiDou', amount: 100 })
    await other(calls.one, { activityId })
    expect(await mine()).toBe(before + 1)
  })
})

describe('lots, call by call', () => {
  it('draw.lotQualification: one takes a lot, and the day after may take another', async () => {
    const { me, control } = await openFloor()
    const asked = () => me(calls.lotQualification, {})
    const before = await asked()
    expect(before).toMatchObject({ qualified: true, reason: '' })
    const { grade } = await me(calls.openLot, {})
    const after = await asked()
    expect(after).toMatchObject({ qualified: false, reason: '今天已经抽过了，明天再来' })
    const left = ({ grades }: typeof before) => grades.find((row) => row.grade === grade)!.left
    expect(left(after)).toBe(left(before) - 1)
    await control.advance(day)
    expect(await asked()).toMatchObject({ qualified: true })
  })

  it('draw.openLot: its beans are one’s own, and a second one is refused', async () => {
    const floor = await openFloor()
    const before = beans(floor)
    const lot = await floor.me(calls.openLot, {})
    expect(beans(floor) - before).toBe(lot.beans)
    await expect(floor.me(calls.openLot, {})).rejects.toThrow('/drawLotsRed/open')
    expect(auditWorld(floor.world)).toEqual([])
  })

  it('draw.lots: one takes a lot', async () => {
    const { me, other } = await openFloor()
    const before = (await me(calls.lots, firstPage)).list
    const lot = await me(calls.openLot, {})
    expect((await me(calls.lots, firstPage)).list).toEqual([lot, ...before])
    expect((await other(calls.lots, firstPage)).list).not.toContainEqual(lot)
  })

  it('draw.lotsInAll: it becomes Saturday, when there are twice as many', async () => {
    const { me, control } = await openFloor()
    // The first of March 2026 is a Sunday.
    expect((await me(calls.lotsInAll, {})).count).toBe(300)
    await control.advance(6 * day)
    expect((await me(calls.lotsInAll, {})).count).toBe(600)
    expect((await me(calls.lotsLeft, {})).count).toBe(600)
  })

  it('draw.lotsLeft: two people take one each', async () => {
    const { me, other } = await openFloor()
    const { count } = await me(calls.lotsLeft, {})
    await me(calls.openLot, {})
    await other(calls.openLot, {})
    expect((await me(calls.lotsLeft, {})).count).toBe(count - 2)
  })
})

describe('earth, envelopes and airdrops, call by call', () => {
  it('draw.earth: somebody bids late, and the auction of that place ends later', async () => {
    const { me, control, world } = await openFloor()
    const endsAt = async () => (await me(calls.earth, {})).find((row) => row.kind === 'auction')!.endsAt!
    const before = await endsAt()
    await control.advance(before - world.clock.now() - 1000)
    const last = world.tables.auctions.find((row) => row.endsAt === before)!
    await control.act('auction.bidBy', { auctionId: last.id, phone: '13800000001' })
    expect(await endsAt()).toBeGreaterThan(before)
  })

  it('draw.envelope: three parts are taken, and its time goes by', async () => {
    const { me, other, control, id } = await laid()
    const now = async () => (await me(calls.envelope, {})).envelope
    const before = (await now())!
    expect(before).toMatchObject({ state: 'open', mine: 0 })
    const { beans: got } = await other(calls.openEnvelope, { id })
    expect(await now()).toMatchObject({ partsLeft: before.partsLeft - 1, beansLeft: before.beansLeft - got, mine: 0 })
    const { beans: mine } = await me(calls.openEnvelope, { id })
    expect(await now()).toMatchObject({ state: 'taken', mine })
    await control.act('envelope.close')
    expect(await now()).toMatchObject({ id, state: 'taken', mine })
  })

  it('draw.envelopeClosed: its time goes by', async () => {
    const { me, control, id } = await laid()
    expect(await me(calls.envelopeClosed, { id })).toEqual({ id, closed: false })
    await control.advance(30 * minute)
    expect(await me(calls.envelopeClosed, { id })).toEqual({ id, closed: true })
  })

  it('draw.openEnvelope: its part is one’s own, once, and nobody’s when it is closed', async () => {
    const floor = await laid()
    const { me, other, control, id } = floor
    const before = beans(floor)
    const part = await me(calls.openEnvelope, { id })
    expect(beans(floor) - before).toBe(part.beans)
    await expect(me(calls.openEnvelope, { id })).rejects.toThrow('/redEnvelopes/openRedBag')
    await control.act('envelope.close')
    await expect(other(calls.openEnvelope, { id })).rejects.toThrow('/redEnvelopes/openRedBag')
    expect(auditWorld(floor.world)).toEqual([])
  })

  it('draw.envelopeParts: two people take a part, and the best is told when it is closed', async () => {
    const { me, other, control, id } = await laid()
    const parts = async () => (await me(calls.envelopeParts, { ...firstPage, envelopeId: id })).list
    const own = [await me(calls.openEnvelope, { id }), await other(calls.openEnvelope, { id })].map((row) => row.beans)
    expect(new Set((await parts()).map((row) => row.beans))).toEqual(new Set(own))
    expect((await parts()).some((row) => row.isBest)).toBe(false)
    await control.act('envelope.close')
    expect((await parts()).find((row) => row.isBest)!.beans).toBe(Math.max(...own))
  })

  it('draw.airdrops: somebody opens one, and one has a copy less than it takes', async () => {
    const { me, other, control } = await openFloor()
    const row = async (who: typeof me) => (await who(calls.airdrops, {})).find((one) => one.id === airdropId)!
    const before = await row(me)
    expect(before).toMatchObject({ qualified: true, opened: false })
    await me(calls.openAirdrop, { id: airdropId })
    expect(await row(me)).toMatchObject({ opened: true, left: before.left - 1 })
    expect(await row(other)).toMatchObject({ opened: false, left: before.left - 1 })
    await control.advance(11 * day)
    expect(await row(me)).toMatchObject({ qualified: false })
  })

  it('draw.openAirdrop: what was in the box is one’s own, and there is no second', async () => {
    const { me, world } = await openFloor()
    const [opened] = await me(calls.openAirdrop, { id: airdropId })
    expect(world.tables.copies.get(opened!.copy.id)?.ownerId).toBe('10001')
    await expect(me(calls.openAirdrop, { id: airdropId })).rejects.toThrow('/airdropBlindBox/open')
    expect(auditWorld(world)).toEqual([])
  })
})
