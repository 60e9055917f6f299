import type { World } from '../world.ts'
import { houseAccounts, move } from './ledger.ts'

/** What a friend who joins is worth to whoever invited them, in 微豆. */
export const beansForFriend = 88

/** Notes who invited somebody and rewards it, once; nobody invites themselves or whoever invited them. Answers whether it was noted. */
export async function noteInvitation(world: World, inviteeId: string, inviterId: string): Promise<boolean> {
  const { invitations, users } = world.tables
  const impossible = inviterId === inviteeId || invitations.get(inviterId)?.inviterId === inviteeId
  if (impossible || !users.get(inviterId) || invitations.get(inviteeId)) return false
  await invitations.add({ id: inviteeId, inviterId, at: world.clock.now(), beans: beansForFriend })
  await move(world, {
    kind: 'invite',
    currency: 'weiDou',
    amount: beansForFriend,
    about: inviteeId,
    note: '邀请好友奖励',
    from: houseAccounts.issue,
    to: inviterId,
  })
  return true
}
