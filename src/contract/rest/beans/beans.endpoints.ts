import { area, endpoint } from '../endpoint.ts'
import {
  AssetPageQuery,
  AssetQuery,
  BeanBalance,
  BeanExchange,
  BeanGift,
  BeanGiven,
  BeanLog,
  BeanPageQuery,
  BeanQuery,
  Cast,
  CastResult,
  Exchanged,
  MeltedPage,
  Meltables,
  RedeemablePage,
} from './beans.schema.ts'

const gift = (path: string, name: string) =>
  endpoint({
    method: 'GET',
    path,
    request: BeanGift,
    response: BeanGiven,
    readsOnly: false,
    question: { seenIn: 'beans.log' },
    summary: `把${name}转给别人`,
  })

/**
 * 微豆 and 元豆 (marketplace §7, Sales and products). Our reading of the names: `legumesIntegrationRed` is about 元豆,
 * `legumesIntegration` about 微豆; `exchange` gives beans for a copy, `cast` melts a copy down for beans. The transfers under `product` give
 * what somebody has of a kind to another person.
 */
export const beansEndpoints = area('beans', {
  redeemables: endpoint({
    method: 'GET',
    path: '/legumesIntegrationRed/redemptionList',
    request: BeanPageQuery,
    response: RedeemablePage,
    summary: '元豆或微豆可以兑换的藏品',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/legumesIntegrationRed/me',
    request: AssetQuery,
    response: BeanBalance,
    summary: '我的元豆（或别的一种）：余额、收支和今天还能转赠多少',
  }),
  log: endpoint({
    method: 'GET',
    path: '/legumesIntegrationRed/log',
    request: AssetPageQuery,
    response: BeanLog,
    summary: '元豆（或别的一种）的明细',
  }),
  meltables: endpoint({
    method: 'GET',
    path: '/legumesIntegrationRed/productStatistics',
    request: BeanQuery,
    response: Meltables,
    summary: '我可以铸成元豆的藏品',
  }),
  melted: endpoint({
    method: 'GET',
    path: '/legumesIntegrationRed/productRecord',
    request: BeanPageQuery,
    response: MeltedPage,
    summary: '我铸过的藏品',
  }),
  exchange: endpoint({
    method: 'GET',
    path: '/legumesIntegrationRed/exchange',
    request: BeanExchange,
    response: Exchanged,
    readsOnly: false,
    question: { seenIn: 'transfer.ofUser' },
    summary: '用元豆兑换一件藏品',
  }),
  cast: endpoint({
    method: 'GET',
    path: '/legumesIntegrationRed/cast',
    request: Cast,
    response: CastResult,
    readsOnly: false,
    question: { seenIn: 'beans.melted' },
    summary: '把一件藏品铸成元豆',
  }),
  exchangeWeiDou: endpoint({
    method: 'GET',
    path: '/legumesIntegration/exchange',
    request: BeanExchange,
    response: Exchanged,
    readsOnly: false,
    question: { seenIn: 'transfer.ofUser' },
    summary: '用微豆兑换一件藏品',
  }),
  castWeiDou: endpoint({
    method: 'GET',
    path: '/legumesIntegration/cast',
    request: Cast,
    response: CastResult,
    readsOnly: false,
    question: { seenIn: 'beans.melted' },
    summary: '把一件藏品铸成微豆',
  }),
  give: gift('/product/transferBeans', '微豆'),
  giveBeanSprouts: gift('/product/transferBeanSprouts', '豆芽'),
  giveGold: gift('/product/transferGold', '金币'),
  givePlatinum: gift('/product/transferPlatinum', '铂金'),
  giveDiamond: gift('/product/transferDiamond', '钻石'),
})
