import { describe, expect, it } from 'vitest'
import { day, minute } from '#src/domain/time/instant.ts'
import { openWorld } from '../../open-world.ts'
import { createTestClock } from '../../test-kit.ts'
import { auditWorld } from '../books.ts'
import { demoAccount } from '../demo-account.ts'
import { createWorldRandom } from '../random.ts'
import { Refused } from '../refusals.ts'
import { balanceOf, houseAccounts } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { openAirdrop } from './airdrops.ts'
import { closeDue, isClosed, layEnvelope, leftOf, openPart } from './envelopes.ts'
import { liveDraws } from './life.ts'
import { bucketOf, lotsInAll, lotsLeft, openLot, takeElsewhere } from './lots.ts'
import { raffleRows, WHOLE } from './numbers.ts'
import { dayOf, draw, drawsLeft, prizesOf } from './raffle.ts'

const me = demoAccount.userId
const raffle = '871001'

/** A world in which nobody draws by themselves. */
async function open(now?: string) {
  const clock = createTestClock(now === undefined ? undefined : Date.parse(now))
  const world = await openWorld({ clock })
  world.settings = { ...world.settings, livelyMarket: false }
  return { clock, world }
}
const beans = (world: World, owner = me) => balanceOf(world, 'weiDou', owner)

async function outcome(job: Promise<unknown>): Promise<string> {
  try {
    await job
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.message.split(':')[0]!
    throw error
  }
}

describe('the raffle', () => {
  it('has chances that add up to the whole, also where a prize is gone', async () => {
    const { world } = await open()
    for (const { id, prizes } of raffleRows) {
      expect(prizes.reduce((sum, row) => sum + row.chance, 0)).toBe(WHOLE)
      expect(prizesOf(world, id).reduce((sum, row) => sum + row.chance, 0)).toBe(WHOLE)
    }
    const [first] = prizesOf(world, raffle)
    await world.tables.rafflePrizes.put({ id: first!.id, raffleId: raffle, drawn: 3 })
    const [gone, ...rest] = prizesOf(world, raffle)
    expect(gone).toMatchObject({ chance: 0, left: 0 })
    expect(rest.at(-1)!.chance).toBe(5060)
    expect(rest.reduce((sum, row) => sum + row.chance, 0)).toBe(WHOLE)
  })

  it('gives nothing of what is only announced', async () => {
    const { clock, world } = await open()
    const wanted = prizesOf(world, raffle).find(({ row, left }) => row.kind === 'copy' && left !== 0)!
    for (const product of world.tables.products.all())
      await world.tables.products.put({ ...product, state: 'upcoming', onSaleAt: clock.now() + day })
    const same = () => prizesOf(world, raffle).find(({ id }) => id === wanted.id)!
    expect(same()).toMatchObject({ name: wanted.name, left: 0, chance: 0 })
    expect(prizesOf(world, raffle).reduce((sum, row) => sum + row.chance, 0)).toBe(WHOLE)
    await world.tables.products.put({ ...world.tables.products.get(wanted.ofId)!, onSaleAt: clock.now() })
    expect(same()).toMatchObject({ ofId: wanted.ofId, chance: wanted.chance })
  })

  it('costs what it says and hands over what was drawn, one or ten', async () => {
    const { world } = await open()
    const before = beans(world)
    const [one] = await draw(world, me, raffle)
    expect(beans(world)).toBe(before - 18 + one!.beans)
    const ten = await draw(world, me, raffle, 10)
    expect(ten).toHaveLength(10)
    expect(new Set(ten.map((row) => row.drawId)).size).toBe(1)
    const owners = { copy: world.tables.copies, box: world.tables.sealedBoxes }
    const strangers = ten.filter(({ kind, madeId }) => kind !== 'weiDou' && owners[kind].get(madeId)?.ownerId !== me)
    expect(strangers).toEqual([])
    expect(drawsLeft(world, raffle, me)).toBe(9)
    expect(auditWorld(world)).toEqual([])
  })

  it('refuses before anything is drawn: too many, too often, too poor, over', async () => {
    const { clock, world } = await open()
    expect(await outcome(draw(world, me, raffle, 11))).toBe('badRequest')
    expect(await outcome(draw(world, me, 'nowhere'))).toBe('notFound')
    expect(await outcome(draw(world, me, raffle, 10))).toBe('done')
    expect(await outcome(draw(world, me, raffle, 10))).toBe('done')
    expect(await outcome(draw(world, me, raffle))).toBe('usageLimit')
    clock.tick(day)
    expect(drawsLeft(world, raffle, me)).toBe(20)
    const count = world.tables.drawn.all().length
    await world.tables.accounts.change(`weiDou/${me}`, (draft) => void (draft.balance = 17))
    expect(await outcome(draw(world, me, raffle))).toBe('notEnough')
    clock.tick(60 * day)
    expect(await outcome(draw(world, me, raffle))).toBe('activityOver')
    expect(world.tables.drawn.all()).toHaveLength(count)
  })

  it('counts a day from midnight to midnight in Beijing', async () => {
    const { clock, world } = await open('2026-03-01T23:59:30+08:00')
    for (const many of [10, 10]) await draw(world, me, raffle, many)
    expect(await outcome(draw(world, me, raffle))).toBe('usageLimit')
    clock.tick(minute)
    expect(drawsLeft(world, raffle, me)).toBe(20)
    await draw(world, me, raffle)
    clock.tick(9 * 60 * minute)
    expect(drawsLeft(world, raffle, me)).toBe(19)
  })

  it('draws about as often as it says', async () => {
    const { world } = await open()
    await world.tables.accounts.change(`weiDou/${me}`, (draft) => void (draft.balance = 1_000_000))
    const seen = new Map<string, number>()
    for (let step = 0; step < 40; step += 1) {
      await world.tables.drawn.load([])
      for (const { prizeId } of await draw(world, me, raffle, 10)) seen.set(prizeId, (seen.get(prizeId) ?? 0) + 1)
    }
    // Three tenths and a half of 400: within five standard deviations.
    expect(seen.get(`${raffle}/4`)).toBeGreaterThan(75)
    expect(seen.get(`${raffle}/4`)).toBeLessThan(166)
    expect(seen.get(`${raffle}/5`)).toBeGreaterThan(150)
  })
})

