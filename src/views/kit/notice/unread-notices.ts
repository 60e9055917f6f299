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

/** How many of the first ten notices are unread. */
export function useUnreadNotices(): number {
  useResource(firstNotices)
  return useStream(resourceStream(firstNotices), (snapshot) => {
    const items = snapshot?.context.items ?? []
    return rowsOf(items.slice(0, 10)).filter(({ read }) => read === false).length
  })
}
