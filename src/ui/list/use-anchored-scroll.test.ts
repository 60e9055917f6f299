import { afterEach, expect, it, vi } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { useAnchoredScroll } from './use-anchored-scroll.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A box that is scrolled in, as high as a phone. */
function boxOf() {
  const heard = new Map<string, () => void>()
  const box = {
    scrollTop: 0,
    clientHeight: 600,
    scrollTo: ({ top }: { top: number }) => void (box.scrollTop = top),
    addEventListener: (type: string, told: () => void) => void heard.set(type, told),
    removeEventListener: (type: string) => void heard.delete(type),
    querySelector: () => null,
  }
  return {
    box,
    heard,
    scrolledTo: (distance: number) => {
      box.scrollTop = -distance
      heard.get('scroll')!()
    },
  }
}

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: String(first + at), estimate: 100, anchor: true }))

it('asks for older rows once for each oldest one, however much is scrolled there', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  const { box, heard, scrolledTo } = boxOf()
  const ref = { current: box as unknown as HTMLElement }
  let rows = rowsFrom(100, 60)
  let asked = 0
  const list = hooked(() => useAnchoredScroll(ref, { rows, onOldest: () => void (asked += 1) }), null)
  expect(asked, 'at the end').toBe(0)
  for (const distance of [4000, 4100, 4200]) scrolledTo(distance)
  expect(asked).toBe(1)
  rows = rowsFrom(60, 100)
  list.again()
  for (const distance of [4300, 4400]) scrolledTo(distance)
  expect(asked, 'far from the oldest now').toBe(1)
  for (const distance of [8000, 8100]) scrolledTo(distance)
  expect(asked).toBe(2)
  list.leave()
  expect([...heard.keys()], 'nobody listens once it is left').toEqual([])
})

it.each(['a phone without motion', 'a glide that has come to its end'])(
  '%s is held in its place again after a jump to the end',
  (way) => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = () => undefined
        disconnect = () => undefined
      },
    )
    const frames: ((at: number) => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (frame: (at: number) => void) => frames.push(frame))
    vi.stubGlobal('cancelAnimationFrame', () => undefined)
    vi.stubGlobal('matchMedia', () => ({ matches: way === 'a phone without motion' }))
    const { box, scrolledTo } = boxOf()
    const ref = { current: box as unknown as HTMLElement }
    let rows = rowsFrom(100, 60)
    const list = hooked(() => useAnchoredScroll(ref, { rows }), null)
    scrolledTo(2000)
    list.shown().toEnd()
    for (let at = 0; frames.length > 0 && at < 1000; at += 50) for (const frame of frames.splice(0)) frame(at)
    expect(box.scrollTop).toBeCloseTo(0)
    // By the bar beside the list, which no finger, wheel or key tells of.
    scrolledTo(2000)
    rows = [...rows, ...rowsFrom(160, 3)]
    list.again()
    expect(-box.scrollTop, 'three rows of a hundred came below').toBe(2300)
    list.leave()
  },
)

it('who has jumped to a row scrolls on from it, also where they stood there already', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  const { box, scrolledTo } = boxOf()
  box.querySelector = () => ({}) as never
  const ref = { current: box as unknown as HTMLElement }
  const rows = rowsFrom(100, 60)
  const list = hooked(() => useAnchoredScroll(ref, { rows }), null)
  expect(list.shown().toRow('130')).toBe(true)
  list.shown()
  // Once more: it is drawn, and nothing else changes by it.
  expect(list.shown().toRow('130')).toBe(true)
  const there = -box.scrollTop
  expect(there).toBeGreaterThan(2000)
  scrolledTo(there + 900)
  list.shown()
  expect(-box.scrollTop).toBe(there + 900)
  list.leave()
})
