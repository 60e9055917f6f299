import { describe, expect, it } from 'vitest'
import {
  anchorOf,
  carriedSpan,
  distanceAfter,
  distanceFor,
  drawnNext,
  farthest,
  isAbove,
  type Layout,
  layOut,
  layOutAgain,
  type Measured,
  newestSeen,
  type RowBox,
  spanOf,
  type View,
} from './anchored-layout.ts'

const row = (key: string, estimate = 50, anchor = true): RowBox => ({ key, estimate, anchor })
const rows = (...keys: string[]): RowBox[] => keys.map((key) => row(key))
const measured = (heights: Readonly<Record<string, number>>): Measured => ({
  heights: new Map(Object.entries(heights)),
  changes: Object.keys(heights),
})
const none = measured({})

/** Px between the upper edge of the view and the upper edge of a row. */
function gapOf(layout: Layout, view: View, key: string): number {
  const index = layout.at.get(key)!
  return view.distance + view.height - layout.below[index]! - layout.heights[index]!
}

describe('laying out', () => {
  it('measures from the end, with known heights before estimates', () => {
    const layout = layOut(rows('a', 'b', 'c'), measured({ b: 30 }))
    expect([...layout.below]).toEqual([80, 50, 0])
    expect(layout.total).toBe(130)
    expect(farthest(layout, 100)).toBe(30)
    expect(farthest(layout, 500)).toBe(0)
  })

  it('leaves what is there where it is when older rows come', () => {
    const before = layOut(rows('c', 'd'), none)
    const after = layOut(rows('a', 'b', 'c', 'd'), measured({ a: 900 }))
    for (const key of ['c', 'd']) expect(after.below[after.at.get(key)!]).toBe(before.below[before.at.get(key)!])
  })

  it('takes in what is measured later as if it had been known at once', () => {
    const heights = new Map([['b', 30]])
    const changes = ['b']
    let layout = layOut(rows('a', 'b', 'c', 'd'), { heights, changes })
    expect(layOutAgain(layout, { heights, changes })).toBe(layout)
    for (const [key, height] of [
      ['a', 11],
      ['d', 90],
      ['gone', 5],
      ['b', 70],
    ] as const) {
      heights.set(key, height)
      changes.push(key)
      layout = layOutAgain(layout, { heights, changes })
      expect(layout).toEqual(layOut(layout.rows, { heights, changes }))
    }
    expect(layout.total).toBe(11 + 70 + 50 + 90)
  })

  it('knows an empty list', () => {
    const layout = layOut([], none)
    expect(spanOf(layout, { distance: 0, height: 100 }, 500)).toEqual({ from: 0, to: 0 })
    expect(anchorOf(layout, { distance: 0, height: 100 })).toBeNull()
    expect(newestSeen(layout, { distance: 0, height: 100 })).toBeNull()
  })
})

describe('the rows that are drawn', () => {
  const layout = layOut(rows('a', 'b', 'c', 'd', 'e', 'f'), none)

  it('are those that touch the view', () => {
    expect(spanOf(layout, { distance: 0, height: 100 }, 0)).toEqual({ from: 4, to: 6 })
    expect(spanOf(layout, { distance: 75, height: 100 }, 0)).toEqual({ from: 2, to: 5 })
    expect(spanOf(layout, { distance: 200, height: 100 }, 0)).toEqual({ from: 0, to: 2 })
  })

  it('and those near it', () => {
    expect(spanOf(layout, { distance: 100, height: 100 }, 50)).toEqual({ from: 1, to: 5 })
    expect(spanOf(layout, { distance: 100, height: 100 }, 5000)).toEqual({ from: 0, to: 6 })
  })

  it('agree with a plain search in any position', () => {
    const heights = Object.fromEntries(layout.rows.map(({ key }, at) => [key, 20 + at * 37]))
    const uneven = layOut(layout.rows, measured(heights))
    for (let distance = 0; distance < uneven.total; distance += 7) {
      const touched = uneven.rows
        .map((_, at) => at)
        .filter((at) => uneven.below[at]! < distance + 90 && uneven.below[at]! + uneven.heights[at]! > distance)
      expect(spanOf(uneven, { distance, height: 90 }, 0)).toEqual({ from: touched[0], to: touched.at(-1)! + 1 })
    }
  })
})

describe('the rows that are drawn by and by', () => {
  const span = (from: number, to: number) => ({ from, to })

  it('are those needed at once and a few of those wanted, older ones first', () => {
    expect(drawnNext(span(0, 0), span(10, 15), span(2, 20), 0)).toEqual(span(10, 15))
    expect(drawnNext(span(0, 0), span(10, 15), span(2, 20), 3)).toEqual(span(7, 15))
    expect(drawnNext(span(3, 15), span(10, 15), span(2, 20), 3)).toEqual(span(2, 17))
    expect(drawnNext(span(2, 20), span(10, 15), span(2, 20), 3)).toEqual(span(2, 20))
  })

  it('stay while they are wanted and lie beside those needed', () => {
    expect(drawnNext(span(8, 30), span(10, 15), span(2, 20), 0)).toEqual(span(8, 20))
    expect(drawnNext(span(15, 18), span(10, 15), span(2, 20), 0)).toEqual(span(10, 18))
    expect(drawnNext(span(17, 20), span(10, 15), span(2, 20), 0)).toEqual(span(10, 15))
    expect(drawnNext(span(40, 50), span(10, 15), span(2, 20), 0)).toEqual(span(10, 15))
  })

  it('are the same rows after others have come and gone', () => {
    const before = layOut([row('head', 40, false), row('a'), row('b'), row('c')], none)
    const after = layOut([row('head', 40, false), row('x'), row('y'), row('a'), row('b'), row('d')], none)
    expect(carriedSpan(before, before, span(0, 4))).toEqual(span(0, 4))
    expect(carriedSpan(before, after, span(0, 4))).toEqual(span(3, 5))
    expect(carriedSpan(before, after, span(3, 4))).toEqual(span(0, 0))
    expect(carriedSpan(before, after, span(0, 1))).toEqual(span(0, 0))
  })
})

