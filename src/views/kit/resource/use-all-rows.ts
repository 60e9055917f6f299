import { useEffect } from 'react'
import type { ResourceView } from './use-resource.ts'

type Paged = Pick<ResourceView<unknown, unknown>, 'status' | 'activity' | 'last' | 'failure'> & {
  readonly more: () => void
}

/**
 * Reads a list to its end, page after page, or until what is looked for `isFound`, and gives it as it stands for what was not found in
 * it so far: on its way until all of it is there, failed where a page could not be had. That there is none is said of the whole list.
 */
export function useAllRows<List extends Paged>(list: List, isFound = false): List {
  const { status, activity, last, failure, more } = list
  const isPartial = status === 'ready' && !last && !isFound
  const isSought = isPartial && activity === 'none' && failure === null
  useEffect(() => {
    if (isSought) more()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page
  }, [isSought])
  return isPartial ? { ...list, status: failure ? 'failed' : 'loading' } : list
}
