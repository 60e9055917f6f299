import type { imEndpoints } from '#src/contract/rest/im/im.endpoints.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, type Caller, signedIn } from './answers.ts'
import { refuse } from './refusals.ts'

/** The chat account of whoever asks, or of somebody else, made on first use. */
async function enrolled(world: World, caller: Caller, user = signedIn(caller).user): Promise<Row<'users'>> {
  const { id, nickname, avatar } = user
  await world.chat.desk.enrol({ id, nickname, avatar })
  return user
}

/** Whom a change of a group is about; only oneself can be taken out. */
function placed(world: World, userId: string | undefined, me: string): string {
  if (userId === undefined || userId === me) return me
  return world.tables.users.get(userId)?.id ?? refuse('notFound')
}

export const imAnswers: Answers<typeof imEndpoints> = {
  getImToken: async (world, _, caller) => {
    const { id } = await enrolled(world, caller)
    const lifetime = world.settings.chatTokenLifetimeMs
    const expiresAt = world.clock.now() + lifetime
    return { data: { account: id, token: await world.chat.desk.token(id, lifetime), expiresAt } }
  },
  registeredUser: async (world, { phone }, caller) => {
    const me = signedIn(caller).user
    const user = phone === undefined ? me : world.tables.users.find((row) => row.phone === phone)
    const { id, nickname, avatar } = await enrolled(world, caller, user ?? refuse('notRegistered'))
    return { data: { account: id, nickname, avatar } }
  },
  getUserGroupList: async (world, _, caller) => {
    const { id } = await enrolled(world, caller)
    const groups = await world.chat.desk.groupsOf(id)
    return { data: groups.map(({ memberCount, ...group }) => ({ ...group, members: memberCount })) }
  },
  addGroupMember: async (world, { groupId, userId }, caller) => {
    const me = await enrolled(world, caller)
    const name = placed(world, userId, me.id)
    return { data: { groupId, changed: await world.chat.desk.addGroupMember(groupId, name) } }
  },
  outGroupMember: async (world, { groupId, userId }, caller) => {
    const me = await enrolled(world, caller)
    if (userId !== undefined && userId !== me.id) refuse('badRequest')
    return { data: { groupId, changed: await world.chat.desk.removeGroupMember(groupId, me.id) } }
  },
}
