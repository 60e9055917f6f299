import { describe, expect, it } from 'vitest'
import { day, hour } from '#src/domain/time/instant.ts'
import { openWorld } from '../../open-world.ts'
import { createTestClock } from '../../test-kit.ts'
import { auditWorld } from '../books.ts'
import { demoAccount } from '../demo-account.ts'
import { Refused } from '../refusals.ts'
import { giveAway } from '../trade/items.ts'
import { list } from '../trade/listings.ts'
import { commonSeed } from '../trade/flower-seeds.ts'
import { balanceOf } from '../trade/ledger.ts'
import { melt } from '../trade/melting.ts'
import type { World } from '../world.ts'
import { grownNow, paceFactors, ripeAt, wholeGrowth, programmeOf, yieldOf } from './growth.ts'
import { build, eggCounts, exchangeEggs, openBoxes, receive, receiveEggs, settle, splintersOf } from './harvest.ts'
import { addMagic, needOf, poolBeans, push, slotOf, start, stop, supplement, takeDown, unlock } from './slots.ts'
import { seasonAt, weatherAt } from './weather.ts'
import { welcome } from './welcome.ts'

const me = demoAccount.userId
const open = () => openWorld({ clock: createTestClock() })

async function outcome(job: Promise<unknown>): Promise<string> {
  try {
    await job
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.message.split(':')[0]!
    throw error
  }
}

const freeCopy = (world: World) => {
  return world.tables.copies.find(
    (row) => row.ownerId === me && row.listingId === '' && row.freeAt <= world.clock.now() && row.terms.resale,
  )!.id
}

/** A slot of the court in which something grows for two hours. */
async function planted(world: World): Promise<{ copyId: string; slot: () => NonNullable<ReturnType<typeof slotOf>> }> {
  const copyId = freeCopy(world)
  await unlock(world, me, 'magic-1')
  await push(world, me, 'magic-1', copyId)
  await start(world, me, 'magic-1', 'magic-2h')
  return { copyId, slot: () => slotOf(world, me, 'magic-1')! }
}

describe('a newcomer', () => {
  it('can plant and start something without a fen, and cannot sell what they were given', async () => {
    const world = await open()
    const newcomer = '77001'
    await world.tables.users.add({ ...world.tables.users.get(me)!, id: newcomer, phone: '13900007700' })
    await welcome(world, newcomer)
    const [seed, ...more] = world.tables.copies.filter((row) => row.ownerId === newcomer)
    expect(more).toEqual([])
    expect(seed!.terms).toMatchObject({ resale: false, transferable: false })
    await unlock(world, newcomer, 'magic-1')
    await push(world, newcomer, 'magic-1', seed!.id)
    await start(world, newcomer, 'magic-1', 'magic-2h')
    expect(slotOf(world, newcomer, 'magic-1')).toMatchObject({ isStarted: true, copyId: seed!.id })
    expect(auditWorld(world)).toEqual([])
  })

  it('is given nothing once the seeds have run out', async () => {
    const world = await open()
    await world.tables.products.change(commonSeed, (draft) => void (draft.remaining = 0))
    const before = world.tables.copies.all().length
    await welcome(world, me)
    expect(world.tables.copies.all()).toHaveLength(before)
  })

  it('finds the demonstration garden begun: one slot was stopped half-way, one is empty, one costs nothing', async () => {
    const world = await open()
    expect(slotOf(world, me, 'magic-2')).toMatchObject({ isStarted: false, programmeId: 'magic-8h' })
    expect(grownNow(world, slotOf(world, me, 'magic-2')!) * 2).toBe(
      wholeGrowth(programmeOf(slotOf(world, me, 'magic-2')!)!),
    )
    expect(slotOf(world, me, 'magic-3')).toMatchObject({ isStarted: false, copyId: '' })
    expect(slotOf(world, me, 'magic-1')).toBeUndefined()
    expect(needOf('magic-1')).toBe(0)
  })
})

