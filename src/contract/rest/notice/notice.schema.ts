import { Schema } from 'effect'
import { Id, MaybeFlag, MaybeMoment, pageOf, pageRequest, Text } from '../wire.ts'

/** `noticeType` narrows to one type; `keyword` searches titles and summaries (the parameter name is ours). */
export const NoticeQuery = Schema.Struct({
  ...pageRequest,
  noticeType: Schema.optionalKey(Id),
  keyword: Schema.optionalKey(Schema.String),
})

export const NoticeType = Schema.Struct({ id: Id, parentId: Id, name: Schema.String })
export type NoticeType = typeof NoticeType.Type

const row = {
  id: Id,
  noticeType: Id,
  typeName: Text,
  title: Schema.String,
  summary: Text,
  cover: Text,
  publishedAt: MaybeMoment,
  pinned: MaybeFlag,
  read: MaybeFlag,
} as const
const keys = { publishedAt: 'createTime', pinned: 'isTop', read: 'isRead' } as const

export const Notice = Schema.Struct(row).pipe(Schema.encodeKeys(keys))
export type Notice = typeof Notice.Type
export const NoticePage = pageOf(Notice)

/** `content` is HTML written by editors: never put on a page without sanitising. */
export const NoticeDetail = Schema.Struct({ ...row, author: Text, content: Text }).pipe(Schema.encodeKeys(keys))
export type NoticeDetail = typeof NoticeDetail.Type

export const NoticeParent = Schema.Struct({ parentId: Id })
export const NoticeById = Schema.Struct({ id: Id })