describe('lots', () => {
  it('are one a person and day, out of a bucket that everybody shares', async () => {
    const { clock, world } = await open()
    const today = dayOf(world.clock.now())
    const before = beans(world)
    const lot = await openLot(world, me)
    expect(beans(world)).toBe(before + lot.beans)
    expect(lotsLeft(world, today)).toBe(lotsInAll(today) - 1)
    expect(await outcome(openLot(world, me))).toBe('usageLimit')
    for (let step = 0; step < lotsInAll(today); step += 1) await takeElsewhere(world, today, world.random)
    expect(Object.values(bucketOf(world, today))).toEqual([0, 0, 0, 0, 0])
    expect(await outcome(openLot(world, '10002'))).toBe('usageLimit')
    clock.tick(day)
    expect(await outcome(openLot(world, me))).toBe('done')
    expect(auditWorld(world)).toEqual([])
  })
})

describe('red envelopes', () => {
  /** The only one that is open. */
  const lay = async (world: World, parts = 5, amount = 60) => {
    await closeDue(world, Number.MAX_SAFE_INTEGER)
    const startsAt = world.clock.now()
    return layEnvelope(world, { id: 'e1', parts, beans: amount, startsAt, endsAt: startsAt + 10 * minute })
  }

  it('pay each once, and their parts add up to the whole', async () => {
    const { world } = await open()
    const envelope = await lay(world)
    const people = [me, '10002', '10003', '10004', '10005']
    for (const id of people) {
      expect(auditWorld(world)).toEqual([])
      const part = await openPart(world, 'e1', id)
      expect(part.beans).toBeGreaterThan(0)
      expect(await outcome(openPart(world, 'e1', id))).toBe('alreadyTaken')
    }
    expect(leftOf(world, envelope)).toEqual({ parts: 0, beans: 0 })
    expect(await outcome(openPart(world, 'e1', '10006'))).toBe('activityOver')
    expect(world.tables.envelopes.get('e1')?.closedAt).toBe(world.clock.now())
    expect(balanceOf(world, 'weiDou', houseAccounts.envelope)).toBe(0)
    expect(auditWorld(world)).toEqual([])
  })

  it.each([
    ['as little as there can be', 0],
    ['as much as there can be', 1],
  ])('have something for everybody and nothing left, though each gets %s', async (_, luck) => {
    const random = { ...createWorldRandom(1), int: (max: number) => luck * (max - 1) }
    for (const parts of [1, 2, 3, 5]) {
      for (const more of [0, 1, 2, 9]) {
        const { world } = await open()
        const envelope = await lay(world, parts, parts + more)
        const people = [me, '10002', '10003', '10004', '10005'].slice(0, parts)
        const got: number[] = []
        for (const id of people) got.push((await openPart(world, 'e1', id, id, world.clock.now(), random)).beans)
        expect([Math.min(...got) > 0, leftOf(world, envelope).beans]).toEqual([true, 0])
      }
    }
  })

  it('pay nobody before they begin', async () => {
    const { clock, world } = await open()
    const startsAt = clock.now() + minute
    await layEnvelope(world, { id: 'e2', parts: 5, beans: 60, startsAt, endsAt: startsAt + 10 * minute })
    expect(await outcome(openPart(world, 'e2', me))).toBe('notOnSale')
    clock.tick(minute)
    expect(await outcome(openPart(world, 'e2', me))).toBe('done')
  })

  it('close while somebody opens them: then nobody is paid, and what is left goes back', async () => {
    const { clock, world } = await open()
    const envelope = await lay(world)
    await openPart(world, 'e1', '10002')
    clock.tick(10 * minute)
    expect(isClosed(world, envelope)).toBe(true)
    expect(await outcome(openPart(world, 'e1', me))).toBe('activityOver')
    await closeDue(world, world.clock.now())
    expect(balanceOf(world, 'weiDou', houseAccounts.envelope)).toBe(0)
    expect(auditWorld(world)).toEqual([])
  })

  it('are laid out, taken and closed by themselves, sound at every step', async () => {
    const clock = createTestClock()
    const world = await openWorld({ clock })
    for (let step = 0; step < 40; step += 1) {
      clock.tick(3 * minute)
      await liveDraws(world)
      expect(auditWorld(world)).toEqual([])
    }
    expect(world.tables.envelopes.all().length).toBeGreaterThan(3)
    expect(world.tables.envelopeParts.all().length).toBeGreaterThan(20)
  })
})

