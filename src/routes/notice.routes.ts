import type { RouteRow } from './route.ts'

/** Notices (marketplace §2). */
export const noticeRoutes = [
  { path: '/pages/notice/notice', page: 'notice/notice', title: '公告' },
  { path: '/pages/notice/search/index', page: 'notice/search', title: '搜索公告' },
  { path: '/pages/notice/components/noticeDetail/index', page: 'notice/notice-detail', title: '公告详情' },
] as const satisfies readonly RouteRow[]
