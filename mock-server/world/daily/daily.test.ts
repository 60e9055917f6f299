import { describe, expect, it } from 'vitest'
import { day, hour } from '#src/domain/time/instant.ts'
import { openWorld } from '../../open-world.ts'
import { createTestClock } from '../../test-kit.ts'
import { auditWorld } from '../books.ts'
import { demoAccount } from '../demo-account.ts'
import { Refused } from '../refusals.ts'
import { balanceOf } from '../trade/ledger.ts'
import type { Asset } from '../trade/rows.ts'
import type { World } from '../world.ts'
import { checkIn, daysOf, ladderOf, makeUpDay, makeUpLeft, streakOf, todayOf } from './check-ins.ts'
import { ladder, makeUp, pointGoods, tasks } from './numbers.ts'
import { goodsLeft, redeem, takePoints, tenthsToday } from './points.ts'
import { settleTasks, takeTask, tasksOf } from './tasks.ts'

const me = demoAccount.userId

async function open(start = Date.parse('2026-03-10T23:59:59.500+08:00')) {
  const clock = createTestClock(start)
  const world = await openWorld({ clock })
  world.settings = { ...world.settings, livelyMarket: false }
  const has = (currency: Asset) => balanceOf(world, currency, me)
  return { clock, world, has, sound: () => auditWorld(world) }
}

async function outcome(job: () => Promise<unknown>): Promise<string> {
  try {
    await job()
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return error.message.split(':')[0]!
    throw error
  }
}

/** Each way to be paid for a day. */
const ways: readonly (readonly [string, Asset, (world: World, meant?: number) => Promise<unknown>])[] = [
  ['the calendar', 'weiDou', (world, meant) => checkIn(world, me, meant)],
  ['points', 'points', (world, meant) => takePoints(world, me, meant)],
  ['the task', 'starBeans', (world, meant) => takeTask(world, me, meant)],
]

describe('a day', () => {
  it.each(ways)('of %s is paid once, and the next one begins at midnight in China', async (_, currency, take) => {
    const { clock, world, has, sound } = await open()
    if (currency === 'starBeans') await checkIn(world, me)
    const before = has(currency)
    const meant = todayOf(world)
    expect(await outcome(() => take(world, meant))).toBe('done')
    const once = has(currency)
    expect(once).toBeGreaterThan(before)
    expect(await outcome(() => take(world, meant))).toBe('alreadyCheckedIn')
    clock.tick(500)
    expect(todayOf(world)).toBe(meant + day)
    // The second tap of a double one that comes after midnight is about yesterday: it is not taken for the new day.
    expect(await outcome(() => take(world, meant))).toBe('dayOver')
    expect(has(currency)).toBe(once)
    if (currency === 'starBeans') await checkIn(world, me)
    expect(await outcome(() => take(world))).toBe('done')
    expect(has(currency)).toBeGreaterThan(once)
    expect(sound()).toEqual([])
  })

  it('brings more in a row, and the row begins anew after a gap', async () => {
    const { clock, world, sound } = await open()
    const paid: number[] = []
    for (let step = 0; step < 8; step += 1) {
      paid.push((await checkIn(world, me)).beans)
      clock.tick(day)
    }
    // Two days of a row lay behind.
    expect(paid).toEqual([...ladder.slice(2), ...ladder.slice(0, 3)])
    expect(streakOf(world, me)).toBe(10)
    clock.tick(day)
    expect([streakOf(world, me), ladderOf(world, me)[0]]).toEqual([0, ladder[0]])
    expect(sound()).toEqual([])
  })

  it('shows five weeks from a Monday, what can be made up, and nothing of what was before', async () => {
    const { world } = await open()
    const days = daysOf(world, me)
    expect(days).toHaveLength(35)
    expect(new Date(days[0]!.day + 8 * hour).getUTCDay()).toBe(1)
    const today = days.findIndex((row) => row.day === todayOf(world))
    expect(days.slice(today - 8, today + 2).map(({ state }) => state)).toEqual([
      'checked',
      'checked',
      'checked',
      'checked',
      'missed',
      'missed',
      'checked',
      'checked',
      'open',
      'ahead',
    ])
    expect(days.slice(0, today - 8).every(({ state }) => state === 'none')).toBe(true)
  })
})

