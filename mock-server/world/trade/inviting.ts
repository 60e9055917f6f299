import type { World } from '../world.ts'
import { houseAccounts, move } from './ledger.ts'

/** What a friend who joins is worth to whoever invited them, in 微豆. */
export const beansForFriend = 88

/** What so many friends bring besides, once each, in 豆芽. */
export const inviteSteps = [
  { people: 1, sprouts: 50 },
  { people: 3, sprouts: 120 },
  { people: 5, sprouts: 260 },
  { people: 10, sprouts: 600 },
] as const

/** How many friends came through this person. */
export const friendsOf = (world: World, userId: string): number =>
  world.tables.invitations.filter((row) => row.inviterId === userId).length

async function reward(world: World, inviterId: string, inviteeId: string): Promise<void> {
  const from = houseAccounts.issue
  const note = '邀请好友奖励'
  await move(world, {
    kind: 'invite',
    currency: 'weiDou',
    amount: beansForFriend,
    about: inviteeId,
    note,
    from,
    to: inviterId,
  })
  const step = inviteSteps.find(({ people }) => people === friendsOf(world, inviterId))
  if (!step) return
  const { people, sprouts } = step
  const about = `${inviterId}/${people}`
  // Somebody who left and whose place was taken does not bring the same step again.
  if (world.tables.moves.find((row) => row.kind === 'inviteStep' && row.about === about)) return
  const more = { about, note: `邀请满 ${people} 位好友`, from, to: inviterId }
  await move(world, { kind: 'inviteStep', currency: 'beanSprouts', amount: sprouts, ...more })
}

/** Notes who invited somebody and rewards it, once; nobody invites themselves or whoever invited them. Answers whether it was noted. */
export async function noteInvitation(world: World, inviteeId: string, inviterId: string): Promise<boolean> {
  const { invitations, users } = world.tables
  const impossible = inviterId === inviteeId || invitations.get(inviterId)?.inviterId === inviteeId
  if (impossible || !users.get(inviterId) || invitations.get(inviteeId)) return false
  await invitations.add({ id: inviteeId, inviterId, at: world.clock.now(), beans: beansForFriend })
  await reward(world, inviterId, inviteeId)
  return true
}
