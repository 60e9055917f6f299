import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

export interface LateProps<Props extends object> {
  /** Must be the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>
  /** What could not be had is asked for again when it is wanted. */
  readonly isWanted: boolean
  readonly waiting?: ReactNode
  readonly props: Props
}

/** A part of a page whose script comes after the page itself. */
export function Late<Props extends object>({ load, isWanted, waiting = null, props }: LateProps<Props>): ReactNode {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (Part) return
    load().then(
      (late) => setPart(() => late),
      () => undefined,
    )
  }, [Part, load, isWanted])
  return Part ? createElement(Part, props) : waiting
}