describe('making up', () => {
  it('costs 星豆, closes the gap once, and only so far back and so often', async () => {
    const { world, has, sound } = await open()
    const today = todayOf(world)
    const stars = has('starBeans')
    expect(await outcome(() => makeUpDay(world, me, today - 3 * day))).toBe('done')
    expect(has('starBeans')).toBe(stars - makeUp.starBeans)
    expect(await outcome(() => makeUpDay(world, me, today - 3 * day))).toBe('alreadyCheckedIn')
    expect(streakOf(world, me)).toBe(3)
    expect(await outcome(() => makeUpDay(world, me, today - 4 * day))).toBe('done')
    expect(streakOf(world, me)).toBe(8)
    for (const wrong of [today, today + day, today - 8 * day, today - 3 * day + hour]) {
      expect(await outcome(() => makeUpDay(world, me, wrong)), String(wrong - today)).toBe('noMakeUp')
    }
    expect(makeUpLeft(world, me)).toBe(1)
    expect(sound()).toEqual([])
  })

  it('is refused without enough 星豆, and then nothing is changed', async () => {
    const { clock, world, has, sound } = await open()
    const today = todayOf(world)
    await makeUpDay(world, me, today - 3 * day)
    await makeUpDay(world, me, today - 4 * day)
    const left = has('starBeans')
    expect(left).toBeLessThan(makeUp.starBeans)
    clock.tick(day)
    expect(await outcome(() => makeUpDay(world, me, today))).toBe('notEnough')
    expect([has('starBeans'), streakOf(world, me)]).toEqual([left, 0])
    expect(sound()).toEqual([])
  })
})

describe('tasks', () => {
  it('are paid once for what was done, also when nobody looked until the next day', async () => {
    const { clock, world, has, sound } = await open()
    await world.tables.noticeReads.put({ id: `${me}/7001`, at: world.clock.now() })
    clock.tick(hour)
    const before = has('starBeans')
    await settleTasks(world, me)
    await settleTasks(world, me)
    expect(has('starBeans')).toBe(before + tasks.read.starBeans)
    expect(tasksOf(world, me).find(({ id }) => id === 'read')).toMatchObject({ done: false, paid: false })
    expect(sound()).toEqual([])
  })

  it('ask for a check-in first, and one that was made up is none', async () => {
    const { clock, world } = await open()
    expect(await outcome(() => takeTask(world, me))).toBe('taskNotDone')
    const missed = todayOf(world)
    clock.tick(day)
    await makeUpDay(world, me, missed)
    expect(await outcome(() => takeTask(world, me, missed))).toBe('dayOver')
  })
})

describe('points', () => {
  it('are given for beans and boxes, all or nothing, at the price that was seen', async () => {
    const { world, has, sound } = await open()
    const [few, , box] = pointGoods
    const points = has('points')
    const beans = has('weiDou')
    const sealed = world.tables.sealedBoxes.filter((row) => row.ownerId === me).length
    const wanted = { goodsId: few!.id, count: 2, expectedTenths: few!.tenths * 2 }
    expect(await outcome(() => redeem(world, me, { ...wanted, expectedTenths: 1 }))).toBe('priceChanged')
    expect(await outcome(() => redeem(world, me, wanted))).toBe('done')
    expect([has('points'), has('weiDou')]).toEqual([points - few!.tenths * 2, beans + few!.beans * 2])
    expect(await outcome(() => redeem(world, me, wanted))).toBe('usageLimit')
    expect(goodsLeft(world, me, few!)).toBe(1)
    expect(await outcome(() => redeem(world, me, { goodsId: box!.id, count: 1, expectedTenths: null }))).toBe(
      'notEnough',
    )
    expect(world.tables.sealedBoxes.filter((row) => row.ownerId === me)).toHaveLength(sealed)
    expect(sound()).toEqual([])
  })

  it('a box that was had for points is there once and was paid for', async () => {
    const { clock, world, sound } = await open()
    for (let step = 0; step < 4; step += 1) {
      await takePoints(world, me)
      clock.tick(day)
    }
    const cheap = pointGoods.find(({ shelf, tenths }) => shelf === 'box' && tenths < 1500)!
    const row = await redeem(world, me, { goodsId: cheap.id, count: 1, expectedTenths: null })
    expect(world.tables.sealedBoxes.get(row.made[0]!)?.ownerId).toBe(me)
    expect(sound()).toEqual([])
    expect(tenthsToday(world, me)).toBeGreaterThan(50)
  })
})

describe('the audit', () => {
  it('sees a day that was paid twice, and one that was not paid', async () => {
    const { world, sound } = await open()
    const row = await checkIn(world, me)
    const [paid] = world.tables.moves.filter(({ kind, about }) => kind === 'checkIn' && about.endsWith(row.id))
    await world.tables.moves.add({ ...paid!, id: 'twice' })
    expect(sound().join()).toContain('was paid for nothing')
    world.tables.moves.remove(({ id }) => id === 'twice' || id === paid!.id)
    expect(sound().join()).toContain('was not paid once')
  })
})
