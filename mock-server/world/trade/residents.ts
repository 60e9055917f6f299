import { residentIds } from '../seeds/people.ts'
import type { World } from '../world.ts'

/**
 * The people who live here by themselves: those the world began with, until somebody signs in as one of them. Whoever registers is a
 * person, and nobody buys, offers, bids or withdraws for a person.
 */
export function residents(world: World): ReadonlySet<string> {
  const taken = new Set(world.tables.tokens.all().map((row) => row.userId))
  return new Set(residentIds.filter((id) => !taken.has(id) && world.tables.users.get(id)))
}
