import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

export interface LazyPartProps<Props extends object> {
  /** Must be the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>
  /** Shown from the first time on; what could not be had before is asked for again then. */
  readonly isWanted: boolean
  readonly waiting?: ReactNode
  readonly props: Props
}

/** What has come is there at once the next time. */
const loaded = new WeakMap<() => Promise<unknown>, ComponentType<never>>()

/** A part of a page whose script comes after the page itself. */
export function LazyPart<Props extends object>({
  load,
  isWanted,
  waiting = null,
  props,
}: LazyPartProps<Props>): ReactNode {
  const [Part, setPart] = useState(() => (loaded.get(load) as ComponentType<Props> | undefined) ?? null)
  const [isBegun, setBegun] = useState(isWanted)
  if (isWanted && !isBegun) setBegun(true)
  useEffect(() => {
    if (Part) return
    load().then(
      (late) => {
        loaded.set(load, late as ComponentType<never>)
        setPart(() => late)
      },
      () => undefined,
    )
  }, [Part, load, isWanted])
  return Part && isBegun ? createElement(Part, props) : waiting
}
