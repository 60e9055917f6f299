import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Measured } from './anchored-layout.ts'

/** Heights of rows by key, in whole px, kept for rows that are not drawn any more. */
export interface RowHeights {
  /** A new object whenever a height changed. */
  readonly known: Measured
  /** Give it to every drawn row as its `ref`; the row carries its key as `data-row`. */
  readonly mount: (element: HTMLElement | null) => (() => void) | undefined
  /** Measures the drawn rows; says whether a height was new. For a layout effect. */
  readonly measure: () => boolean
}

const wholeHeight = (px: number): number => Math.ceil(px - 0.01)

/** Measures rows before they are painted, and again whenever they change by themselves (a picture, a translation). */
export function useRowHeights(): RowHeights {
  const [known, setKnown] = useState(() => ({ heights: new Map<string, number>(), changes: [] as string[] }))
  const latest = useRef(known)
  const drawn = useRef(new Set<HTMLElement>())
  const observer = useRef<ResizeObserver>(undefined)

  const keep = useCallback((sizes: readonly (readonly [string, number])[]) => {
    const changed = sizes.filter(([key, height]) => latest.current.heights.get(key) !== height)
    if (changed.length === 0) return false
    // Thousands of heights are not copied for the sake of a few.
    for (const [key, height] of changed) latest.current.heights.set(key, height)
    latest.current.changes.push(...changed.map(([key]) => key))
    setKnown({ ...latest.current })
    return true
  }, [])

  const mount = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      observer.current ??= new ResizeObserver((entries) => {
        const sizes = entries
          .filter(({ target }) => target.isConnected)
          .map(
            ({ target, borderBoxSize }) =>
              [(target as HTMLElement).dataset['row']!, wholeHeight(borderBoxSize[0]?.blockSize ?? 0)] as const,
          )
        // Told about every row once, mostly for nothing: it has been measured already.
        if (sizes.every(([key, height]) => latest.current.heights.get(key) === height)) return
        // Before this frame is painted, so that nothing is ever seen in a wrong place.
        flushSync(() => keep(sizes))
      })
      const rows = drawn.current
      rows.add(element)
      observer.current.observe(element)
      return () => {
        rows.delete(element)
        observer.current?.unobserve(element)
      }
    },
    [keep],
  )

  useEffect(() => () => observer.current?.disconnect(), [])

  const measure = useCallback(
    () =>
      keep(
        [...drawn.current].map(
          (element) => [element.dataset['row']!, wholeHeight(element.getBoundingClientRect().height)] as const,
        ),
      ),
    [keep],
  )
  return useMemo(() => ({ known, mount, measure }), [known, mount, measure])
}
