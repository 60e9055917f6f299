/**
 * The arithmetic of a list that is read from its end, such as a conversation. Everything is measured from the end upwards, in whole px:
 * older rows that arrive, or turn out higher than thought, move nothing that is already shown. Pure; the component in
 * anchored-list.tsx measures and scrolls.
 */
export interface RowBox {
  /** The same for as long as the row exists. */
  readonly key: string
  /** Height in px until it has been measured. */
  readonly estimate: number
  /** May hold the view in place. Rows that come and go with their neighbours (times, dividers, the head) may not. */
  readonly anchor: boolean
}

export interface Layout {
  readonly rows: readonly RowBox[]
  /** Where each row begins: its lower edge, px above the end of the list. */
  readonly below: Readonly<Float64Array>
  readonly heights: Readonly<Float64Array>
  /** Height of all rows. */
  readonly total: number
  readonly at: ReadonlyMap<string, number>
  /** How many of the changes it knows. */
  readonly upTo: number
}

/** Measured heights in px by key, and the keys in the order in which their heights became known or changed. Both only grow. */
export interface Measured {
  readonly heights: ReadonlyMap<string, number>
  readonly changes: readonly string[]
}

/** What is seen: px between the end of the list and the lower edge of the view, and the height of the view. */
export interface View {
  readonly distance: number
  readonly height: number
}

/** A row and where its upper edge is: px below the upper edge of the view. */
export interface Place {
  readonly key: string
  readonly gap: number
}

/** Rows `from` up to and without `to`. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Fills in where rows begin, from the row at `last` upwards; gives the height of all. */
function stack(below: Float64Array, heights: Float64Array, last: number): number {
  for (let index = last; index >= 0; index--) {
    below[index] = index + 1 < heights.length ? below[index + 1]! + heights[index + 1]! : 0
  }
  return heights.length === 0 ? 0 : below[0]! + heights[0]!
}

/** Lays the rows (oldest first) out on the heights known so far. */
export function layOut(rows: readonly RowBox[], { heights: known, changes }: Measured): Layout {
  const below = new Float64Array(rows.length)
  const heights = Float64Array.from(rows, (row) => known.get(row.key) ?? row.estimate)
  const at = new Map(rows.map((row, index) => [row.key, index]))
  return { rows, below, heights, total: stack(below, heights, rows.length - 1), at, upTo: changes.length }
}

/** The layout of the same rows with what has been measured since; the same layout when that was nothing. */
export function layOutAgain(layout: Layout, measured: Measured): Layout {
  const upTo = measured.changes.length
  if (layout.upTo === upTo) return layout
  const heights = new Float64Array(layout.heights)
  let last = -1
  for (const key of measured.changes.slice(layout.upTo)) {
    const index = layout.at.get(key)
    if (index === undefined) continue
    heights[index] = measured.heights.get(key)!
    last = Math.max(last, index)
  }
  const below = new Float64Array(layout.below)
  return { ...layout, heights, below, total: stack(below, heights, last), upTo }
}

const upperEdge = (layout: Layout, index: number): number => layout.below[index]! + layout.heights[index]!

/** The first row whose lower edge is under `edge` (px above the end), or the number of rows. */
function firstUnder(layout: Layout, edge: number): number {
  let low = 0
  let high = layout.rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (layout.below[middle]! < edge) high = middle
    else low = middle + 1
  }
  return low
}

/** The rows that touch the view, and those within `over` px of it. */
export function spanOf(layout: Layout, view: View, over: number): Span {
  const from = firstUnder(layout, view.distance + view.height + over)
  let to = firstUnder(layout, view.distance - over)
  // The row that reaches into the lower edge begins below it.
  while (to < layout.rows.length && upperEdge(layout, to) > view.distance - over) to++
  return { from: Math.min(from, to), to }
}

/** Where the rows of a span are after the rows have changed; empty when none of them is left. Rows that come and go do not count. */
export function carriedSpan(before: Layout, after: Layout, span: Span): Span {
  if (before.rows === after.rows) return span
  let [from, to] = [span.from, span.to - 1]
  const isLeft = (index: number) => before.rows[index]!.anchor && after.at.has(before.rows[index]!.key)
  while (from <= to && !isLeft(from)) from++
  while (to >= from && !isLeft(to)) to--
  if (from > to) return { from: 0, to: 0 }
  return { from: after.at.get(before.rows[from]!.key)!, to: after.at.get(before.rows[to]!.key)! + 1 }
}

/**
 * The rows to be drawn next: all that are needed, of those that are wanted the ones that are drawn, and at most `more` others, the
 * older ones first.
 */
export function drawnNext(drawn: Span, need: Span, want: Span, more: number): Span {
  let { from, to } = need
  const kept = { from: Math.max(drawn.from, want.from), to: Math.min(drawn.to, want.to) }
  if (kept.from < kept.to && kept.from <= need.to && kept.to >= need.from) {
    from = Math.min(from, kept.from)
    to = Math.max(to, kept.to)
  }
  const older = Math.min(more, from - want.from)
  return { from: from - older, to: to + Math.min(more - older, want.to - to) }
}

/** As far as one can scroll from the end. */
export const farthest = (layout: Layout, height: number): number => Math.max(0, layout.total - height)

/** The row that must not move when the list changes: the first that is seen whole, else one that is seen in part. */
export function anchorOf(layout: Layout, view: View): Place | null {
  const { from, to } = spanOf(layout, view, 0)
  const top = view.distance + view.height
  let partly: Place | null = null
  for (let index = from; index < to; index++) {
    const row = layout.rows[index]!
    if (!row.anchor) continue
    const place = { key: row.key, gap: top - upperEdge(layout, index) }
    if (place.gap >= 0) return place
    partly ??= place
  }
  return partly
}

/** The distance from the end at which `place` is where it says; null when its row is not in the list (any more). */
export function distanceFor(layout: Layout, place: Place, height: number): number | null {
  const index = layout.at.get(place.key)
  if (index === undefined) return null
  const distance = upperEdge(layout, index) + place.gap - height
  return Math.min(Math.max(0, distance), farthest(layout, height))
}

/** Within this many px of the end a reader follows what arrives. */
export const followWithin = 2

/**
 * Where to stand after the list changed from `before` to `after`: a reader at the end stays there, for any other the anchor stays
 * where it is.
 */
export function distanceAfter(before: Layout, after: Layout, view: View): number {
  if (view.distance <= followWithin) return 0
  const anchor = anchorOf(before, view)
  const distance = anchor && distanceFor(after, anchor, view.height)
  return distance ?? Math.min(view.distance, farthest(after, view.height))
}

/** The newest row of which at least half is seen, or all of it; null in an empty list. */
export function newestSeen(layout: Layout, view: View): string | null {
  const { from, to } = spanOf(layout, view, 0)
  for (let index = to - 1; index >= from; index--) {
    if (layout.below[index]! + layout.heights[index]! / 2 >= view.distance) return layout.rows[index]!.key
  }
  return layout.rows[from]?.key ?? null
}

/** Whether a row lies wholly above the view. */
export function isAbove(layout: Layout, view: View, key: string): boolean {
  const index = layout.at.get(key)
  return index !== undefined && layout.below[index]! >= view.distance + view.height
}