describe('a slot', () => {
  it('is unlocked once, for its price, which goes into the pool', async () => {
    const world = await open()
    const before = poolBeans(world)
    await unlock(world, me, 'magic-1')
    await unlock(world, me, 'magic-4')
    expect(poolBeans(world) - before).toBe(90)
    expect(await outcome(unlock(world, me, 'magic-4'))).toBe('slotUnlocked')
    expect(await outcome(unlock(world, me, 'magic-99'))).toBe('notFound')
    expect(auditWorld(world)).toEqual([])
  })

  it('takes products only while it is stopped, and one at a time', async () => {
    const world = await open()
    expect(await outcome(push(world, me, 'magic-1', freeCopy(world)))).toBe('slotLocked')
    await planted(world)
    expect(await outcome(takeDown(world, me, 'magic-1'))).toBe('slotStarted')
    expect(await outcome(start(world, me, 'magic-1', 'magic-2h'))).toBe('slotStarted')
    expect(await outcome(push(world, me, 'magic-1', freeCopy(world)))).toBe('slotStarted')
    await stop(world, me, 'magic-1')
    expect(await outcome(push(world, me, 'magic-1', freeCopy(world)))).toBe('slotTaken')
    expect(await outcome(start(world, me, 'magic-1', 'rose-4h'))).toBe('badRequest')
    await takeDown(world, me, 'magic-1')
    expect(await outcome(start(world, me, 'magic-1', 'magic-2h'))).toBe('slotEmpty')
    expect(auditWorld(world)).toEqual([])
  })

  it('holds what lies in it against everything else, and takes nothing that is held', async () => {
    const world = await open()
    const { copyId } = await planted(world)
    expect(await outcome(list(world, { kind: 'copy', itemId: copyId, sellerId: me, priceFen: 100 }))).toBe(
      'itemPlanted',
    )
    expect(await outcome(giveAway(world, copyId, me, '10002'))).toBe('itemPlanted')
    expect(await outcome(melt(world, copyId, me, 'weiDou'))).toBe('itemPlanted')
    const other = world.tables.copies.find((row) => row.ownerId === me && row.id !== copyId && row.listingId === '')!.id
    await list(world, { kind: 'copy', itemId: other, sellerId: me, priceFen: 100 })
    await unlock(world, me, 'rose-2')
    expect(await outcome(push(world, me, 'rose-2', other))).toBe('itemLocked')
    await stop(world, me, 'magic-1')
    await takeDown(world, me, 'magic-1')
    expect(await outcome(giveAway(world, copyId, me, '10002'))).toBe('done')
    expect(auditWorld(world)).toEqual([])
  })

  it('is seen by the audit when a thing has two owners or none', async () => {
    const world = await open()
    const { copyId } = await planted(world)
    world.tables.locks.remove((row) => row.id === copyId)
    expect(auditWorld(world)).toEqual([`${copyId} by garden ${me}/magic-1 is not held`])
    await world.tables.locks.add({ id: copyId, by: 'listing', about: '1' })
    expect(auditWorld(world)).toContain(`${copyId} by listing 1 is held for nothing`)
  })
})

