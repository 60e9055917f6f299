import type { RouteRow } from './route.ts'

/** Guilds, their warehouse, and who follows oneself (marketplace §2; docs/decisions/0050). */
export const guildRoutes = [
  { path: '/pages/mine/group/group', page: 'guild/guild', outline: 'card', title: '公会' },
  {
    path: '/pages/mine/group/groupAdminInfo/groupAdminInfo',
    page: 'guild/guild-info',
    outline: 'card',
    title: '公会资料',
  },
  {
    path: '/pages/mine/group/groupAdminInfo/groupInfoFix',
    page: 'guild/guild-name',
    outline: 'form',
    title: '修改公会名',
  },
  { path: '/pages/mine/group/groupAdminInfo/militaryNumberLog', page: 'guild/power-log', title: '战力记录' },
  { path: '/pages/mine/group/groupAdminInfo/lnvitationDetails', page: 'guild/newcomers', title: '拉新明细' },
  { path: '/pages/mine/group/groupAdminInfo/groupUserInfo', page: 'guild/member', outline: 'card', title: '公会成员' },
  { path: '/pages/mine/warehouse/index', page: 'guild/warehouse', title: '公会仓库' },
  { path: '/pages/mine/warehouse/transferRecord', page: 'guild/warehouse-record', title: '发放记录' },
  { path: '/pages/mine/rewards/index', page: 'guild/apprentices', title: '我的徒弟' },
] as const satisfies readonly RouteRow[]
