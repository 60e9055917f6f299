import { chinaOffset, toCivil } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import { createWorldRandom } from '../random.ts'
import type { World } from '../world.ts'

/** A month in Beijing. */
export interface Month {
  readonly from: Instant
  readonly endsAt: Instant
}

/** The month of the world's present, or one before it. */
export function monthOf(world: World, ago = 0): Month {
  const { year, month } = toCivil(world.clock.now())
  const begins = (index: number) => Date.UTC(year, index) - chinaOffset
  return { from: begins(month - 1 - ago), endsAt: begins(month - ago) }
}

/** Titles by how many boxes they take, the greatest first. */
export const crowns = [
  { name: '箱中王者', from: 60 },
  { name: '掌盒人', from: 30 },
  { name: '开盒行家', from: 10 },
  { name: '启封学徒', from: 1 },
] as const

export const crownOf = (opened: number): string => crowns.find(({ from }) => opened >= from)?.name ?? ''

/** What the seeded people open of boxes that this world does not follow one by one: more and more in the course of a month. */
function residentsOwn(world: World, userId: string, { from, endsAt }: Month): number {
  const user = world.tables.users.get(userId)
  if (!user || userId === demoAccount.userId || user.registeredAt >= world.core().seededAt) return 0
  const wholeMonth = 3 + createWorldRandom((Math.imul(Number(userId), 0x9e37) ^ Math.floor(from / 1000)) >>> 0).int(72)
  const part = Math.min(1, Math.max(0, (world.clock.now() - from) / (endsAt - from)))
  return Math.floor(wholeMonth * part)
}

/** How many boxes somebody opened in a month. */
export const openedIn = (world: World, userId: string, month: Month): number =>
  residentsOwn(world, userId, month) +
  world.tables.sealedBoxes.filter(
    (row) => row.ownerId === userId && row.copyId !== '' && row.openedAt >= month.from && row.openedAt < month.endsAt,
  ).length
