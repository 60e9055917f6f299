import { day as dayMs, type Instant } from '#src/domain/time/instant.ts'
import { boxPiece } from '../looks.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { seal } from '../trade/items.ts'
import { balanceOf, houseAccounts, move } from '../trade/ledger.ts'
import { usualTerms } from '../trade/sale-rules.ts'
import type { World } from '../world.ts'
import { requireToday, streakAt, todayOf } from './check-ins.ts'
import { type PointGoodsRow, pointGoods, pointLadder } from './numbers.ts'

/** 积分, in tenths: what a day brings, and what they are given for. */

const isTaken = (world: World, userId: string) => (day: Instant) =>
  world.tables.pointCheckIns.get(`${userId}/${day}`) !== undefined

export const pointsTaken = (world: World, userId: string): boolean => isTaken(world, userId)(todayOf(world))

/** How many days in a row points were taken, with today where they are. */
export function pointStreak(world: World, userId: string): number {
  const today = todayOf(world)
  const isThere = isTaken(world, userId)
  return streakAt(isThere, isThere(today) ? today : today - dayMs)
}

const tenthsAt = (streak: number): number =>
  Math.min(pointLadder.most, pointLadder.first + pointLadder.step * (streak - 1))

/** What today brings, or has brought. */
export const tenthsToday = (world: World, userId: string): number =>
  tenthsAt(pointStreak(world, userId) + (pointsTaken(world, userId) ? 0 : 1))

/** Takes the points of today, once. Refuses with `dayOver` and `alreadyCheckedIn`. */
export async function takePoints(world: World, userId: string, meant?: Instant): Promise<Row<'pointCheckIns'>> {
  const day = requireToday(world, meant)
  if (pointsTaken(world, userId)) refuse('alreadyCheckedIn', '今天的积分已经领过了')
  const id = `${userId}/${day}`
  const tenths = tenthsToday(world, userId)
  const what = { currency: 'points', amount: tenths, from: houseAccounts.issue, to: userId } as const
  await move(world, { ...what, kind: 'pointCheckIn', about: `points/${id}`, note: '每日领取' })
  return world.tables.pointCheckIns.add({ id, userId, day, tenths, at: world.clock.now() })
}

/** The box of a row of the mall, while there is one. */
export const boxOfGoods = (world: World, { seriesKey }: PointGoodsRow): Row<'blindBoxes'> | undefined => {
  const series = world.tables.series.find(({ key }) => key === seriesKey)
  return series && world.tables.blindBoxes.find((box) => box.seriesId === series.id && box.state === 'onSale')
}

/** How many more of it somebody may have today, of those that are there. */
export function goodsLeft(world: World, userId: string, row: PointGoodsRow): number {
  const today = todayOf(world)
  const had = world.tables.redemptions
    .filter((one) => one.userId === userId && one.goodsId === row.id && one.at >= today)
    .reduce((sum, one) => sum + one.count, 0)
  const there = row.shelf === 'box' ? (boxOfGoods(world, row)?.remaining ?? 0) : row.perDay
  return Math.max(0, Math.min(row.perDay - had, there))
}

export interface ShownGoods {
  readonly name: string
  readonly note: string
  readonly image: string
}
export function showPointGoods(world: World, row: PointGoodsRow): ShownGoods | null {
  if (row.shelf === 'beans') return { name: `${row.beans} 微豆`, note: '兑换后立即到账', image: '' }
  const box = boxOfGoods(world, row)
  return box ? { name: box.name, note: '放入「我的盲盒」', image: boxPiece(world, box).image } : null
}

export interface Redeeming {
  readonly goodsId: string
  readonly count: number
  readonly expectedTenths: number | null
}

/**
 * Gives points for goods, all of them or nothing. Refuses with `notFound`, `badRequest`, `priceChanged`, `soldOut`, `usageLimit` and
 * `notEnough`.
 */
export async function redeem(world: World, userId: string, asked: Redeeming): Promise<Row<'redemptions'>> {
  const { goodsId, count, expectedTenths } = asked
  const row = pointGoods.find(({ id }) => id === goodsId) ?? refuse('notFound')
  if (!Number.isSafeInteger(count) || count < 1) refuse('badRequest')
  const tenths = row.tenths * count
  if (expectedTenths !== null && expectedTenths !== tenths) refuse('priceChanged')
  if (row.shelf === 'box' && (boxOfGoods(world, row)?.remaining ?? 0) < count) refuse('soldOut')
  if (goodsLeft(world, userId, row) < count) refuse('usageLimit', '今天能兑换的数量用完了，明天再来')
  if (balanceOf(world, 'points', userId) < tenths) refuse('notEnough', '积分不够')
  const id = world.nextId()
  const about = `redeem/${id}`
  const paid = { currency: 'points', amount: tenths, from: userId, to: houseAccounts.platform } as const
  const name = showPointGoods(world, row)?.name ?? '商品'
  await move(world, { ...paid, kind: 'redeem', about, note: count === 1 ? name : `${name} × ${count}` })
  const got = { currency: 'weiDou', amount: row.beans * count, from: houseAccounts.issue, to: userId } as const
  await move(world, { ...got, kind: 'redeemed', about, note: '积分兑换' })
  const made = row.shelf === 'box' ? await sealFor(world, userId, row, count) : []
  return world.tables.redemptions.add({ id, userId, goodsId, count, tenths, made, at: world.clock.now() })
}

async function sealFor(world: World, userId: string, row: PointGoodsRow, count: number): Promise<string[]> {
  const box = boxOfGoods(world, row) ?? refuse('soldOut')
  await world.tables.blindBoxes.change(box.id, (draft) => void (draft.remaining -= count))
  const boxes = await seal(world, box.id, count, { kind: 'redeem', ownerId: userId, priceFen: 0, terms: usualTerms })
  return boxes.map((one) => one.id)
}
