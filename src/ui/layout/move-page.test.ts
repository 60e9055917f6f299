import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Heard = Readonly<Record<string, (event: object) => void>>
let heard: Record<string, (event: object) => void>
let begun: number

beforeEach(() => {
  heard = {}
  begun = 0
  vi.stubGlobal('addEventListener', (type: string, told: Heard[string]) => void (heard[type] = told))
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => null,
    startViewTransition: (change: () => Promise<void>) => {
      begun += 1
      const finished = change()
      return { ready: finished, finished }
    },
  })
  vi.resetModules()
})
afterEach(() => void vi.unstubAllGlobals())

const clock = { setTimeout: () => 1, clearTimeout: () => undefined }

it('a swipe that the browser has drawn itself is drawn at once, and the next page moves again', async () => {
  const { movePage } = await import('./move-page.ts')
  let drawn = 0
  const moves = () => {
    movePage('push' as never, clock, async () => void (drawn += 1))
    return [begun, drawn]
  }
  expect(moves()).toEqual([1, 1])
  heard['popstate']!({ hasUAVisualTransition: true })
  expect(moves()).toEqual([1, 2])
  expect(moves()).toEqual([2, 3])
  heard['popstate']!({ hasUAVisualTransition: true })
  heard['popstate']!({ hasUAVisualTransition: false })
  expect(moves()).toEqual([3, 4])
})

it('the old page stays until the next one is there, however many slices it is drawn in', async () => {
  const { movePage } = await import('./move-page.ts')
  let kept: Promise<void> = Promise.resolve()
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelector: () => null,
    startViewTransition: (change: () => Promise<void>) => {
      kept = change()
      return { ready: kept, finished: kept }
    },
  })
  const page = Promise.withResolvers<void>()
  let isOver = false
  vi.stubGlobal(
    'MutationObserver',
    class {
      disconnect() {}
    },
  )
  movePage('push' as never, clock, () => page.promise)
  void kept.then(() => (isOver = true))
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  expect(isOver).toBe(false)
  page.resolve()
  await kept
  expect(isOver).toBe(true)
})
