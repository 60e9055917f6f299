import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { qqPattern } from './numbers.ts'
import { ownPower } from './power.ts'

export const lordOf = (world: World, userId: string): Row<'lords'> | undefined => world.tables.lords.get(userId)
export const followersOf = (world: World, userId: string): Row<'lords'>[] =>
  world.tables.lords.filter((row) => row.lordId === userId)

/** Whether `userId` is followed by `other`, however far away. */
export function follows(world: World, other: string, userId: string): boolean {
  for (let at = lordOf(world, other)?.lordId; at !== undefined; at = lordOf(world, at)?.lordId) {
    if (at === userId) return true
  }
  return false
}

/**
 * Follows a lord; said again of the same one it changes nothing. Refuses with `noRecipient`, `recipientIsSelf`, `lordLoop` and `hasLord`.
 */
export async function follow(world: World, userId: string, lordId: string): Promise<void> {
  if (!world.tables.users.get(lordId)) refuse('noRecipient', '没有找到这位领主')
  if (lordId === userId) refuse('recipientIsSelf', '不能跟随自己')
  const before = lordOf(world, userId)
  if (before?.lordId === lordId) return
  if (before) refuse('hasLord')
  if (follows(world, lordId, userId)) refuse('lordLoop')
  await world.tables.lords.add({ id: userId, lordId, since: world.clock.now() })
}

export const unfollow = (world: World, userId: string): number => world.tables.lords.remove((row) => row.id === userId)

/** Refuses with `badQq`. */
export async function setQq(world: World, userId: string, written: string): Promise<void> {
  const qq = written.trim()
  if (!qqPattern.test(qq)) refuse('badQq')
  await world.tables.lordContacts.put({ id: userId, qq })
}

/** How somebody can be reached: by themselves, their lord and who follows them. */
export function qqFor(world: World, userId: string, asking: string): string {
  const maySee =
    userId === asking || lordOf(world, userId)?.lordId === asking || lordOf(world, asking)?.lordId === userId
  return maySee ? (world.tables.lordContacts.get(userId)?.qq ?? '') : ''
}

export interface Led {
  readonly userId: string
  readonly followers: number
  /** The power of all who follow directly. */
  readonly led: number
  readonly rank: number
}

/** Everybody who leads somebody, by what they lead. */
export function lordsInOrder(world: World): Led[] {
  const led = [...Map.groupBy(world.tables.lords.all(), (row) => row.lordId)].map(([userId, rows]) => ({
    userId,
    followers: rows.length,
    led: rows.reduce((sum, row) => sum + ownPower(world, row.id), 0),
  }))
  return led
    .toSorted((a, b) => b.led - a.led || b.followers - a.followers || (a.userId < b.userId ? -1 : 1))
    .map((row, place) => ({ ...row, rank: place + 1 }))
}
