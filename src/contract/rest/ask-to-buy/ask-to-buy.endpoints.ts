import { area, endpoint } from '../endpoint.ts'
import {
  Ask,
  AskBook,
  AskCount,
  AskDeal,
  AskDeals,
  AskDealsQuery,
  AskedPieces,
  AskId,
  AskMarketQuery,
  Asks,
  AsksQuery,
  BoxAsksQuery,
  BoxStatistics,
  ChooseOffer,
  MyAsksQuery,
  NewAsk,
  SellToAsk,
} from './ask-to-buy.schema.ts'

const question = { seenIn: 'ask-to-buy.mine' } as const

/**
 * Asking to buy (marketplace §7 Ask-to-buy; lc:want-to-buy; docs/decisions/0046). Two GETs change data: `sell`, `cancelOrder`;
 * `sold` only reads. The blueBox calls are about sealed blind boxes.
 */
export const askToBuyEndpoints = area('ask-to-buy', {
  market: endpoint({
    method: 'POST',
    path: '/wantToBuy/buyMarket',
    request: AskMarketQuery,
    response: AskedPieces,
    guests: true,
    readsOnly: true,
    summary: '求购榜：有人求购的藏品和最高价',
  }),
  mine: endpoint({
    method: 'POST',
    path: '/wantToBuy/myPurchase',
    request: MyAsksQuery,
    response: Asks,
    readsOnly: true,
    summary: '我的求购',
  }),
  choose: endpoint({
    method: 'POST',
    path: '/wantToBuy/chose',
    request: ChooseOffer,
    response: Ask,
    question,
    summary: '用自己的求购买下一件不高于它的寄售',
  }),
  release: endpoint({
    method: 'POST',
    path: '/wantToBuy/release',
    request: NewAsk,
    response: Ask,
    question,
    summary: '发布求购，冻结求购价',
  }),
  sell: endpoint({
    method: 'GET',
    path: '/wantToBuy/sell',
    request: SellToAsk,
    response: AskDeal,
    readsOnly: false,
    question: { seenIn: 'ask-to-buy.sold' },
    summary: '把自己的一件卖给一笔求购',
  }),
  count: endpoint({
    method: 'GET',
    path: '/wantToBuy/queryBuyCount',
    response: AskCount,
    summary: '我有几笔求购、冻结了多少、还能发几笔',
  }),
  boxStatistics: endpoint({
    method: 'GET',
    path: '/wantToBuy/blueBoxStatistics',
    response: BoxStatistics,
    guests: true,
    summary: '盲盒的求购：每种有几笔，最高多少',
  }),
  boxDeals: endpoint({
    method: 'GET',
    path: '/wantToBuy/blueBoxRecord',
    request: AskDealsQuery,
    response: AskDeals,
    guests: true,
    summary: '盲盒求购的成交记录',
  }),
  boxMarket: endpoint({
    method: 'GET',
    path: '/wantToBuy/blueBoxBuyMarket',
    request: BoxAsksQuery,
    response: Asks,
    guests: true,
    summary: '盲盒的求购，价格从高到低',
  }),
  byCategory: endpoint({
    method: 'GET',
    path: '/wantToBuy/buyMarketByCategoryId',
    request: AsksQuery,
    response: AskBook,
    guests: true,
    summary: '一种藏品的求购：买卖两边的价格阶梯与成交走势',
  }),
  cancel: endpoint({
    method: 'GET',
    path: '/wantToBuy/cancelOrder',
    request: AskId,
    response: Ask,
    readsOnly: false,
    question,
    summary: '撤回求购，退回冻结的钱',
  }),
  sold: endpoint({
    method: 'GET',
    path: '/wantToBuy/sold',
    request: AskDealsQuery,
    response: AskDeals,
    summary: '我卖给求购的藏品',
  }),
})