describe('growth', () => {
  it('goes on while nobody looks, exactly as if somebody had', async () => {
    const [seen, unseen] = [await open(), await open()]
    const [a, b] = [await planted(seen), await planted(unseen)]
    for (let step = 0; step < 7; step += 1) {
      seen.clock.advance(11 * 60_000)
      await stop(seen, me, 'magic-1')
      await start(seen, me, 'magic-1', 'magic-2h')
    }
    unseen.clock.advance(77 * 60_000)
    expect(grownNow(seen, a.slot())).toBe(grownNow(unseen, b.slot()))
  })

  it('is whole at the instant that was foretold, and no further a week later', async () => {
    const world = await open()
    const { slot } = await planted(world)
    const at = ripeAt(world, slot())!
    world.clock.advance(at - world.clock.now() - 1)
    expect(await outcome(settle(world, me, 'magic', 'magicFlower'))).toBe('notRipe')
    world.clock.advance(1)
    const whole = wholeGrowth(programmeOf(slot())!)
    expect(grownNow(world, slot())).toBe(whole)
    world.clock.advance(7 * day)
    expect(grownNow(world, slot())).toBe(whole)
    expect(ripeAt(world, slot())).toBe(at)
  })

  it('does not go on while the slot is stopped, and from where it stood afterwards', async () => {
    const world = await open()
    const { slot } = await planted(world)
    world.clock.advance(hour / 2)
    await stop(world, me, 'magic-1')
    const stood = grownNow(world, slot())
    world.clock.advance(day)
    expect(grownNow(world, slot())).toBe(stood)
    await start(world, me, 'magic-1', 'magic-2h')
    expect(grownNow(world, slot())).toBe(stood)
    await stop(world, me, 'magic-1')
    await start(world, me, 'magic-1', 'magic-8h')
    expect(grownNow(world, slot())).toBe(0)
  })

  it('is faster with magic, which costs 微豆 and has its limits', async () => {
    const world = await open()
    const { slot } = await planted(world)
    const before = ripeAt(world, slot())!
    await addMagic(world, me, 'magic-1', 50)
    expect(ripeAt(world, slot())).toBeLessThan(before)
    expect(await outcome(addMagic(world, me, 'magic-1', 1))).toBe('usageLimit')
    expect(await outcome(addMagic(world, me, 'magic-1', 0))).toBe('badRequest')
    expect(auditWorld(world)).toEqual([])
  })

  it('takes no magic while nothing lies in the slot or what lies there is ripe, nor a bean for it', async () => {
    const world = await open()
    const beans = () => balanceOf(world, 'weiDou', me)
    await unlock(world, me, 'magic-1')
    const before = beans()
    expect(await outcome(addMagic(world, me, 'magic-1', 5))).toBe('slotEmpty')
    await push(world, me, 'magic-1', freeCopy(world))
    await start(world, me, 'magic-1', 'magic-2h')
    world.clock.advance(day)
    expect(await outcome(addMagic(world, me, 'magic-1', 5))).toBe('alreadyRipe')
    await stop(world, me, 'magic-1')
    expect(await outcome(addMagic(world, me, 'magic-1', 5))).toBe('alreadyRipe')
    expect([beans(), slotOf(world, me, 'magic-1')!.magic]).toEqual([before, 0])
    await settle(world, me, 'magic', 'magicFlower')
    expect(await outcome(addMagic(world, me, 'magic-1', 5))).toBe('done')
  })

  it('keeps the magic that was given before it first began', async () => {
    const world = await open()
    await unlock(world, me, 'magic-1')
    await push(world, me, 'magic-1', freeCopy(world))
    await addMagic(world, me, 'magic-1', 5)
    await start(world, me, 'magic-1', 'magic-2h')
    expect(slotOf(world, me, 'magic-1')).toMatchObject({ magic: 5, grown: 0 })
    await stop(world, me, 'magic-1')
    await start(world, me, 'magic-1', 'magic-8h')
    expect(slotOf(world, me, 'magic-1')!.magic).toBe(0)
  })

  it('has weather by the hour, the same whenever it is asked, and seasons by the calendar', async () => {
    const at = Date.UTC(2026, 2, 1, 2)
    const hours = Array.from({ length: 400 }, (_, index) => weatherAt(1, at + index * hour))
    expect(new Set(hours)).toEqual(new Set(['sun', 'cloud', 'rain', 'wind']))
    expect(hours).toEqual(Array.from({ length: 400 }, (_, index) => weatherAt(1, at + index * hour + 1)))
    expect([1, 4, 7, 10, 11].map((month) => seasonAt(Date.UTC(2026, month, 5)))).toEqual([
      'winter',
      'spring',
      'summer',
      'autumn',
      'winter',
    ])
  })
})

describe('a nutrient card', () => {
  const [card, second, dew] = ['890010', '890011', '890012'] as const

  it('adds to the yield, the next one half as much, and is used once', async () => {
    const world = await open()
    const { copyId, slot } = await planted(world)
    await stop(world, me, 'magic-1')
    await start(world, me, 'magic-1', 'magic-8h')
    const bare = yieldOf(world, slot())
    await supplement(world, me, { cardId: card, copyId, nutrient: 'water' })
    const one = yieldOf(world, slot())
    await supplement(world, me, { cardId: second, copyId, nutrient: 'water' })
    expect([one - bare, yieldOf(world, slot()) - one]).toEqual([3, 2])
    expect(await outcome(supplement(world, me, { cardId: card, copyId, nutrient: 'water' }))).toBe('cardUsed')
    expect(auditWorld(world)).toEqual([])
  })

  it('is not used on what has ripened meanwhile, what is stopped, or by somebody else', async () => {
    const world = await open()
    const { copyId } = await planted(world)
    const use = (who: string, nutrient = 'dew') => supplement(world, who, { cardId: dew, copyId, nutrient })
    expect(await outcome(use('10002'))).toBe('notYours')
    expect(await outcome(use(me, 'water'))).toBe('badRequest')
    world.clock.advance(day)
    expect(await outcome(use(me))).toBe('alreadyRipe')
    await stop(world, me, 'magic-1')
    expect(await outcome(use(me))).toBe('slotStopped')
    expect(world.tables.gardenCards.get(dew)!.usedAt).toBe(0)
  })
})

