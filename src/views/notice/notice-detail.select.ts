import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { machineTime } from '../kit/app/links.ts'
import type { ResourceOf } from '../kit/resource/use-resource.ts'

/** A notice with its text as `notice.detail` answers it; `content` is HTML from editors, not trusted. */
export type NoticeText = Omit<AnswerOf<'notice.detail'>, 'noticeType'>

/** The resource of one notice. Opening it marks it read on the server. */
export const noticeDetail = (id: string): ResourceOf<'notice.detail'> => ({
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
  byline: [author, publishedAt === null ? '' : formatInstant(publishedAt, 'YYYY年M月D日 HH:mm')]
    .filter((part) => part !== '')
    .join(' · '),
  machineTime: publishedAt === null ? null : machineTime(publishedAt),
  type: typeName,
  html: content,
})
