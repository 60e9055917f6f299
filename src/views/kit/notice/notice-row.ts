import type { RowOf } from '#src/contract/rest/calls.ts'
import { href } from '#src/routes/table.ts'

/** A notice as `notice.list` answers it. */
export type NoticeRow = Omit<RowOf<'notice.list'>, 'noticeType'>

/** The address of a notice, for a link. */
export const noticeHref = (id: string): string => `#${href('/pages/notice/components/noticeDetail/index', { id })}`
