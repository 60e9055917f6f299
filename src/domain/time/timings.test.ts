import { expect, it } from 'vitest'
import { type Timings, timings, timingsWith } from './timings.ts'

const ledger: [id: string, key: keyof Timings, ms: number][] = [
  ['const:loading-delay', 'loadingDelayMs', 500],
  ['const:loading-hide', 'loadingLingerMs', 500],
  ['const:timeout-request', 'requestTimeoutMs', 60_000],
  ['const:timeout-socket', 'socketTimeoutMs', 60_000],
  ['const:timeout-upload', 'uploadTimeoutMs', 60_000],
  ['const:lazy-fallback', 'lazyFallbackMs', 200],
  ['const:lazy-timeout', 'lazyTimeoutMs', 60_000],
  ['const:chunk-timeout', 'chunkTimeoutMs', 120_000],
  ['const:toast-default', 'toastMs', 2000],
  ['const:toast-session', 'sessionToastMs', 1000],
  ['const:login-invalid-delay', 'loginInvalidDelayMs', 1000],
  ['const:notify', 'notifyMs', 3000],
  ['const:code-countdown', 'codeCountdownMs', 60_000],
  ['const:swiper', 'swiperAutoplayMs', 3000],
  ['const:heartbeat', 'heartbeatMs', 30_000],
]

/** Lengths that the specification does not name. */
const ours: (keyof Timings)[] = ['slowAnswerMs']

for (const [id, key, ms] of ledger) it(`[${id}] ${key} is ${ms} ms`, () => expect(timings[key]).toBe(ms))

it('every length is checked above', () => {
  expect(Object.keys(timings).toSorted()).toEqual([...ledger.map(([, key]) => key), ...ours].toSorted())
})

it('a replaced length leaves the others and the defaults alone', () => {
  expect(timingsWith({ toastMs: 1 })).toEqual({ ...timings, toastMs: 1 })
  expect(timings.toastMs).toBe(2000)
})
