import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { perFrame } from './per-frame.ts'

let frames: ((at: number) => void)[] = []
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: (at: number) => void) => frames.push(run))
})
afterEach(() => vi.unstubAllGlobals())

const frame = (at: number) => frames.splice(0).forEach((run) => run(at))

/** A page that hears of a stream once a frame; `drawn` counts. */
function page(stream: string) {
  const told = new Set<() => void>()
  const subscribe = perFrame((_stream, changed) => {
    told.add(changed as () => void)
    return () => void told.delete(changed as () => void)
  })
  let drawn = 0
  const stop = subscribe(stream as never, () => void drawn++)
  return { change: () => told.forEach((changed) => changed()), drawn: () => drawn, stop, told }
}

it('tells the first change at once, and what follows once a frame', () => {
  const { change, drawn } = page('im-inbox')
  change()
  expect(drawn()).toBe(1)
  change()
  change()
  expect(drawn()).toBe(1)
  frame(16)
  expect(drawn()).toBe(2)
  frame(32)
  frame(48)
  change()
  expect([drawn(), frames.length]).toEqual([3, 1])
})

it('rests twice as long after a full frame, at most a quarter of a second', () => {
  const { change, drawn } = page('im-inbox')
  const drawnFor = (took: number, from: number) => {
    change()
    change()
    frame(from)
    const before = drawn()
    change()
    frame(from + took)
    return (at: number) => {
      frame(at)
      return drawn() - before
    }
  }
  const short = drawnFor(24, 1000)
  expect(short(1025)).toBe(1)
  frame(1100)
  frame(1200)
  const full = drawnFor(30, 2000)
  expect([full(2089), full(2090)]).toEqual([0, 1])
  frame(3000)
  frame(3100)
  const endless = drawnFor(1000, 4000)
  expect([endless(5249), endless(5250)]).toEqual([0, 1])
})

it('tells nobody who has stopped listening', () => {
  const { change, drawn, stop, told } = page('im-inbox')
  change()
  change()
  stop()
  frame(16)
  expect([drawn(), told.size]).toEqual([1, 0])
})

it('tells what does not come in bursts at once', () => {
  const { change, drawn } = page('session')
  change()
  change()
  expect([drawn(), frames.length]).toEqual([2, 0])
})
