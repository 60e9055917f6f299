import { afterEach, expect, it, vi } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useNow } from './use-now.ts'

afterEach(() => void vi.unstubAllGlobals())

it('counts what begins from now, not from when the page came', () => {
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  let [now, isRunning] = [0, false]
  const seen: number[] = []
  const clock = { now: () => now, setTimeout: () => 1, clearTimeout: () => undefined }
  const page = hooked(
    () => {
      const shown = useNow(isRunning)
      seen.push(shown)
      return shown
    },
    { clock },
  )
  ;[now, isRunning] = [300_000, true]
  page.again()
  expect(page.shown()).toBe(300_000)
  page.leave()
})
