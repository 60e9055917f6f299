import type { ShownResource } from './resource-screen.tsx'
import type { ResourceView } from './use-resource.ts'

type One<Data> = Pick<ResourceView<Data, unknown>, 'status' | 'activity' | 'data' | 'failure'> & {
  readonly refresh: () => void
}

/** Several things that a page can only show together, as one. */
export type WholeResource<Data> = Omit<ShownResource, 'data'> & { readonly data: Data | undefined }

/** Whether what was gathered is all of it. */
const isWhole = <Data extends object>(found: Partial<Data>, names: readonly (keyof Data)[]): found is Data =>
  names.every((name) => found[name] !== undefined)

/**
 * Pure: loading until all are there, failed when one is; trying again asks for those that failed, or for all when none has. `Data` has
 * the answer of each under its name.
 */
export function wholeResource<Data extends object>(parts: {
  readonly [Name in keyof Data]: One<Data[Name]>
}): WholeResource<Data> {
  const all = Object.values<One<unknown>>(parts)
  const failed = all.filter((part) => part.status === 'failed')
  const found: Partial<Data> = {}
  const names: (keyof Data)[] = []
  for (const name in parts) {
    names.push(name)
    if (parts[name].status === 'ready') found[name] = parts[name].data
  }
  const data = isWhole(found, names) ? found : undefined
  return {
    status: failed.length > 0 ? 'failed' : data ? 'ready' : 'loading',
    activity: all.some((part) => part.activity === 'refreshing') ? 'refreshing' : 'none',
    data,
    items: [],
    last: true,
    failure: (failed[0] ?? all.find((part) => part.failure))?.failure ?? null,
    refresh: () => (failed.length > 0 ? failed : all).forEach((part) => part.refresh()),
    more: () => undefined,
  }
}
