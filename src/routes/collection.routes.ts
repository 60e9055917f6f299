import type { RouteRow } from './route.ts'

/** What one has (marketplace §2). */
export const collectionRoutes = [
  {
    path: '/pages/common/transferParticulars/transferParticulars',
    page: 'collection/owned-copy',
    outline: 'detail',
    title: '藏品详情',
  },
  { path: '/pages/common/goodsTransferRecord/goodsTransferRecord', page: 'collection/copy-record', title: '流转记录' },
  {
    path: '/pages/mine/myCollection/mycollection',
    page: 'collection/my-collection',
    outline: 'grid',
    title: '我的藏品',
  },
  { path: '/pages/mine/myCollection/index', page: 'collection/my-inscriptions', title: '我的编号' },
] as const satisfies readonly RouteRow[]
