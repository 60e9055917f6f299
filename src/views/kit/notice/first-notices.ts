import type { ResourceOf } from '../resource/use-resource.ts'

/** The first page of ten notices, which the badge counts (const:notice-badge-page); the notice list opens the same resource. */
export const firstNotices: ResourceOf<'notice.list'> = {
  endpoint: 'notice.list',
  request: {},
  pageSize: 10,
  freshMs: 60_000,
}
