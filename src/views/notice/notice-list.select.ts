import type { RowOf } from '#src/contract/rest/calls.ts'
import { relativeTime } from '#src/domain/time/relative-time.ts'
import { machineTime, safePicture } from '../kit/app/links.ts'
import { noticeHref, type NoticeRow } from '../kit/notice/notice-row.ts'

/** A notice as lists show it. */
export interface NoticeLine {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly summary: string
  readonly type: string
  /** `null` when nobody knows when. */
  readonly when: { readonly text: string; readonly machine: string } | null
  readonly cover: string | null
  readonly pinned: boolean
  readonly unread: boolean
}

/** A type of notices as `notice.types` answers it. */
export type NoticeTypeRow = Pick<RowOf<'notice.types'>, 'id' | 'name'>

/** The rows at `now` (server time), pinned ones first. `wasOpened`: read since the list was loaded. */
export function viewNotices(rows: readonly NoticeRow[], now: number, wasOpened: (id: string) => boolean): NoticeLine[] {
  return rows
    .toSorted((a, b) => Number(b.pinned) - Number(a.pinned))
    .map(({ id, title, summary, typeName, publishedAt, cover, pinned, read }) => ({
      id,
      href: noticeHref(id),
      title,
      summary,
      type: typeName,
      when: publishedAt === null ? null : { text: relativeTime(publishedAt, now), machine: machineTime(publishedAt) },
      cover: safePicture(cover),
      pinned,
      unread: !read && !wasOpened(id),
    }))
}

/** The types under the chosen one as tabs; none where there is nothing to choose from. */
export const subtypeTabs = (types: readonly NoticeTypeRow[], current: string): { key: string; label: string }[] =>
  types.length < 2 ? [] : typeTabs(types, current)

/** The types as tabs, all of them first; a chosen type that is no longer listed keeps a tab of its own. */
export function typeTabs(types: readonly NoticeTypeRow[], current: string): { key: string; label: string }[] {
  const lost = current !== '' && !types.some(({ id }) => id === current) ? [{ key: current, label: '所选类型' }] : []
  return [{ key: '', label: '全部' }, ...lost, ...types.map(({ id, name }) => ({ key: id, label: name }))]
}
