import { afterEach, expect, it, vi } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A box that can be scrolled as far as it is high, and grows while its list is loading. */
function growing() {
  const heard = new Map<string, () => void>()
  let top = 0
  let high = 100
  let grown = () => {}
  const watched = new Set<unknown>()
  const box = {
    get scrollTop() {
      return top
    },
    set scrollTop(next: number) {
      top = Math.min(next, high)
    },
    children: [{}],
    addEventListener: (type: string, told: () => void) => void heard.set(type, told),
    removeEventListener: (type: string) => void heard.delete(type),
  }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grown = told
      }
      observe = (one: unknown) => void watched.add(one)
      disconnect = () => watched.clear()
    },
  )
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  const ref = { current: box as unknown as HTMLElement }
  const memory = hooked(() => useScrollMemory(ref, 500, undefined), null)
  return {
    grow: (to: number) => {
      high = to
      if (watched.size > 0) grown()
      return top
    },
    byHand: (kind: string, to: number) => {
      heard.get(kind)?.()
      top = to
    },
    leave: () => {
      memory.leave()
      return [...heard.keys(), ...watched]
    },
  }
}

it('goes on to the place that was left while the list grows, and no further', () => {
  const list = growing()
  expect([list.grow(300), list.grow(900), list.grow(2000)]).toEqual([300, 500, 500])
  list.byHand('wheel', 40)
  expect(list.grow(3000)).toBe(40)
  expect(list.leave()).toEqual([])
})

it.each(['wheel', 'touchmove', 'keydown'])('leaves whoever scrolls by hand alone: %s', (kind) => {
  const list = growing()
  expect(list.grow(300)).toBe(300)
  list.byHand(kind, 40)
  expect(list.grow(900)).toBe(40)
  expect(list.leave()).toEqual([])
})
