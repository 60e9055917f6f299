import type { RouteRow } from './route.ts'

/** Inviting friends (marketplace §2). */
export const invitationRoutes = [
  { path: '/pages/home/inviteFriends/index', page: 'invitation/invite-friends', title: '邀请好友' },
  { path: '/pages/mine/inviteLog/index', page: 'invitation/invite-log', title: '邀请记录' },
] as const satisfies readonly RouteRow[]
