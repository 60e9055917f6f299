import { area, endpoint } from '../endpoint.ts'
import {
  Gift,
  Given,
  ProductRecordQuery,
  RecordPage,
  TransferablePage,
  TransferQuery,
  UserRecordQuery,
} from './transfer.schema.ts'

/** Giving collectibles away, and the record of who had what (marketplace §7, Sales and products; Activity for the records). */
export const transferEndpoints = area('transfer', {
  transferable: endpoint({
    method: 'GET',
    path: '/product/transferProductList',
    request: TransferQuery,
    response: TransferablePage,
    summary: '我现在可以转赠的藏品',
  }),
  give: endpoint({
    method: 'POST',
    path: '/product/transferProduct',
    request: Gift,
    response: Given,
    question: { seenIn: 'transfer.ofUser' },
    summary: '把藏品转赠给别人',
  }),
  ofProduct: endpoint({
    method: 'GET',
    path: '/transferLog/selectAllForProduct',
    request: ProductRecordQuery,
    response: RecordPage,
    guests: true,
    summary: '一件或一种藏品的流转记录',
  }),
  ofUser: endpoint({
    method: 'GET',
    path: '/transferLog/selectAllForUser',
    request: UserRecordQuery,
    response: RecordPage,
    summary: '我的流转记录',
  }),
})
