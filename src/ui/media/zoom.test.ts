import { describe, expect, it } from 'vitest'
import { fitted, moveBy, within, zoomAt } from './zoom.ts'

const frame = { width: 400, height: 800 }

describe('a picture that is looked at', () => {
  it('keeps the point under the fingers where it is', () => {
    const zoom = zoomAt(fitted, 2, { x: 100, y: -50 }, frame)
    expect(zoom).toEqual({ scale: 2, x: -100, y: 50 })
    // The point of the picture that was under the fingers: (point - offset) / scale.
    expect((100 - zoom.x) / zoom.scale).toBe(100)
  })

  it('is never smaller than the screen and never larger than five times', () => {
    expect(zoomAt({ scale: 2, x: 80, y: 0 }, 0.1, { x: 0, y: 0 }, frame)).toEqual(fitted)
    expect(zoomAt(fitted, 90, { x: 0, y: 0 }, frame).scale).toBe(5)
  })

  it('moves as far as its own edge', () => {
    expect(moveBy({ scale: 2, x: 0, y: 0 }, 900, -30, frame)).toEqual({ scale: 2, x: 200, y: -30 })
    expect(moveBy(fitted, 50, 50, frame)).toEqual(fitted)
    expect(within({ scale: 0, x: 9, y: 9 }, frame)).toEqual(fitted)
  })
})
