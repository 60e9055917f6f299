import type { Instant } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'
import { substitutionEveryMs } from './numbers.ts'

/** From when somebody may change their number again; null for at once. */
export function nextSubstitutionAt(world: World, userId: string): Instant | null {
  const last = world.tables.substitutions.get(userId)
  return last && world.clock.now() < last.at + substitutionEveryMs ? last.at + substitutionEveryMs : null
}

/** Refuses with `samePhone`, `alreadyRegistered` and `substitutedLately` a number that cannot take the place of this one. */
export function requireNewPhone(world: World, user: Row<'users'>, phone: string): void {
  if (user.phone === phone) refuse('samePhone')
  if (world.tables.users.find((row) => row.phone === phone)) refuse('alreadyRegistered', '这个手机号已经注册过账号')
  if (nextSubstitutionAt(world, user.id) !== null) refuse('substitutedLately')
}

/** The new number takes the old one's place. */
export async function substitute(world: World, user: Row<'users'>, phone: string): Promise<Row<'users'>> {
  await world.tables.substitutions.put({ id: user.id, from: user.phone, at: world.clock.now() })
  return world.tables.users.change(user.id, (draft) => void (draft.phone = phone))
}
