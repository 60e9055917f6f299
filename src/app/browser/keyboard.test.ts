import { expect, it } from 'vitest'
import { makeRoomForKeyboard } from './keyboard.ts'

/** A phone of 844 points whose keyboard lies over the page. */
function phone({ has = true } = {}) {
  const seen = Object.assign(new EventTarget(), { height: 844, scale: 1 })
  const scrolled: number[][] = []
  const set = new Map<string, string>()
  const style = {
    setProperty: (name: string, value: string) => void set.set(name, value),
    removeProperty: (name: string) => void set.delete(name),
  }
  const window = {
    innerHeight: 844,
    visualViewport: has ? seen : null,
    scrollTo: (x: number, y: number) => void scrolled.push([x, y]),
  }
  const stop = makeRoomForKeyboard(window, { style: style as never })
  const becomes = (height: number, scale = 1) => {
    Object.assign(seen, { height, scale })
    seen.dispatchEvent(new Event('resize'))
    return set.get('--app-height')
  }
  return { becomes, scrolled, stop, set }
}

it('a keyboard that lies over the page leaves the screen as high as what is seen, until it goes', () => {
  const { becomes, scrolled } = phone()
  expect(becomes(508.4)).toBe('508px')
  expect(scrolled).toEqual([[0, 0]])
  expect(becomes(470)).toBe('470px')
  expect(becomes(844)).toBeUndefined()
})

it.each([
  ['a bar of the browser', 780, 1],
  ['two fingers', 422, 2],
])('%s is no keyboard', (_, height, scale) => {
  const { becomes, scrolled } = phone()
  expect(becomes(height, scale)).toBeUndefined()
  expect(scrolled).toEqual([])
})

it('leaves alone what others have set, and is stopped', () => {
  const { becomes, set, stop } = phone()
  set.set('--app-height', '600px')
  expect(becomes(844)).toBe('600px')
  stop()
  expect(becomes(400)).toBe('600px')
  expect(phone({ has: false }).set.size).toBe(0)
})
