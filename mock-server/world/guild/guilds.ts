import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { restricted } from '../trade/inviting.ts'
import type { World } from '../world.ts'
import { nameLength, renameEveryMs } from './numbers.ts'

type Member = Row<'guildMembers'>

export const memberOf = (world: World, userId: string): Member | undefined => world.tables.guildMembers.get(userId)
export const membersIn = (world: World, guildId: string): Member[] =>
  world.tables.guildMembers.filter((row) => row.guildId === guildId)

const powerIn = (world: World, userId: string): number => world.tables.ownPowers.get(userId)?.power ?? 0
export const guildPower = (world: World, guildId: string): number =>
  membersIn(world, guildId).reduce((sum, { id }) => sum + powerIn(world, id), 0)

/** The guild somebody is in, and as what; refuses with `noGuild`. */
export function requireMember(world: World, userId: string): Member {
  return memberOf(world, userId) ?? refuse('noGuild')
}

/** Refuses with `noGuild`, and with `notAdmin` who may not, saying what. */
export function requireAdmin(world: World, userId: string, what: string): Member {
  const member = requireMember(world, userId)
  return member.role === 'admin' ? member : refuse('notAdmin', `只有公会管理员可以${what}`)
}

/** A line of the log of the guild that somebody is in; nothing for who is in none. Whoever calls has changed the power. */
export async function notePower(
  world: World,
  userId: string,
  reason: Row<'guildPowers'>['reason'],
  amount: number,
): Promise<void> {
  const guildId = memberOf(world, userId)?.guildId
  if (guildId === undefined || amount === 0) return
  const about = { id: world.nextId(), guildId, userId, reason, amount, at: world.clock.now() }
  await world.tables.guildPowers.add({ ...about, after: guildPower(world, guildId) })
}

/** Who may not invite any more stays so, whatever they are in a guild. */
const showRole = (world: World, userId: string, role: Member['role']) =>
  world.tables.users.change(userId, (draft) => {
    if (draft.role !== restricted) draft.role = role === 'admin' ? 'guildAdmin' : 'guildMember'
  })

/** Joins a guild, as its admin where everybody has left; who is in it already stays. Refuses with `notFound` and `inGuild`. */
export async function joinGuild(world: World, userId: string, guildId: string, broughtBy = ''): Promise<Member> {
  if (!world.tables.guilds.get(guildId)) refuse('notFound')
  const before = memberOf(world, userId)
  if (before) return before.guildId === guildId ? before : refuse('inGuild')
  const joinedAt = world.clock.now()
  const role = membersIn(world, guildId).length === 0 ? 'admin' : 'member'
  const member = await world.tables.guildMembers.add({ id: userId, guildId, role, broughtBy, joinedAt })
  await showRole(world, userId, role)
  await notePower(world, userId, 'joined', powerIn(world, userId))
  return member
}

/** Makes somebody admin or member of the guild they are in. */
export async function appointAdmin(world: World, userId: string, role: Member['role']): Promise<void> {
  await world.tables.guildMembers.change(userId, (draft) => void (draft.role = role))
  await showRole(world, userId, role)
}

/** When a guild may be renamed again; null for now. */
export function renameAt(world: World, { renamedAt }: Row<'guilds'>): number | null {
  const at = renamedAt + renameEveryMs
  return renamedAt > 0 && at > world.clock.now() ? at : null
}

/** Renames the guild of an admin. Refuses with `noGuild`, `notAdmin`, `badGuildName`, `guildNameTaken` and `usageLimit`. */
export async function renameGuild(world: World, userId: string, written: string): Promise<Row<'guilds'>> {
  const { guildId } = requireAdmin(world, userId, '改名')
  const guild = world.tables.guilds.get(guildId)!
  const name = written.trim()
  const length = Array.from(name).length
  if (length < nameLength.least || length > nameLength.most) refuse('badGuildName')
  if (name === guild.name) return guild
  if (world.tables.guilds.find((row) => row.name === name)) refuse('guildNameTaken')
  if (renameAt(world, guild) !== null) refuse('usageLimit', '公会七天只能改一次名')
  return world.tables.guilds.change(guildId, (draft) => {
    draft.name = name
    draft.renamedAt = world.clock.now()
  })
}

/** Guilds by power, the strongest first. */
export const guildsInOrder = (world: World): Row<'guilds'>[] => {
  const power = new Map(world.tables.guilds.all().map((row) => [row.id, guildPower(world, row.id)]))
  return world.tables.guilds.all().toSorted((a, b) => power.get(b.id)! - power.get(a.id)! || (a.id < b.id ? -1 : 1))
}
