import { area, endpoint } from '../endpoint.ts'
import { Banners, BlindBoxPage, BlindBoxQuery, Recommended } from './home.schema.ts'

/** What the home page shows (marketplace §7, Home and Sales). */
export const homeEndpoints = area('home', {
  banners: endpoint({
    method: 'POST',
    path: '/systemBanner',
    response: Banners,
    readsOnly: true,
    guests: true,
    summary: '首页轮播图',
  }),
  activityBanner: endpoint({
    method: 'GET',
    path: '/systemBanner/activityBanner',
    response: Banners,
    summary: '首页活动位',
  }),
  activityBanner2: endpoint({
    method: 'GET',
    path: '/systemBanner/activityBanner2',
    response: Banners,
    summary: '首页第二活动位',
  }),
  recommended: endpoint({
    method: 'GET',
    path: '/productRecommend/selectAllForRecommend',
    response: Recommended,
    guests: true,
    summary: '推荐藏品',
  }),
  blindBoxes: endpoint({
    method: 'POST',
    path: '/blindbox/selectAll',
    request: BlindBoxQuery,
    response: BlindBoxPage,
    readsOnly: true,
    guests: true,
    summary: '盲盒列表',
  }),
})
