import { afterEach, expect, it, vi } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { useRowHeights } from './use-row-heights.ts'

afterEach(() => void vi.unstubAllGlobals())

/** What is noted of a row that is so high. */
function notedOf(height: number): number | undefined {
  class Observer {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const list = hooked(useRowHeights, null)
  const row = { dataset: { row: 'a' }, getBoundingClientRect: () => ({ height }) }
  list.shown().mount(row as unknown as HTMLElement)
  expect(list.shown().measure(), 'it is new').toBe(true)
  expect(list.shown().measure(), 'and no news twice').toBe(false)
  const noted = list.shown().known.heights.get('a')
  list.leave()
  return noted
}

it('gives a row all the room that it takes: a part of a pixel is a pixel, what is lost in reckoning is none', () => {
  expect([40, 40.005, 40.2, 40.5, 40.98].map(notedOf)).toEqual([40, 40, 41, 41, 41])
})
