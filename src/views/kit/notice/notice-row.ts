import type { Instant } from '#src/domain/time/instant.ts'
import { href } from '#src/routes/table.ts'

/** A notice as `notice.list` answers it. */
export interface NoticeRow {
  readonly id: string
  readonly typeName: string
  readonly title: string
  readonly summary: string
  readonly cover: string
  readonly publishedAt: Instant | null
  readonly pinned: boolean
  readonly read: boolean
}

/** The address of a notice, for a link. */
export const noticeHref = (id: string): string => `#${href('/pages/notice/components/noticeDetail/index', { id })}`
