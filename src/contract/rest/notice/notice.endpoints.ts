import { Schema } from 'effect'
import { area, endpoint } from '../endpoint.ts'
import { NoticeById, NoticeDetail, NoticePage, NoticeParent, NoticeQuery, NoticeType } from './notice.schema.ts'

/** Announcements (marketplace §7, Notices). Literal paths win over `{id}`. */
export const noticeEndpoints = area('notice', {
  list: endpoint({
    method: 'POST',
    path: '/systemNotice',
    request: NoticeQuery,
    response: NoticePage,
    readsOnly: true,
    guests: true,
    summary: '公告列表，可按类型筛选、按关键词搜索',
  }),
  types: endpoint({
    method: 'GET',
    path: '/systemNotice/noticeType',
    response: Schema.Array(NoticeType),
    guests: true,
    summary: '公告的一级类型',
  }),
  typesByParent: endpoint({
    method: 'GET',
    path: '/systemNotice/noticeType/{parentId}',
    request: NoticeParent,
    response: Schema.Array(NoticeType),
    guests: true,
    summary: '某个类型下的子类型',
  }),
  /** Opening a notice marks it read for the signed-in person, so it is never prefetched. */
  detail: endpoint({
    method: 'GET',
    path: '/systemNotice/{id}',
    request: NoticeById,
    response: NoticeDetail,
    readsOnly: false,
    question: { needsNone: 'it is a read that marks what was read' },
    // Whoever opens it waits for the outline of its page, as for what is only read.
    loading: false,
    guests: true,
    summary: '公告正文，打开即记为已读',
  }),
})
