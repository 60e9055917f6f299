import { formatInstant, startOfDay, toCivil } from '#src/domain/time/calendar.ts'
import { day, type Instant, second } from '#src/domain/time/instant.ts'
import type { World } from '../world.ts'
import { houseAccounts, move } from './ledger.ts'

/** The role of who may not invite (ours). */
export const restricted = 'restricted'

const dateOf = (at: Instant): string => formatInstant(at, 'YYYY-MM-DD')

/** What a friend who joins is worth to whoever invited them, in 微豆. */
export const beansForFriend = 88

/** What so many friends bring besides, once each, in 豆芽. */
export const inviteSteps = [
  { people: 1, sprouts: 50 },
  { people: 3, sprouts: 120 },
  { people: 5, sprouts: 260 },
  { people: 10, sprouts: 600 },
] as const

/** The campaign runs from the first of each month through this day, by China's calendar. */
export const campaignLastDay = 25
/** Whoever brings more in one day is not believed, and restricted. */
export const friendsADay = 20

/** Whether friends are rewarded at `at`, and the last second of it in that month. */
export function campaignAt(at: Instant): { readonly isOn: boolean; readonly endsAt: Instant } {
  const { year, month } = toCivil(at)
  const text = `${year}-${String(month).padStart(2, '0')}-${campaignLastDay}`
  const over = startOfDay(text) + day
  return { isOn: at < over, endsAt: over - second }
}

/** How many friends who were rewarded came through this person, whoever of them has left since: so many come once. */
export const friendsOf = (world: World, userId: string): number =>
  world.tables.invitations.filter((row) => row.inviterId === userId && row.beans > 0).length

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
  const more = { about, note: `邀请满 ${people} 位好友`, from, to: inviterId }
  await move(world, { kind: 'inviteStep', currency: 'beanSprouts', amount: sprouts, ...more })
}

/** Whether no more friends than these are believed on the day of `at`. */
function isDayFull(world: World, inviterId: string, at: Instant): boolean {
  const today = dateOf(at)
  const own = world.tables.invitations.filter((row) => row.inviterId === inviterId && dateOf(row.at) === today)
  return own.length >= friendsADay
}

/**
 * Notes who invited somebody and rewards it, once, while the campaign is on and the inviter may; nobody invites themselves or whoever
 * invited them. Whoever comes when nothing is given does not count for what so many friends bring, either. Answers whether it was noted.
 */
export async function noteInvitation(world: World, inviteeId: string, inviterId: string): Promise<boolean> {
  const { invitations, users } = world.tables
  const at = world.clock.now()
  const impossible = inviterId === inviteeId || invitations.get(inviterId)?.inviterId === inviteeId
  if (impossible || !users.get(inviterId) || invitations.get(inviteeId)) return false
  const isCrowd = isDayFull(world, inviterId, at)
  if (isCrowd) await users.change(inviterId, (draft) => void (draft.role = restricted))
  const isPaid = campaignAt(at).isOn && users.get(inviterId)!.role !== restricted
  await invitations.add({ id: inviteeId, inviterId, at, beans: isPaid ? beansForFriend : 0 })
  if (isPaid) await reward(world, inviterId, inviteeId)
  return true
}
