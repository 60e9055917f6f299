import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { framesOwed } from '#src/domain/frame.ts'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useSlices } from './use-slices.ts'

/** Frames that come when they are told to. */
const frames = new Map<number, () => void>()
let last = 0

function frame(): void {
  const due = [...frames.values()]
  frames.clear()
  for (const run of due) run()
}

const motion = { isLess: false }
/** Tests beside this one share its page, and may owe a frame. */
let others = 0
const owed = (): number => framesOwed() - others

beforeEach(() => {
  motion.isLess = false
  others = framesOwed()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: motion.isLess && query === '(prefers-reduced-motion: reduce)',
  }))
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    last += 1
    frames.set(last, run)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.delete(id))
})
afterEach(() => {
  vi.unstubAllGlobals()
  frames.clear()
})

/** How many of so many things are drawn with the page, and after each frame, until no more frame is asked for. */
function drawnOf(count: number): number[] {
  const slices = hooked(() => useSlices(count), null)
  const drawn = [slices.shown()]
  while (frames.size > 0 && drawn.length < 20) {
    frame()
    drawn.push(slices.shown())
  }
  slices.leave()
  return drawn
}

describe('what is drawn by and by', () => {
  it('begins with one thing, and one more comes with each frame until all are there', () => {
    expect(drawnOf(2)).toEqual([1, 2])
    expect(drawnOf(5)).toEqual([1, 2, 3, 4, 5])
  })

  it('asks for no frame where one thing or nothing is to come', () => {
    expect(drawnOf(1)).toEqual([1])
    expect(drawnOf(0)).toEqual([1])
  })

  it('is there at once where nothing is to move, or no frames are drawn', () => {
    motion.isLess = true
    expect(drawnOf(6)).toEqual([Infinity])
    motion.isLess = false
    vi.stubGlobal('requestAnimationFrame', undefined)
    expect(drawnOf(6)).toEqual([Infinity])
  })

  it('asks for one frame at a time', () => {
    const slices = hooked(() => useSlices(9), null)
    expect([frames.size, owed()]).toEqual([1, 1])
    slices.again()
    expect([frames.size, owed()]).toEqual([1, 1])
    frame()
    expect([slices.shown(), frames.size]).toEqual([2, 1])
    slices.leave()
  })

  it('keeps what is there when there are fewer things, and goes on when there are more', () => {
    let count = 2
    const slices = hooked(() => useSlices(count), null)
    frame()
    expect([slices.shown(), frames.size]).toEqual([2, 0])
    count = 1
    slices.again()
    expect([slices.shown(), frames.size]).toEqual([2, 0])
    count = 3
    slices.again()
    expect(frames.size, 'the next one is asked for').toBe(1)
    frame()
    expect(slices.shown()).toBe(3)
    slices.leave()
  })

  it('takes its frame back when the page is left', () => {
    const slices = hooked(() => useSlices(9), null)
    slices.leave()
    expect([frames.size, owed()]).toEqual([0, 0])
  })
})
