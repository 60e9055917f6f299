import type { RouteRow } from './route.ts'

/** Notices (marketplace §2). */
export const noticeRoutes = [
  { path: '/pages/notice/notice', page: 'notice/notice', title: '公告', guests: true },
  { path: '/pages/notice/search/index', page: 'notice/search', title: '搜索公告', guests: true },
  {
    path: '/pages/notice/components/noticeDetail/index',
    page: 'notice/notice-detail',
    outline: 'text',
    title: '公告详情',
    guests: true,
  },
] as const satisfies readonly RouteRow[]
