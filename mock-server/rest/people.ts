import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { refuse } from './refusals.ts'

/** The person that somebody means by a phone number or a user id, other than themselves; refuses with `noRecipient`. */
export function receiverOf(world: World, written: string, senderId: string): Row<'users'> {
  const text = written.trim()
  const found = world.tables.users.find((row) => row.phone === text || row.id === text)
  return found && found.id !== senderId ? found : refuse('noRecipient')
}
