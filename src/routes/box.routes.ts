import type { RouteRow } from './route.ts'

/** Blind boxes: their page, opening them, those that one has (marketplace §2). */
export const boxRoutes = [
  {
    path: '/pages/common/blindboxDetails/blindboxDetails',
    page: 'box/blind-box-details',
    outline: 'detail',
    title: '盲盒详情',
    guests: true,
  },
  {
    path: '/pages/common/blindboxDetails/firstBlindboxDetails',
    page: 'box/blind-box-details',
    outline: 'detail',
    title: '首发盲盒',
    guests: true,
  },
  {
    path: '/pages/common/integralBlindboxDetails/integralBlindboxDetails',
    page: 'box/integral-box-details',
    outline: 'detail',
    title: '盲盒兑换',
    guests: true,
  },
  { path: '/pages/common/openBlindBox/index', page: 'box/open-blind-box', title: '开盒' },
  { path: '/pages/common/openBlindBox/components/result/index', page: 'box/open-result', title: '开盒结果' },
  { path: '/pages/mine/myCollection/blindBox/blindBoxDetails/index', page: 'box/my-boxes', title: '我的盲盒' },
] as const satisfies readonly RouteRow[]
