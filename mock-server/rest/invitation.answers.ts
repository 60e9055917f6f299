import type { invitationEndpoints } from '#src/contract/rest/invitation/invitation.endpoints.ts'
import type { InviteCode, InviteDay, InviteRank } from '#src/contract/rest/invitation/invitation.schema.ts'
import { chinaOffset } from '#src/domain/time/calendar.ts'
import { day } from '#src/domain/time/instant.ts'
import { pictures } from '../world/pictures.ts'
import {
  beansForFriend,
  campaignAt,
  campaignLastDay,
  friendsADay,
  friendsOf,
  inviteSteps,
  noteInvitation,
  restricted,
} from '../world/trade/inviting.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, pageOf, signedIn } from './answers.ts'
import { person } from './views/holding.ts'
import { refuse } from '../world/refusals.ts'

/** An invitation leads to the registration with the code filled in. */
const inviteCode = (userId: string): InviteCode => ({
  code: userId,
  url: `https://www.shucang.example/#/pages/login/register/index?inviteCode=${userId}`,
})

const invitedBy = (world: World, userId: string) =>
  world.tables.invitations.filter((row) => row.inviterId === userId).toSorted((a, b) => b.at - a.at || byId(a, b))

/** Those who brought something. */
const rewardedOf = (world: World, userId: string) => invitedBy(world, userId).filter((row) => row.beans > 0)

const inviterOf = (world: World, userId: string) => {
  const row = world.tables.invitations.get(userId)
  return row ? person(world, row.inviterId) : null
}

/** What inviting brought on each day, the latest first. */
function inviteDays(world: World, userId: string): InviteDay[] {
  const days = new Map<number, InviteDay>()
  const brought = world.tables.moves.filter((row) => row.to === userId && row.kind.startsWith('invite'))
  for (const { kind, amount, at } of brought) {
    const start = Math.floor((at + chinaOffset) / day) * day - chinaOffset
    const before = days.get(start) ?? { id: String(start), at: start, friends: 0, beans: 0, sprouts: 0 }
    days.set(
      start,
      kind === 'invite'
        ? { ...before, friends: before.friends + 1, beans: before.beans + amount }
        : { ...before, sprouts: before.sprouts + amount },
    )
  }
  return [...days.values()].toSorted((a, b) => b.at - a.at)
}

const rankingMax = 50

/** Who got most by inviting; of two alike, who got there first. */
function inviteRanks(world: World): InviteRank[] {
  const rewarded = world.tables.invitations.filter((row) => row.beans > 0)
  return [...new Set(rewarded.map((row) => row.inviterId))]
    .map((id) => {
      const friends = rewardedOf(world, id)
      const beans = friends.reduce((sum, row) => sum + row.beans, 0)
      return { id, rank: 0, person: person(world, id), invited: friends.length, beans, at: friends[0]!.at }
    })
    .toSorted((a, b) => b.beans - a.beans || a.at - b.at)
    .map(({ at: _, ...row }, index) => ({ ...row, rank: index + 1 }))
}

const rules = [
  `每邀请一位新朋友完成注册，可得 ${beansForFriend} 微豆。`,
  '好友须通过你的邀请码或海报二维码注册，自己填写自己的邀请码无效。',
  `每月 1 日到 ${campaignLastDay} 日有效，之后注册的不计奖励，也不计入满人数。`,
  `一天最多 ${friendsADay} 位，超出视为异常，取消活动资格。`,
  '奖励在好友注册后立即到账，可在微豆明细中查看。',
]

export const invitationAnswers: Answers<typeof invitationEndpoints> = {
  code: (_, __, caller) => ({ data: inviteCode(signedIn(caller).user.id) }),
  codeText: (_, __, caller) => ({ data: inviteCode(signedIn(caller).user.id) }),
  poster: (_, __, caller) => {
    const { id, nickname } = signedIn(caller).user
    const image = pictures.banner('ink-landscape', 3)
    return { data: { title: `${nickname} 邀你一起看画`, slogan: '一座放进口袋的画廊', image, ...inviteCode(id) } }
  },
  campaign: (world, _, caller) => {
    const friends = invitedBy(world, signedIn(caller).user.id)
    const earnedBeans = friends.reduce((sum, row) => sum + row.beans, 0)
    const { endsAt } = campaignAt(world.clock.now())
    return {
      data: { title: '邀请有礼', rules, endsAt, invited: friends.length, earnedBeans, beansEach: beansForFriend },
    }
  },
  inviter: (world, _, caller) => ({ data: inviterOf(world, signedIn(caller).user.id) }),
  setInviter: async (world, { userId }, caller) => {
    const { user } = signedIn(caller)
    if (!world.tables.users.get(userId)) refuse('badInviteCode')
    if (!(await noteInvitation(world, user.id, userId))) refuse('badRequest', '不能填写这个邀请码')
    return { data: inviterOf(world, user.id) }
  },
  friends: (world, page, caller) => ({
    data: pageOf(invitedBy(world, signedIn(caller).user.id), page, ({ id, at, beans }) => {
      const bought = world.tables.holds.find((row) => row.userId === id && row.state === 'settled') !== undefined
      return { id, person: person(world, id), joinedAt: at, bought, beans }
    }),
  }),
  rewards: (world, page, caller) => ({
    data: pageOf(rewardedOf(world, signedIn(caller).user.id), page, ({ id, at, beans }) => {
      return { id, title: '好友注册奖励', from: person(world, id).nickname, beans, at }
    }),
  }),
  steps: (world, _, caller) => {
    const friends = friendsOf(world, signedIn(caller).user.id)
    return { data: inviteSteps.map((step) => ({ ...step, reached: friends >= step.people })) }
  },
  days: (world, page, caller) => ({
    data: pageOf(inviteDays(world, signedIn(caller).user.id), page, (row) => row),
  }),
  ranking: (world, _, caller) => {
    const { id } = signedIn(caller).user
    const ranks = inviteRanks(world)
    const unranked = { id, rank: 0, person: person(world, id), invited: 0, beans: 0 }
    return { data: { list: ranks.slice(0, rankingMax), mine: ranks.find((row) => row.id === id) ?? unranked } }
  },
  right: (world, _, caller) => {
    const isRestricted = signedIn(caller).user.role === restricted
    const isOver = !campaignAt(world.clock.now()).isOn
    const reason = isRestricted ? '你的账号暂时不能参加邀请活动' : isOver ? '本期邀请活动已结束，下月 1 日再来' : ''
    return { data: { allowed: reason === '', reason } }
  },
}