describe('airdrops', () => {
  it('open one box for who has enough of the series, once', async () => {
    const { world } = await open()
    expect(await outcome(openAirdrop(world, me, '872002'))).toBe('notQualified')
    const { copyId } = await openAirdrop(world, me, '872001')
    expect(world.tables.copies.get(copyId)!.ownerId).toBe(me)
    expect(await outcome(openAirdrop(world, me, '872001'))).toBe('alreadyOpened')
    expect(auditWorld(world)).toEqual([])
  })
})

describe('the audit', () => {
  it('finds a prize that was not paid, a part that was paid twice, and beans that are missing', async () => {
    const { world } = await open()
    await draw(world, me, raffle)
    const move = world.tables.moves.find((row) => row.kind === 'raffle')!
    await world.tables.moves.change(move.id, (draft) => void (draft.amount += 1))
    expect(auditWorld(world).join()).toContain('the draw')
    const { world: again } = await open()
    const startsAt = again.clock.now()
    await layEnvelope(again, { id: 'e1', parts: 3, beans: 30, startsAt, endsAt: startsAt + minute })
    await again.tables.envelopeParts.add({
      id: 'e1/10002',
      envelopeId: 'e1',
      userId: '10002',
      payee: '10002',
      beans: 5,
      at: startsAt,
    })
    expect(auditWorld(again).join()).toContain('the part e1/10002 was not paid once')
    expect(auditWorld(again).join()).toContain('beans of envelopes are open')
  })
})
