import { area, endpoint } from '../endpoint.ts'
import { PageQuery } from '../wire.ts'
import { FollowerPage, LordDetail, LordId, LordInfo, LordPage, QqRequest, SuperLord } from './lord.schema.ts'

const read = { needsNone: 'said again it changes nothing, and whom one follows is read' } as const

/** Lords and who follows them (marketplace §6, §7 User and account; docs/decisions/0050). */
export const lordEndpoints = area('lord', {
  info: endpoint({ method: 'GET', path: '/lord/info', response: LordInfo, summary: '我的领主，和跟随我的人' }),
  list: endpoint({
    method: 'GET',
    path: '/lord/list',
    request: PageQuery,
    response: LordPage,
    summary: '可以跟随的领主',
  }),
  add: endpoint({
    method: 'POST',
    path: '/lord/add',
    params: 'query',
    request: LordId,
    response: LordInfo,
    question: read,
    summary: '跟随一位领主',
  }),
  remove: endpoint({
    method: 'POST',
    path: '/lord/delete',
    response: LordInfo,
    question: read,
    summary: '不再跟随领主',
  }),
  setQq: endpoint({
    method: 'POST',
    path: '/lord/qqNumber',
    params: 'query',
    request: QqRequest,
    response: LordInfo,
    question: { needsNone: 'said again it changes nothing, and the number is read' },
    summary: '写下自己的 QQ，领主和徒弟看得见',
  }),
  detail: endpoint({
    method: 'GET',
    path: '/lord/lordDetail',
    request: LordId,
    response: LordDetail,
    summary: '一位领主',
  }),
  superLord: endpoint({
    method: 'GET',
    path: '/lord/superLordDetail',
    response: SuperLord,
    summary: '领主的领主',
  }),
  followers: endpoint({
    method: 'GET',
    path: '/lord/subordinateList',
    request: PageQuery,
    response: FollowerPage,
    summary: '跟随我的人',
  }),
  rank: endpoint({ method: 'GET', path: '/lord/rank', request: PageQuery, response: LordPage, summary: '领主榜' }),
})
