import type { Row } from '../../world/rows.ts'
import type { World } from '../../world/world.ts'
import { refuse } from '../../world/refusals.ts'

/** The person that somebody means by a phone number or a user id; refuses with `noRecipient`, or `recipientIsSelf` for themselves. */
export function receiverOf(world: World, written: string, senderId: string): Row<'users'> {
  const text = written.trim()
  const found = world.tables.users.find((row) => row.phone === text || row.id === text)
  if (!found) return refuse('noRecipient')
  return found.id === senderId ? refuse('recipientIsSelf') : found
}
