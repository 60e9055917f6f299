import { chinaOffset, toCivil } from '#src/domain/time/calendar.ts'
import { day as dayMs, type Instant } from '#src/domain/time/instant.ts'
import type { CheckInDay } from '#src/contract/rest/daily/daily.schema.ts'
import { dayOf } from '../draw/raffle.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { balanceOf, houseAccounts, move, requireFunds } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { ladder, makeUp } from './numbers.ts'

/** The calendar of 签到: once a day of China's, and days of the last week that were missed made up for 星豆. */

export const todayOf = (world: World): Instant => dayOf(world.clock.now())

/** Refuses with `dayOver` where a day is meant that is not today. */
export function requireToday(world: World, meant: Instant | undefined): Instant {
  const today = todayOf(world)
  if (meant !== undefined && meant !== today) refuse('dayOver')
  return today
}

const checkInOf = (world: World, userId: string, day: Instant): Row<'checkIns'> | undefined =>
  world.tables.checkIns.get(`${userId}/${day}`)

/** How many days in a row up to and including `day`. */
export function streakAt(isThere: (day: Instant) => boolean, day: Instant): number {
  let count = 0
  for (let at = day; isThere(at); at -= dayMs) count += 1
  return count
}

/** The row that stands today: with today where it is checked, else up to yesterday. */
export function streakOf(world: World, userId: string): number {
  const today = todayOf(world)
  const isThere = (day: Instant) => checkInOf(world, userId, day) !== undefined
  return streakAt(isThere, isThere(today) ? today : today - dayMs)
}

const beansAt = (streak: number): number => ladder[(streak - 1) % ladder.length]!

const isSameMonth = (one: Instant, other: Instant): boolean => {
  const [a, b] = [toCivil(one), toCivil(other)]
  return a.year === b.year && a.month === b.month
}

const madeUpIn = (world: World, userId: string, today: Instant): number =>
  world.tables.checkIns.filter((row) => row.userId === userId && row.madeUp && isSameMonth(row.at, today)).length

export const makeUpLeft = (world: World, userId: string): number =>
  Math.max(0, makeUp.perMonth - madeUpIn(world, userId, todayOf(world)))

const canMakeUp = (day: Instant, today: Instant, first: Instant): boolean =>
  dayOf(day) === day && day < today && day >= first && day >= today - makeUp.daysBack * dayMs

const since = (world: World, userId: string): Instant => dayOf(world.tables.users.get(userId)?.registeredAt ?? 0)

/** Five weeks from a Monday, the last of them with today, each day as it stands for somebody. */
export function daysOf(world: World, userId: string): CheckInDay[] {
  const today = todayOf(world)
  const weekday = (Math.floor((today + chinaOffset) / dayMs) + 3) % 7
  const from = today - (weekday + 28) * dayMs
  const endsAt = from + 35 * dayMs
  const first = since(world, userId)
  const days: CheckInDay[] = []
  for (let day = from; day < endsAt; day += dayMs) {
    const row = checkInOf(world, userId, day)
    const missed = canMakeUp(day, today, first) ? 'missed' : 'none'
    const unchecked = day === today ? 'open' : day > today ? 'ahead' : missed
    days.push({ day, state: row ? (row.madeUp ? 'madeUp' : 'checked') : unchecked, beans: row?.beans ?? 0 })
  }
  return days
}

/** What each of the next seven days of a row brings, today's first where it is not checked. */
export function ladderOf(world: World, userId: string): number[] {
  const streak = streakOf(world, userId)
  return ladder.map((_, step) => beansAt(streak + step + 1))
}

async function note(
  world: World,
  userId: string,
  day: Instant,
  change: Pick<Row<'checkIns'>, 'madeUp' | 'beans' | 'paid'>,
) {
  const id = `${userId}/${day}`
  const what = { currency: 'weiDou', amount: change.beans, from: houseAccounts.issue, to: userId } as const
  await move(world, { ...what, kind: 'checkIn', about: `check-in/${id}`, note: change.madeUp ? '补签' : '签到' })
  return world.tables.checkIns.add({ id, userId, day, ...change, at: world.clock.now() })
}

/** Checks somebody in for today, once. Refuses with `dayOver` and `alreadyCheckedIn`. */
export async function checkIn(world: World, userId: string, meant?: Instant): Promise<Row<'checkIns'>> {
  const today = requireToday(world, meant)
  if (checkInOf(world, userId, today)) refuse('alreadyCheckedIn')
  return note(world, userId, today, { madeUp: false, beans: beansAt(streakOf(world, userId) + 1), paid: 0 })
}

/** Makes a missed day of the last week up, once. Refuses with `noMakeUp`, `alreadyCheckedIn`, `usageLimit` and `notEnough`. */
export async function makeUpDay(world: World, userId: string, day: Instant): Promise<Row<'checkIns'>> {
  const today = todayOf(world)
  if (!canMakeUp(day, today, since(world, userId))) refuse('noMakeUp')
  if (checkInOf(world, userId, day)) refuse('alreadyCheckedIn', '这一天已经签到了')
  if (makeUpLeft(world, userId) === 0) refuse('usageLimit', '这个月的补签次数用完了')
  const cost = { currency: 'starBeans', amount: makeUp.starBeans, from: userId } as const
  if (balanceOf(world, 'starBeans', userId) < makeUp.starBeans) refuse('notEnough', '星豆不够，去做任务吧')
  requireFunds(world, cost)
  const about = `make-up/${userId}/${day}`
  await move(world, { ...cost, kind: 'makeUp', to: houseAccounts.platform, about, note: '补签' })
  return note(world, userId, day, { madeUp: true, beans: makeUp.beans, paid: makeUp.starBeans })
}
