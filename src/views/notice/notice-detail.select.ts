import { formatInstant } from '#src/domain/time/calendar.ts'
import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import { machineTime } from '../kit/app/links.ts'
import type { NoticeRow } from '../kit/notice/notice-row.ts'

/** A notice with its text as `notice.detail` answers it; `content` is HTML from editors, not trusted. */
export interface NoticeText extends NoticeRow {
  readonly author: string
  readonly content: string
}

/** The resource of one notice. Opening it marks it read on the server. */
export const noticeDetail = (id: string): ResourceInput => ({
  endpoint: 'notice.detail',
  request: { id },
  freshMs: 300_000,
})

export interface NoticeDetailView {
  readonly title: string
  /** Who and when, in one line. */
  readonly byline: string
  readonly machineTime: string | null
  readonly type: string
  readonly html: string
}

export const viewNoticeDetail = ({ title, author, typeName, publishedAt, content }: NoticeText): NoticeDetailView => ({
  title,
  byline: [author, publishedAt === null ? '' : formatInstant(publishedAt)].filter((part) => part !== '').join(' · '),
  machineTime: publishedAt === null ? null : machineTime(publishedAt),
  type: typeName,
  html: content,
})
