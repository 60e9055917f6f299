import { type LotGrade, lotGrades } from '#src/contract/rest/draw/draw.schema.ts'
import { chinaOffset } from '#src/domain/time/calendar.ts'
import { day as aDay, type Instant } from '#src/domain/time/instant.ts'
import type { WorldRandom } from '../random.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { houseAccounts, move } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { lotRows, saturdayTimes, verses } from './numbers.ts'
import { dayOf } from './raffle.ts'

/** The third day of 1970 was a Saturday. */
const firstSaturday = 2
/** On Saturdays there are more of each grade, so the odds are those of every day. */
const times = (day: Instant): number =>
  Math.floor((day + chinaOffset) / aDay) % 7 === firstSaturday ? saturdayTimes : 1
/** How many of a grade a bucket begins with. */
const countOf = (day: Instant, grade: LotGrade): number => lotRows[grade].count * times(day)

/** How many lots the bucket of a day begins with. */
export const lotsInAll = (day: Instant): number => lotGrades.reduce((sum, grade) => sum + countOf(day, grade), 0)

/** What is in the bucket of a day, by grade. */
export function bucketOf(world: World, day: Instant): Readonly<Record<LotGrade, number>> {
  const left = (grade: LotGrade): number => {
    const here = world.tables.lots.filter((row) => row.day === day && row.grade === grade).length
    return countOf(day, grade) - here - (world.tables.lotsElsewhere.get(`${day}/${grade}`)?.count ?? 0)
  }
  return { best: left('best'), great: left('great'), good: left('good'), small: left('small'), last: left('last') }
}

export const lotsLeft = (world: World, day: Instant): number =>
  Object.values(bucketOf(world, day)).reduce((sum, count) => sum + count, 0)

export const lotOf = (world: World, userId: string, day: Instant): Row<'lots'> | undefined =>
  world.tables.lots.get(`${day}/${userId}`)

function take(world: World, day: Instant, random: WorldRandom): LotGrade {
  let at = random.int(lotsLeft(world, day))
  const bucket = bucketOf(world, day)
  return lotGrades.find((grade) => (at -= bucket[grade]) < 0)!
}

/** Why somebody may not take a lot today; `''` when they may. */
export function lotBlock(world: World, userId: string): string {
  const today = dayOf(world.clock.now())
  if (lotOf(world, userId, today)) return '今天已经抽过了，明天再来'
  return lotsLeft(world, today) === 0 ? '今天的签都抽完了' : ''
}

/** Takes a lot out of the bucket of today. Refuses with `usageLimit`. */
export async function openLot(world: World, userId: string): Promise<Row<'lots'>> {
  const block = lotBlock(world, userId)
  if (block !== '') refuse('usageLimit', block)
  const at = world.clock.now()
  const day = dayOf(at)
  const grade = take(world, day, world.random)
  const [verse, meaning] = world.random.pick(verses[grade])
  const { beans } = lotRows[grade]
  const id = `${day}/${userId}`
  const what = { kind: 'lot', currency: 'weiDou', amount: beans, from: houseAccounts.issue, to: userId } as const
  await move(world, { ...what, about: `lot/${id}`, note: '抽签所得' })
  return world.tables.lots.add({ id, userId, day, grade, verse, meaning, beans, at })
}

/** Somebody whom this world does not name takes one. */
export async function takeElsewhere(world: World, day: Instant, random: WorldRandom): Promise<void> {
  if (lotsLeft(world, day) === 0) return
  const id = `${day}/${take(world, day, random)}`
  await world.tables.lotsElsewhere.put({ id, count: (world.tables.lotsElsewhere.get(id)?.count ?? 0) + 1 })
}
