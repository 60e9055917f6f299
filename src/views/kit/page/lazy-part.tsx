import { nextFrame } from '#src/domain/frame.ts'
import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from 'react'

export interface LazyPartProps<Props extends object> {
  /** Shown from the first time on; what could not be had before is asked for again then. */
  readonly isWanted: boolean
  readonly waiting?: ReactNode
  readonly props: Props
}

/**
 * A part of a page whose script comes after the page itself; once it has come it is there at once. `isAhead`: it is asked for as soon as
 * the page is there, before it is wanted.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isAhead } = { isAhead: true },
): (props: LazyPartProps<Props>) => ReactNode {
  let loaded: ComponentType<Props> | null = null
  return function LazyPart({ isWanted, waiting = null, props }) {
    const [Part, setPart] = useState(() => loaded)
    const [isBegun, setBegun] = useState(isWanted)
    if (isWanted && !isBegun) setBegun(true)
    useEffect(() => {
      if (Part || !(isAhead || isWanted)) return
      // What is there already is drawn before more is asked for.
      return nextFrame(() => {
        load().then(
          (part) => {
            loaded = part
            // Drawn piece by piece: a tap is heard between them.
            startTransition(() => setPart(() => part))
          },
          () => undefined,
        )
      })
    }, [Part, isWanted])
    return Part && isBegun ? createElement(Part, props) : waiting
  }
}