describe('the anchor', () => {
  const mixed = [row('head', 40, false), row('a'), row('time', 30, false), row('b'), row('c'), row('d')]

  it('is the first row seen whole that may be one', () => {
    const layout = layOut(mixed, none)
    expect(anchorOf(layout, { distance: 70, height: 120 })).toEqual({ key: 'b', gap: 40 })
    expect(anchorOf(layout, { distance: 95, height: 120 })).toEqual({ key: 'b', gap: 65 })
    expect(anchorOf(layout, { distance: 150, height: 120 })).toEqual({ key: 'a', gap: 40 })
  })

  it('is a row seen in part when none is seen whole', () => {
    const layout = layOut([row('a'), row('long', 900), row('b')], none)
    expect(anchorOf(layout, { distance: 300, height: 200 })).toEqual({ key: 'long', gap: -450 })
  })

  it('goes back to its place, as far as the list allows', () => {
    const layout = layOut(mixed, none)
    expect(distanceFor(layout, { key: 'b', gap: 40 }, 120)).toBe(70)
    expect(distanceFor(layout, { key: 'd', gap: 0 }, 120)).toBe(0)
    expect(distanceFor(layout, { key: 'head', gap: 60 }, 120)).toBe(150)
    expect(distanceFor(layout, { key: 'gone', gap: 0 }, 120)).toBeNull()
  })
})

describe('after a change', () => {
  const view: View = { distance: 120, height: 200 }
  const before = layOut(rows('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), none)

  it.each([
    ['history came', layOut(rows('x', 'y', 'z', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), measured({ y: 333 }))],
    ['messages came', layOut(rows('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'), measured({ j: 777 }))],
    ['a picture below grew', layOut(before.rows, measured({ f: 260 }))],
    ['a picture above grew', layOut(before.rows, measured({ a: 260 }))],
    ['something below was taken back', layOut(rows('a', 'b', 'c', 'd', 'e', 'f', 'h'), none)],
    ['all of it', layOut(rows('x', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'), measured({ f: 90, x: 10 }))],
  ])('the anchor stays where it is: %s', (_, after) => {
    const anchor = anchorOf(before, view)!
    const distance = distanceAfter(before, after, view)
    expect(gapOf(after, { ...view, distance }, anchor.key)).toBe(anchor.gap)
  })

  it('the anchor stays through a thousand changes', () => {
    let layout = before
    let seen = view
    const anchor = anchorOf(before, view)!
    const heights: Record<string, number> = {}
    for (let step = 0; step < 1000; step++) {
      const more = step % 2 === 0 ? [row(`old${step}`), ...layout.rows] : [...layout.rows, row(`new${step}`)]
      heights[`old${step - 2}`] = 31 + (step % 97)
      heights[`new${step - 4}`] = 17 + (step % 113)
      const after = layOut(more, measured(heights))
      seen = { ...seen, distance: distanceAfter(layout, after, seen) }
      layout = after
      expect(gapOf(layout, seen, anchor.key)).toBe(anchor.gap)
    }
  })

  it('who was at the end stays at the end', () => {
    const after = layOut(rows('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'), measured({ i: 400 }))
    expect(distanceAfter(before, after, { distance: 0, height: 200 })).toBe(0)
    expect(distanceAfter(before, after, { distance: 2, height: 200 })).toBe(0)
  })

  it('stays inside of the list when its anchor is gone', () => {
    expect(distanceAfter(before, layOut(rows('h'), none), view)).toBe(0)
    expect(distanceAfter(before, layOut(rows('p', 'q', 'r', 's', 't', 'u'), none), view)).toBe(100)
  })
})

describe('what has been seen', () => {
  const layout = layOut(rows('a', 'b', 'c', 'd', 'e', 'f'), none)

  it('is the newest row of which half is in view', () => {
    expect(newestSeen(layout, { distance: 0, height: 100 })).toBe('f')
    expect(newestSeen(layout, { distance: 20, height: 100 })).toBe('f')
    expect(newestSeen(layout, { distance: 30, height: 100 })).toBe('e')
  })

  it('what lies above is not', () => {
    const view = { distance: 0, height: 120 }
    expect(isAbove(layout, view, 'd')).toBe(false)
    expect(isAbove(layout, view, 'c')).toBe(true)
    expect(isAbove(layout, view, 'gone')).toBe(false)
  })
})
