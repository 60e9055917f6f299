import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hooked } from '../../../../tests/pages/hooked.ts'
import { useBackground } from './use-background.ts'

/** Frames that come when they are told to. */
const frames: (() => void)[] = []
const frame = (scene: ReturnType<typeof background>): number => {
  frames.splice(0).forEach((run) => run())
  return scene.shown()
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.splice(id - 1, 1))
})
afterEach(() => {
  vi.unstubAllGlobals()
  frames.length = 0
})

const background = () => hooked(() => useBackground(), null)

it('a background comes in four frames', () => {
  const scene = background()
  const drawn = [scene.shown()]
  while (frames.length > 0) drawn.push(frame(scene))
  expect(drawn).toEqual([1, 2, 3, 4])
  scene.leave()
})

it('a scene that takes the place of a whole one begins with all of it, and asks for no frame', () => {
  const before = background()
  while (before.shown() < 4) frame(before)
  const after = background()
  expect([after.shown(), frames.length]).toEqual([4, 0])
  before.leave()
  after.leave()
})

it('a scene that takes the place of one that was hardly begun comes by and by, and so does the first of a later page', () => {
  const before = background()
  frame(before)
  const after = background()
  expect(after.shown()).toBe(1)
  before.leave()
  after.leave()
  frames.length = 0
  const later = background()
  expect(later.shown()).toBe(1)
  later.leave()
})
