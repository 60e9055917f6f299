import { afterEach, expect, it, vi } from 'vitest'
import { macrotask } from '#src/services/clock/virtual-clock.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('a page is at rest when the frame that it owes is drawn, and what that asked for is done', async () => {
  // Tests beside this one share its modules, and may owe a frame.
  vi.resetModules()
  const { nextFrame } = await import('#src/domain/frame.ts')
  const { createSettle } = await import('./settle.ts')
  const frames: ((at: number) => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: (at: number) => void) => frames.push(run))
  let asked = 0
  const done = Promise.withResolvers<void>()
  const settle = createSettle({
    work: { count: () => asked, done: () => done.promise },
    page: { durable: () => Promise.resolve(), busy: () => 0 },
  })
  nextFrame(() => void (asked = 1))
  let isAtRest = false
  const rest = settle().then(() => (isAtRest = true))
  for (let turn = 0; turn < 20; turn++) await macrotask()
  expect(isAtRest).toBe(false)
  frames[0]!(16)
  for (let turn = 0; turn < 20; turn++) await macrotask()
  expect(isAtRest).toBe(false)
  asked = 0
  done.resolve()
  await rest
  expect(isAtRest).toBe(true)
})

it('a page whose journal is never stored is said to be without rest, in time, instead of never', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.resetModules()
  const { createSettle } = await import('./settle.ts')
  const settle = createSettle({
    work: { count: () => 0, done: () => Promise.resolve() },
    page: { durable: () => Promise.withResolvers<never>().promise, busy: () => 0 },
  })
  const end = settle().catch(String)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await end).toContain('not stored')
})

it('a page that is busy for long is looked at now and then, and not all the time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.resetModules()
  const { createSettle } = await import('./settle.ts')
  let looks = 0
  let isLoading = true
  const busy = () => {
    looks++
    return Number(isLoading)
  }
  const settle = createSettle({
    work: { count: () => 0, done: () => Promise.resolve() },
    page: { durable: () => Promise.resolve(), busy },
  })
  const rest = settle()
  for (let turn = 0; turn < 2000; turn++) await macrotask()
  expect(looks).toBeLessThan(300)
  isLoading = false
  await vi.advanceTimersByTimeAsync(5)
  await rest
})
