import { nextFrame } from '#src/domain/frame.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import type { AppSystem } from './system.ts'

/** A frame that took longer than this was full, ms. */
const FULL_MS = 24
/** After a full frame drawing rests for so many times as long, so that two thirds of the time are left for whoever types. */
const REST = 2
const REST_MAX_MS = 250

/**
 * Subscriptions of pages: what comes in bursts is drawn once a frame, all streams together, and less often where frames are full. The
 * first change is told at once; while the page is hidden the rest waits until it is shown, as frames do.
 */
export function perFrame(subscribe: AppSystem['subscribe']): AppSystem['subscribe'] {
  const behind = new Set<() => void>()
  let isTicking = false
  let drawnAt = 0
  let restUntil = 0
  const next = (): void => {
    isTicking = true
    nextFrame(tick)
  }
  const tick = (at: number): void => {
    isTicking = false
    if (drawnAt > 0) {
      const took = at - drawnAt
      restUntil = took > FULL_MS ? at + Math.min(REST_MAX_MS, took * REST) : 0
      drawnAt = 0
    }
    if (at < restUntil) return next()
    if (behind.size === 0) return
    const all = [...behind]
    behind.clear()
    drawnAt = at
    next()
    for (const changed of all) changed()
  }
  return (stream, changed) => {
    // What somebody types never waits on them.
    if (!kindOfStream(stream)?.bursts) return subscribe(stream, changed)
    const stop = subscribe(stream, () => {
      if (isTicking) behind.add(changed)
      else {
        next()
        changed()
      }
    })
    return () => {
      behind.delete(changed)
      stop()
    }
  }
}
