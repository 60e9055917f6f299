import { createSystemClock, type TimerId } from '#src/services/clock/clock.ts'

/** What is wanted of it now comes first. */
const AFTER_MS = 500
const AHEAD = '#ahead'

declare global {
  interface Window {
    /** In a page that was opened ahead, once its code is there: takes the part of its address that is behind `#`. */
    shucangOrdered?: (hash: string) => void
  }
}

/** A page that was opened ahead stays here, all its code loaded and nothing of the app begun, until it is told what it is. */
export async function orderGiven(): Promise<void> {
  if (location.hash !== AHEAD || window.parent === window) return
  // It may wait for long, and nothing is slow.
  document.getElementById('boot-note')?.remove()
  const { promise, resolve } = Promise.withResolvers<string>()
  window.shucangOrdered = resolve
  const hash = await promise
  delete window.shucangOrdered
  history.replaceState(history.state, '', hash)
}

export interface Ahead {
  /** Whether a page is to stand by. */
  want(on: boolean): void
  /** Takes the frame of the page that stands by, and null when it goes. */
  attach(frame: HTMLIFrameElement | null): void
  /** The frame of the page that stands by, which is nobody's any more; undefined when there is none. */
  take(): HTMLIFrameElement | undefined
}

/**
 * A page that is opened before it is known what it is to be. To begin anew takes another document, and most of the time that it takes is
 * for its code, which is the same for all. A document is used once, so the next one is opened in a frame of its own: a frame that is
 * moved loads again.
 */
export function createAhead(show: (isAhead: boolean) => void): Ahead {
  const clock = createSystemClock()
  let timer: TimerId | undefined
  let frame: HTMLIFrameElement | undefined
  let opened = 0
  const rest = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }
  return {
    want: (on) => {
      rest()
      if (on) timer = clock.setTimeout(() => show(true), AFTER_MS)
      else show(false)
    },
    attach: (next) => {
      frame = next ?? undefined
      if (frame) frame.src = new URL(`./?ahead=${++opened}${AHEAD}`, location.href).href
    },
    take: () => {
      rest()
      const taken = frame
      frame = undefined
      return taken
    },
  }
}

/** The way to a page that was opened ahead, once it waits. */
export const orderTo = (frame: HTMLIFrameElement): ((hash: string) => void) | undefined =>
  frame.contentWindow?.shucangOrdered
