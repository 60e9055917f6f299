import { letGo } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { appointAdmin, memberOf, membersIn } from './guilds.ts'
import { bookPower, ownPower } from './power.ts'

/** Somebody leaves for good: their power is gone, their copies come out of the warehouse, and their guild goes on with another admin. */
export async function leaveGuild(world: World, userId: string): Promise<void> {
  const { guildMembers, guildStored, lords, lordContacts } = world.tables
  const power = ownPower(world, userId)
  if (power > 0) await bookPower(world, userId, { kind: 'left', about: '', amount: -power })
  for (const { id } of guildStored.filter((row) => row.giverId === userId)) letGo(world, id)
  guildStored.remove((row) => row.giverId === userId)
  lords.remove((row) => row.id === userId || row.lordId === userId)
  lordContacts.remove((row) => row.id === userId)
  const guildId = memberOf(world, userId)?.guildId
  guildMembers.remove((row) => row.id === userId)
  if (guildId === undefined) return
  const left = membersIn(world, guildId).toSorted((a, b) => a.joinedAt - b.joinedAt || (a.id < b.id ? -1 : 1))
  if (left.length > 0 && left.every((row) => row.role === 'member')) await appointAdmin(world, left[0]!.id, 'admin')
}
