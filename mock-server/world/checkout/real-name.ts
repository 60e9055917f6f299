import { hasBirthday } from '#src/domain/form/identity-number.ts'
import { isIdCard } from '#src/domain/form/validators.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import type { World } from '../world.ts'

export const adultYears = 18
const nameShape = /^\p{Script=Han}[\p{Script=Han}·]{0,24}\p{Script=Han}$/u

/** The same day `adultYears` later, in Beijing. */
const grownUpAt = (idCard: string): number =>
  Date.parse(
    `${Number(idCard.slice(6, 10)) + adultYears}-${idCard.slice(10, 12)}-${idCard.slice(12, 14)}T00:00:00+08:00`,
  )

export const isVerified = (world: World, userId: string): boolean => world.tables.realNames.get(userId) !== undefined

/** What must be done before anything is bought or opened; refuses with `notVerified`. */
export function requireVerified(world: World, userId: string): void {
  if (!isVerified(world, userId)) refuse('notVerified')
}

/**
 * Notes who a person is. Eighteen places of which the last may be X, without checksum; beyond that ours: a birthday that exists,
 * a grown-up, and one account for each identity. The same once more is fine, somebody else is not.
 */
export async function verify(world: World, userId: string, name: string, idCard: string): Promise<Row<'realNames'>> {
  const given = { name: name.trim(), idCard: idCard.trim().toUpperCase() }
  if (!nameShape.test(given.name)) refuse('badRealName')
  if (!isIdCard(given.idCard) || !hasBirthday(given.idCard)) refuse('badIdCard')
  if (grownUpAt(given.idCard) > world.clock.now()) refuse('minor')
  const known = world.tables.realNames.get(userId)
  if (known) return known.name === given.name && known.idCard === given.idCard ? known : refuse('alreadyVerified')
  if (world.tables.realNames.find((row) => row.idCard === given.idCard)) refuse('idCardTaken')
  return world.tables.realNames.add({ id: userId, ...given, verifiedAt: world.clock.now() })
}
