import { rowsOf } from '#src/domain/unknown.ts'
import { resourceStream, useResource } from '../resource/use-resource.ts'
import { useStream } from '../app/use-stream.ts'
import type { ResourceOf } from '../resource/use-resource.ts'

/** The first page of ten notices, which the badge counts (const:notice-badge-page); the notice list opens the same resource. */
export const firstNotices: ResourceOf<'notice.list'> = {
  endpoint: 'notice.list',
  request: {},
  pageSize: 10,
  freshMs: 60_000,
}

/** Pure: the unread of the first page, whatever has been paged to since. */
export const countUnread = (items: readonly unknown[]): number =>
  rowsOf(items.slice(0, firstNotices.pageSize)).filter(({ read }) => read === false).length

/** How many of the first ten notices are unread. */
export function useUnreadNotices(): number {
  useResource(firstNotices)
  return useStream(resourceStream(firstNotices), (snapshot) => countUnread(snapshot?.context.items ?? []))
}
