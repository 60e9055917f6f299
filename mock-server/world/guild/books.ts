import type { World } from '../world.ts'

/** What somebody has of guilds, lords and energy, as counts: see `Books`. */
export function guildBooks({ tables }: World, userId: string) {
  const member = tables.guildMembers.get(userId)
  const blocks = tables.blockStates.filter((row) => row.userId === userId)
  return {
    power: tables.ownPowers.get(userId)?.power ?? 0,
    blocks: blocks.filter((row) => row.state === 'unlocked').length,
    appointed: blocks.filter((row) => row.state === 'appointed').length,
    places: tables.priorityAppointments.filter((row) => row.userId === userId).length,
    guild: member ? 1 : 0,
    renamed: member && (tables.guilds.get(member.guildId)?.renamedAt ?? 0) > 0 ? 1 : 0,
    givenOut: tables.guildGiven.filter((row) => row.byId === userId).length,
    reachable: (tables.lordContacts.get(userId)?.qq ?? '') === '' ? 0 : 1,
    lord: tables.lords.get(userId) ? 1 : 0,
  }
}
