import { type ComponentType, createElement, type ReactNode } from 'react'
import type { LazyPartProps } from '#src/views/kit/page/lazy-part.tsx'

const coming: Promise<unknown>[] = []

/** `lazyPart` where a page is drawn once and nothing happens afterwards: what is wanted is there, after `allParts`. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: LazyPartProps<Props>) => ReactNode {
  let loaded: ComponentType<Props> | null = null
  // The file that names it has to be read to its end first.
  coming.push(
    Promise.resolve()
      .then(load)
      .then((part) => void (loaded = part)),
  )
  return ({ isWanted, waiting = null, props }) => (isWanted && loaded ? createElement(loaded, props) : waiting)
}

/** The parts of all that has been imported have come, and the parts of these. */
export async function allParts(): Promise<void> {
  for (let next = coming.pop(); next; next = coming.pop()) await next
}
