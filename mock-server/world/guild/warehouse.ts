import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { handOver, requireFree } from '../trade/items.ts'
import { hold } from '../trade/locks.ts'
import type { World } from '../world.ts'
import { memberOf, requireAdmin } from './guilds.ts'

/** What lies in the warehouse of a guild, what came last first. */
export const storedIn = (world: World, guildId: string): Row<'guildStored'>[] =>
  world.tables.guildStored
    .filter((row) => row.guildId === guildId)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))

/** Somebody of the guild puts a free copy into its warehouse. Whoever calls has looked that they are in one. */
export async function store(world: World, userId: string, copyId: string): Promise<Row<'guildStored'>> {
  const { guildId } = memberOf(world, userId) ?? refuse('noGuild')
  requireFree(world, world.tables.copies.get(copyId), userId)
  await hold(world, copyId, 'guild', guildId)
  return world.tables.guildStored.add({ id: copyId, guildId, giverId: userId, at: world.clock.now() })
}

/**
 * Gives a copy of the warehouse to a member, once and for good. Refuses with `noGuild`, `notAdmin`, `storedGone` and `notMember`, before
 * anything is changed.
 */
export async function giveOut(world: World, adminId: string, copyId: string, toId: string): Promise<Row<'guildGiven'>> {
  const { guildId } = requireAdmin(world, adminId, '发放仓库里的藏品')
  const stored = world.tables.guildStored.get(copyId)
  if (stored?.guildId !== guildId) return refuse('storedGone')
  if (memberOf(world, toId)?.guildId !== guildId) refuse('notMember')
  if (toId === stored.giverId) refuse('notMember', '这件就是对方放进来的')
  const copy = world.tables.copies.get(copyId)!
  world.tables.guildStored.remove((row) => row.id === copyId)
  await handOver(world, copyId, { kind: 'transfer', ownerId: toId, priceFen: 0, terms: copy.terms })
  const { productId, number } = copy
  const people = { giverId: stored.giverId, byId: adminId, toId }
  return world.tables.guildGiven.add({
    id: world.nextId(),
    guildId,
    copyId,
    productId,
    number,
    ...people,
    at: world.clock.now(),
  })
}