describe('a harvest', () => {
  it('is settled before it is received, once, and pays splinters and beans of the pool', async () => {
    const world = await open()
    await planted(world)
    expect(await outcome(receive(world, me, 'magic', 'magicFlower', 1))).toBe('notSettled')
    world.clock.advance(day)
    const { settled } = await settle(world, me, 'magic', 'magicFlower')
    expect(settled).toBe(5)
    expect(await outcome(settle(world, me, 'magic', 'magicFlower'))).toBe('notRipe')
    const [splinters, pool] = [splintersOf(world, me), poolBeans(world)]
    const got = await receive(world, me, 'magic', 'magicFlower', settled)
    expect(got).toEqual({ count: 5, splinters: 5, beans: 5 })
    expect([splintersOf(world, me) - splinters, poolBeans(world) - pool]).toEqual([5, -5])
    expect(await outcome(receive(world, me, 'magic', 'magicFlower', 1))).toBe('notSettled')
    expect(auditWorld(world)).toEqual([])
  })

  it('is seen by the audit when more is received than was settled', async () => {
    const world = await open()
    await world.tables.gardenPiles.change(`${me}/rose/rose`, (draft) => void (draft.received += 100))
    expect(auditWorld(world)).toHaveLength(2)
  })
})

describe('buildings and eggs', () => {
  it('are built with splinters by number, and opened once', async () => {
    const world = await open()
    const rabbit = { building: 'rabbit', count: 1 } as const
    expect(await outcome(build(world, me, { ...rabbit, number: 1 }))).toBe('builtSince')
    await build(world, me, { ...rabbit, number: 2 })
    expect(splintersOf(world, me)).toBe(26)
    expect(await outcome(build(world, me, { ...rabbit, number: 3, count: 2 }))).toBe('notEnoughSplinters')
    const [box] = await openBoxes(world, me, { ...rabbit, number: 1 })
    expect(box!.prize).not.toBe('')
    expect(await outcome(openBoxes(world, me, { ...rabbit, number: 1 }))).toBe('alreadyOpened')
    expect(auditWorld(world)).toEqual([])
  })

  it('hatch on the time of the server, and are received and given back once', async () => {
    const world = await open()
    expect(await outcome(receiveEggs(world, me, 'hen', 2))).toBe('notHatched')
    await receiveEggs(world, me, 'hen', 1)
    world.clock.advance(day)
    await receiveEggs(world, me, 'hen', 1)
    expect(eggCounts(world, me, 'hen').living).toHaveLength(3)
    expect(await exchangeEggs(world, me, 'hen', 3)).toBe(24)
    expect(await outcome(exchangeEggs(world, me, 'hen', 1))).toBe('notYours')
    expect(auditWorld(world)).toEqual([])
  })
})

describe('growth', () => {
  /** A model beside the code: minute by minute, at the pace of the minute. */
  function grownBy(world: World, at: number, until: number): number {
    const programme = programmeOf({ programmeId: 'magic-2h' })!
    let grown = 0
    for (let minute = at; minute < until; minute += MINUTE) {
      const [season, weather] = paceFactors(world, programme, 0, minute)
      grown += Math.floor((season!.percent * weather!.percent) / 100) * MINUTE
    }
    return grown
  }
  const MINUTE = 60_000

  it('goes on at the pace of each hour of the clock, whenever it began', async () => {
    const paces = new Set<number>()
    for (let begin = 0; begin < 12; begin += 1) {
      const world = await open()
      // To twenty minutes past an hour of the day.
      world.clock.advance(hour - (world.clock.now() % hour) + begin * 2 * hour + 20 * MINUTE)
      const { slot } = await planted(world)
      const at = slot().since
      for (const minutes of [30, 50, 70]) {
        world.clock.advance(at + minutes * MINUTE - world.clock.now())
        const expected = Math.min(grownBy(world, at, world.clock.now()), wholeGrowth(programmeOf(slot())!))
        expect(grownNow(world, slot())).toBe(expected)
        paces.add(expected)
      }
    }
    expect(paces.size).toBeGreaterThan(5)
  })
})
