import { afterEach, expect, test, vi } from 'vitest'
import { whileVisible } from './while-visible.ts'

afterEach(() => vi.unstubAllGlobals())

/** A tab that can be hidden and looked at. */
function tab() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const turn = (state: 'visible' | 'hidden') => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { hide: () => turn('hidden'), show: () => turn('visible') }
}

/** What counts how often it runs now. */
function counted() {
  let running = 0
  const begin = () => {
    running += 1
    return () => {
      running -= 1
    }
  }
  return { begin, running: () => running }
}

test('runs while the tab is looked at, and once', () => {
  const { hide, show } = tab()
  const { begin, running } = counted()
  const end = whileVisible(begin)
  expect(running()).toBe(1)
  hide()
  expect(running()).toBe(0)
  show()
  show()
  expect(running()).toBe(1)
  end()
  expect(running()).toBe(0)
  show()
  expect(running()).toBe(0)
})

test('does not begin in a tab that is hidden', () => {
  const { hide, show } = tab()
  hide()
  const { begin, running } = counted()
  whileVisible(begin)
  expect(running()).toBe(0)
  show()
  expect(running()).toBe(1)
})
