import { useMemo } from 'react'

/**
 * What `show` makes of each row of a list, with `on`, which is whatever else it depends on. A row that is the same object as before keeps
 * what was made of it, so that in a long list only the cards of new rows are drawn when more of them come.
 */
export function useShown<Row extends object, Shown>(rows: readonly Row[], show: (row: Row) => Shown): readonly Shown[]
export function useShown<Row extends object, Shown, On>(
  rows: readonly Row[],
  show: (row: Row, on: On) => Shown,
  on: On,
): readonly Shown[]
export function useShown<Row extends object, Shown>(
  rows: readonly Row[],
  show: (row: Row, on: unknown) => Shown,
  on?: unknown,
): readonly Shown[] {
  const made = useMemo(() => ({ on, of: new WeakMap<Row, Shown>() }), [on])
  return useMemo(
    () =>
      rows.map((row) => {
        const known = made.of.get(row)
        if (known !== undefined) return known
        const fresh = show(row, made.on)
        made.of.set(row, fresh)
        return fresh
      }),
    // `show` is written where it is used and depends on nothing but its row and `on`.
    // oxlint-disable-next-line react/exhaustive-deps
    [rows, made],
  )
}
