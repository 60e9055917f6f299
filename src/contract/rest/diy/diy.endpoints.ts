import { area, endpoint } from '../endpoint.ts'
import { PageQuery } from '../wire.ts'
import { DiyLogPage, DiyMake, DiyPiece, DiyPieces, DiyRule, DiySalvage, DiySalvaged } from './diy.schema.ts'

/** Copies put together and taken apart (marketplace §7 DIY; lc:diy; docs/decisions/0052). Both PUTs ask in the query. */
export const diyEndpoints = area('diy', {
  rule: endpoint({ method: 'GET', path: '/diy/rule', response: DiyRule, summary: '几件能拼成什么，要多少微豆' }),
  log: endpoint({
    method: 'GET',
    path: '/diy/log',
    request: PageQuery,
    response: DiyLogPage,
    summary: '拼装和拆解记录',
  }),
  pieces: endpoint({ method: 'GET', path: '/diy/salvage', response: DiyPieces, summary: '可以拆解的作品' }),
  make: endpoint({
    method: 'PUT',
    path: '/diy',
    params: 'query',
    request: DiyMake,
    response: DiyPiece,
    question: { seenIn: 'diy.log' },
    summary: '把同一款的几件藏品拼成一件作品',
  }),
  salvage: endpoint({
    method: 'PUT',
    path: '/diy/salvage',
    params: 'query',
    request: DiySalvage,
    response: DiySalvaged,
    question: { seenIn: 'diy.log' },
    summary: '拆解一件作品，里面的藏品全部取回',
  }),
})
