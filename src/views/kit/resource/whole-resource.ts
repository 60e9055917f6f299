import type { ShownResource } from './resource-screen.tsx'
import type { ResourceView } from './use-resource.ts'

type One<Data> = Pick<ResourceView<Data, unknown>, 'status' | 'activity' | 'data' | 'failure'> & {
  readonly refresh: () => void
}

/** Several things that a page can only show together, as one. */
export type WholeResource<Data> = Omit<ShownResource, 'data'> & { readonly data: Data | undefined }

/**
 * Pure: loading until all are there, failed when one is; trying again asks for those that failed, or for all when none has. `Data` has
 * the answer of each under its name.
 */
export function wholeResource<Data extends object>(parts: {
  readonly [Name in keyof Data]: One<Data[Name]>
}): WholeResource<Data> {
  const named = Object.entries<One<unknown>>(parts)
  const all = named.map(([, part]) => part)
  const failed = all.filter((part) => part.status === 'failed')
  const status = failed.length > 0 ? 'failed' : all.every((part) => part.status === 'ready') ? 'ready' : 'loading'
  return {
    status,
    activity: all.some((part) => part.activity === 'refreshing') ? 'refreshing' : 'none',
    data: status === 'ready' ? (Object.fromEntries(named.map(([name, part]) => [name, part.data])) as Data) : undefined,
    items: [],
    last: true,
    failure: (failed[0] ?? all.find((part) => part.failure))?.failure ?? null,
    refresh: () => (failed.length > 0 ? failed : all).forEach((part) => part.refresh()),
    more: () => undefined,
  }
}
