import { area, endpoint } from '../endpoint.ts'
import {
  MyPledgesQuery,
  NewPledge,
  Pledge,
  PledgeFirst,
  PledgeId,
  PledgeMarketQuery,
  Pledges,
} from './pledge.schema.ts'

const question = { seenIn: 'pledge.mine' } as const

/**
 * Pledging a copy for a loan (marketplace §7 mortgage; lc:mortgage; docs/decisions/0046). One GET changes data. Redeeming and
 * expiring have no call: the server does both by its clock.
 */
export const pledgeEndpoints = area('pledge', {
  publish: endpoint({
    method: 'POST',
    path: '/mortgage/releaseMortgage',
    request: NewPledge,
    response: Pledge,
    question,
    summary: '发布质押：押上一件藏品，想借多少、利率、期限',
  }),
  lend: endpoint({
    method: 'POST',
    path: '/mortgage/pledgee',
    request: PledgeId,
    response: Pledge,
    question,
    summary: '出借：按发布的条件把钱借出，藏品押给自己',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/mortgage/selectMortgageList',
    request: MyPledgesQuery,
    response: Pledges,
    summary: '我质押的，或我出借的',
  }),
  first: endpoint({
    method: 'GET',
    path: '/mortgage/mortgageMarketFirstList',
    response: PledgeFirst,
    summary: '质押市场首屏：规则和有质押的藏品',
  }),
  market: endpoint({
    method: 'GET',
    path: '/mortgage/mortgageMarket',
    request: PledgeMarketQuery,
    response: Pledges,
    summary: '等待出借的质押',
  }),
  cancel: endpoint({
    method: 'GET',
    path: '/mortgage/cancelMortgage',
    request: PledgeId,
    response: Pledge,
    readsOnly: false,
    question,
    summary: '撤回还没有人出借的质押',
  }),
})
