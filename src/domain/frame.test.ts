import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let { framesOwed, nextFrame } = await import('./frame.ts')
let frames: ((at: number) => void)[] = []
beforeEach(async () => {
  frames = []
  // Tests beside this one share its modules, and may owe a frame.
  vi.resetModules()
  ;({ framesOwed, nextFrame } = await import('./frame.ts'))
  vi.stubGlobal('requestAnimationFrame', (run: (at: number) => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => (frames[id - 1] = () => undefined))
})
afterEach(() => void vi.unstubAllGlobals())

it('a frame is owed until it has run, and while it runs', () => {
  const seen: number[] = []
  nextFrame((at) => void seen.push(at, framesOwed()))
  expect(framesOwed()).toBe(1)
  frames[0]!(16)
  expect(seen).toEqual([16, 1])
  expect(framesOwed()).toBe(0)
})

it('what is taken back is owed no more, once, and what fails neither', () => {
  const takeBack = nextFrame(() => expect.unreachable())
  takeBack()
  takeBack()
  expect(framesOwed()).toBe(0)
  nextFrame(() => {
    throw new Error('drawn badly')
  })
  expect(() => frames[1]!(16)).toThrow('drawn badly')
  expect(framesOwed()).toBe(0)
})

it('a hidden page draws no frame, so it owes none', () => {
  const takeBack = nextFrame(() => undefined)
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  expect(framesOwed()).toBe(0)
  vi.stubGlobal('document', { visibilityState: 'visible' })
  expect(framesOwed()).toBe(1)
  takeBack()
})
