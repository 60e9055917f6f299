import type { ResourceView } from './use-resource.ts'

/** One of several lists on a page, which load, fail and are empty each by itself. */
export interface Part<Item> {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly items: readonly Item[]
  /** Why the server refused it; `''` otherwise. */
  readonly refusal: string
  readonly offline: boolean
  readonly retry: () => void
}

/** A list as a page follows it: in pages, with its rows in `items`, or whole, with its rows for data. */
export interface Followed<Row> extends Pick<ResourceView<unknown, Row>, 'status' | 'items' | 'failure'> {
  readonly data: readonly Row[] | { readonly total: number } | undefined
  readonly refresh: () => void
}

/** Pure: the entries of a list, paged or not, as `show` makes them. What was loaded before stays when a refresh fails. */
export function partOf<Row, Item>(resource: Followed<Row>, show: (row: Row) => Item): Part<Item> {
  const { status, data, items, failure } = resource
  const rows = data === undefined || 'total' in data ? items : data
  return {
    status,
    items: status === 'ready' ? rows.map(show) : [],
    refusal: status === 'failed' && failure?.reason === 'refused' ? failure.message : '',
    offline: status === 'failed' && failure?.reason === 'offline',
    retry: resource.refresh,
  }
}

/** One thing as a list of at most one, so that it can be a part of a page. */
export const asList = <Row>(
  resource: Omit<Followed<never>, 'data'> & { readonly data: Row | undefined },
): Followed<Row> => ({
  ...resource,
  data: resource.data === undefined ? undefined : [resource.data],
})

export const withItems = <Item, Other>(part: Part<Item>, items: readonly Other[]): Part<Other> => ({ ...part, items })

/** A page of parts: nothing could be loaded, there is nothing at all, or the parts speak for themselves. */
export function wholeOf(parts: readonly Part<unknown>[]): 'failed' | 'offline' | 'empty' | 'parts' {
  if (parts.every((part) => part.status === 'failed')) return parts.some((part) => part.offline) ? 'offline' : 'failed'
  if (parts.every((part) => part.status === 'ready' && part.items.length === 0)) return 'empty'
  return 'parts'
}

/** Tries the failed parts again, or asks for all of them anew when none has failed. */
export function retryAll(parts: readonly Part<unknown>[]): void {
  const failed = parts.filter((part) => part.status === 'failed')
  for (const part of failed.length > 0 ? failed : parts) part.retry()
}
