import { area, endpoint } from '../endpoint.ts'
import { PageQuery } from '../wire.ts'
import {
  Campaign,
  FriendPage,
  InviteCode,
  InviteDayPage,
  InviteRanking,
  InviteRight,
  InviteSteps,
  Inviter,
  RewardPage,
  SharePoster,
  SuperiorId,
} from './invitation.schema.ts'

/**
 * Inviting friends (marketplace §7, User and account). Of the three calls named after beans (豆) our reading is: what so many friends
 * bring, what inviting brought day by day, and who has got most of it.
 */
export const invitationEndpoints = area('invitation', {
  code: endpoint({
    method: 'GET',
    path: '/userInvitation/generateCode',
    response: InviteCode,
    summary: '我的邀请码和邀请链接',
  }),
  codeText: endpoint({
    method: 'GET',
    path: '/user/userGenerateCodeStr',
    response: InviteCode,
    summary: '邀请二维码里写的内容',
  }),
  poster: endpoint({ method: 'GET', path: '/user/userShare', response: SharePoster, summary: '分享海报的文字与画面' }),
  campaign: endpoint({
    method: 'GET',
    path: '/userInvitation/activityInvitation',
    response: Campaign,
    summary: '正在进行的邀请活动',
  }),
  inviter: endpoint({
    method: 'GET',
    path: '/userInvitation/mySuperiorUser',
    response: Inviter,
    summary: '邀请我的人',
  }),
  setInviter: endpoint({
    method: 'PUT',
    path: '/userInvitation/superiorUser/{userId}',
    request: SuperiorId,
    response: Inviter,
    question: { needsNone: 'it can be done once only, and is read from then on' },
    summary: '填写邀请我的人，只能填一次',
  }),
  friends: endpoint({
    method: 'GET',
    path: '/userInvitation/getMyFriend',
    request: PageQuery,
    response: FriendPage,
    summary: '我邀请来的好友',
  }),
  rewards: endpoint({
    method: 'GET',
    path: '/userInvitation/getMyRewards',
    request: PageQuery,
    response: RewardPage,
    summary: '我的邀请奖励',
  }),
  steps: endpoint({
    method: 'GET',
    path: '/userInvitation/legumesList',
    response: InviteSteps,
    summary: '邀请满几位好友，各得多少豆芽',
  }),
  days: endpoint({
    method: 'GET',
    path: '/userInvitation/beansListOfMe',
    request: PageQuery,
    response: InviteDayPage,
    summary: '我的邀请得豆，按天',
  }),
  ranking: endpoint({
    method: 'GET',
    path: '/userInvitation/beansRankList',
    response: InviteRanking,
    summary: '邀请得豆排行，附我的名次',
  }),
  right: endpoint({
    method: 'GET',
    path: '/userInvitation/blackQualification',
    response: InviteRight,
    summary: '我是否可以邀请好友',
  }),
})
