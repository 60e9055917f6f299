import { area, endpoint } from '../endpoint.ts'
import { PageQuery } from '../wire.ts'
import {
  BatchBox,
  BatchOpen,
  BatchOpening,
  BatchSizes,
  BoxCollectionId,
  BoxContents,
  BoxDetail,
  Boxes,
  BoxId,
  BoxKinds,
  BoxMarketPage,
  BoxMarketQuery,
  MyBoxesPage,
  OpenResult,
  SealedPage,
  SealedQuery,
} from './box.schema.ts'

/**
 * Blind boxes: what is in them, mine, opening (marketplace §7, lc:blindbox-open). Opening a box that is open answers what it held, so
 * that a lost answer can be asked for again. Buying one is an order.
 */
export const boxEndpoints = area('box', {
  detail: endpoint({
    method: 'GET',
    path: '/blindbox/{id}',
    request: BoxId,
    response: BoxDetail,
    summary: '盲盒详情：规则与概率',
  }),
  ofSeries: endpoint({
    method: 'GET',
    path: '/blindbox/type/{id}',
    request: BoxId,
    response: Boxes,
    summary: '一个系列的盲盒',
  }),
  contents: endpoint({
    method: 'GET',
    path: '/blindbox/collection/{blindboxId}',
    request: BoxCollectionId,
    response: BoxContents,
    summary: '盲盒里可能开出的藏品和余量',
  }),
  kinds: endpoint({
    method: 'POST',
    path: '/blindbox/selectCategoryNameList',
    response: BoxKinds,
    readsOnly: true,
    summary: '盲盒的分类名称',
  }),
  market: endpoint({
    method: 'POST',
    path: '/blindbox/selectCategoryAll',
    request: BoxMarketQuery,
    response: BoxMarketPage,
    readsOnly: true,
    summary: '市场里的盲盒，附地板价',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/blindbox/selectMyBlindbox',
    request: PageQuery,
    response: MyBoxesPage,
    summary: '我还没打开的盲盒，按种类',
  }),
  mineOf: endpoint({
    method: 'GET',
    path: '/blindbox/selectMyBlindboxDetail',
    request: SealedQuery,
    response: SealedPage,
    summary: '我的某一种盲盒，逐个列出',
  }),
  open: endpoint({
    method: 'GET',
    path: '/blindbox/openBlind/{id}',
    request: BoxId,
    response: OpenResult,
    readsOnly: false,
    question: { seenIn: 'transfer.ofUser' },
    summary: '打开一个盲盒；已打开的会再说一次里面是什么',
  }),
  openMany: endpoint({
    method: 'PUT',
    path: '/blindbox/batchOpenBlindbox/{typeId}',
    request: BatchOpening,
    response: OpenResult,
    question: { seenIn: 'transfer.ofUser' },
    summary: '一次打开若干个同种盲盒',
  }),
  batchSizes: endpoint({
    method: 'GET',
    path: '/batch/goOpen',
    request: BatchBox,
    response: BatchSizes,
    summary: '可以一次打开多少个',
  }),
  openBatch: endpoint({
    method: 'GET',
    path: '/batch/open',
    request: BatchOpen,
    response: OpenResult,
    readsOnly: false,
    question: { seenIn: 'transfer.ofUser' },
    summary: '按档位一次打开多个盲盒',
  }),
})
