import type { AppSystem } from './system.ts'

/** Streams that change as often as messages come. What somebody types never waits on them. */
const busy = /^im-(conversation|inbox|message|sync)\b/

/**
 * Subscriptions of pages: a burst of messages is drawn once a frame, not once a message. The first change is told at once; while the page is
 * hidden the rest waits until it is shown, as frames do.
 */
export const perFrame =
  (subscribe: AppSystem['subscribe']): AppSystem['subscribe'] =>
  (stream, changed) => {
    if (!busy.test(stream)) return subscribe(stream, changed)
    let frame: number | null = null
    let isBehind = false
    const tell = (): void => {
      isBehind = false
      frame = requestAnimationFrame(() => {
        frame = null
        if (isBehind) tell()
      })
      changed()
    }
    const stop = subscribe(stream, () => {
      if (frame === null) tell()
      else isBehind = true
    })
    return () => {
      stop()
      if (frame !== null) cancelAnimationFrame(frame)
    }
  }
