import type { chatEndpoints } from '#src/contract/rest/chat/chat.endpoints.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, type Caller, signedIn } from './answers.ts'
import { refuse } from '../world/refusals.ts'

/** The chat account of whoever asks, or of somebody else, made on first use. */
async function enrolled(world: World, caller: Caller, user = signedIn(caller).user): Promise<Row<'users'>> {
  const { id, nickname, avatar } = user
  await world.chat.admin.enrol({ id, nickname, avatar })
  return user
}

interface Place {
  readonly groupId: string
  readonly userId?: string
  readonly phone?: string
}

/** Whom a change of a group is about: somebody by id or phone number, oneself when nobody is named. */
function placed(world: World, { userId, phone }: Place, me: Row<'users'>): Row<'users'> {
  if (phone !== undefined) return world.tables.users.find((row) => row.phone === phone) ?? refuse('notRegistered')
  return userId === undefined ? me : (world.tables.users.get(userId) ?? refuse('notFound'))
}

export const chatAnswers: Answers<typeof chatEndpoints> = {
  getImToken: async (world, _, caller) => {
    const { id } = await enrolled(world, caller)
    const lifetime = world.settings.chatTokenLifetimeMs
    const expiresAt = world.clock.now() + lifetime
    return { data: { account: id, token: await world.chat.admin.token(id, lifetime), expiresAt } }
  },
  registeredUser: async (world, { phone }, caller) => {
    const me = signedIn(caller).user
    const user = phone === undefined ? me : world.tables.users.find((row) => row.phone === phone)
    const { id, nickname, avatar } = await enrolled(world, caller, user ?? refuse('notRegistered'))
    return { data: { account: id, nickname, avatar } }
  },
  getUserGroupList: async (world, _, caller) => {
    const { id } = await enrolled(world, caller)
    const groups = await world.chat.admin.groupsOf(id)
    return { data: groups.map(({ memberCount, ...group }) => ({ ...group, members: memberCount })) }
  },
  addGroupMember: async (world, place, caller) => {
    const { groupId } = place
    const me = await enrolled(world, caller)
    const { id: userId, nickname } = await enrolled(world, caller, placed(world, place, me))
    const groups = await world.chat.admin.groupsOf(me.id)
    if (userId !== me.id && !groups.some((row) => row.groupId === groupId)) refuse('badRequest', '你不在这个群里')
    return { data: { groupId, userId, nickname, changed: await world.chat.admin.addGroupMember(groupId, userId) } }
  },
  outGroupMember: async (world, place, caller) => {
    const { groupId } = place
    const me = await enrolled(world, caller)
    const { id: userId, nickname } = placed(world, place, me)
    const groups = await world.chat.admin.groupsOf(me.id)
    const isOwner = groups.some((row) => row.groupId === groupId && row.owner === me.id)
    if (userId !== me.id && !isOwner) refuse('badRequest', '只有群主可以移出别人')
    return { data: { groupId, userId, nickname, changed: await world.chat.admin.removeGroupMember(groupId, userId) } }
  },
}
