import { rowsOf } from '#src/domain/unknown.ts'
import { resourceStream } from '../resource/resource-stream.ts'
import { useResource } from '../resource/use-resource.ts'
import { useStream } from '../app/use-stream.ts'
import { firstNotices } from './first-notices.ts'

/** Pure: the unread of the first page, whatever has been paged to since. */
export const countUnread = (items: readonly unknown[]): number =>
  rowsOf(items.slice(0, firstNotices.pageSize)).filter(({ read }) => read === false).length

/** How many of the first ten notices are unread. */
export function useUnreadNotices(): number {
  useResource(firstNotices)
  return useStream(resourceStream(firstNotices), (snapshot) => countUnread(snapshot?.context.items ?? []))
}
