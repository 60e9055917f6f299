import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hooked } from '../../../tests/pages/hooked.ts'
import { useAutoplay } from './use-autoplay.ts'

const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
let runs = 0

/** Slides that are seen. */
function open() {
  vi.stubGlobal('matchMedia', () => media)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (all: readonly { isIntersecting: boolean }[]) => void) {
        told([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const ticker = () => {
    runs += 1
    return () => void (runs -= 1)
  }
  const slides = hooked(() => useAutoplay(ticker, { current: {} as HTMLElement }, () => undefined), {})
  return { ...slides, hold: () => slides.shown().hold, turning: () => (slides.shown(), runs) }
}

describe('slides that turn by themselves', () => {
  beforeEach(() => void (runs = 0))
  afterEach(() => vi.unstubAllGlobals())

  it('rest while something in them has the focus, also once the finger has left', () => {
    const slides = open()
    expect(slides.turning()).toBe(1)
    slides.hold().onPointerEnter()
    slides.hold().onFocus()
    slides.hold().onPointerLeave()
    expect(slides.turning()).toBe(0)
    slides.hold().onBlur()
    expect(slides.turning()).toBe(1)
    slides.leave()
    expect(runs).toBe(0)
  })

  it('rest while the pointer is over them, whatever loses the focus', () => {
    const slides = open()
    slides.hold().onPointerEnter()
    slides.hold().onFocus()
    slides.hold().onBlur()
    expect(slides.turning()).toBe(0)
    slides.hold().onPointerLeave()
    expect(slides.turning()).toBe(1)
    slides.leave()
  })
})
