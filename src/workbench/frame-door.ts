import { createSystemClock } from '#src/services/clock/clock.ts'
import type { Bridge } from './bridge.ts'
import type { BridgeMethod, PageDoor } from './drivers/page.ts'
import { SaidError } from '#scenarios/player/index.ts'
import { messages } from './messages.ts'

const POLL_MS = 40
const START_LIMIT_MS = 20_000
const clock = createSystemClock()

const pause = (ms: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  clock.setTimeout(resolve, ms)
  return promise
}

/** A door to the app in a frame of this page. */
export interface FrameDoor extends PageDoor {
  /** Takes the frame once it is there, and null when it goes. */
  attach(frame: HTMLIFrameElement | null): void
  /** Shows the app light or dark. */
  dress(theme: 'light' | 'dark'): void
  /** The bridge of the app in the frame; undefined while there is none. */
  bridge(): Bridge | undefined
  /** Resolves when an app other than the one that was there before is ready. */
  reopened(before: Bridge | undefined): Promise<void>
}

const isBridge = (value: unknown): value is Bridge => typeof value === 'object' && value !== null && 'settle' in value

/** Drives the app in a frame that lies in this page on the same origin. */
export function createFrameDoor(): FrameDoor {
  let frame: HTMLIFrameElement | null = null
  const inside = () => frame?.contentWindow ?? null
  const bridge = (): Bridge | undefined => {
    const found = (inside() as { shucang?: unknown } | null)?.shucang
    return isBridge(found) ? found : undefined
  }
  const reopened = async (before: Bridge | undefined): Promise<void> => {
    for (let waited = 0; waited < START_LIMIT_MS; waited += POLL_MS) {
      const now = bridge()
      if (now && now !== before) return
      await pause(POLL_MS)
    }
    throw new SaidError(messages.lateStart)
  }
  return {
    attach: (next) => {
      frame = next
    },
    dress: (theme) => {
      const root = inside()?.document.documentElement
      if (root) root.dataset['theme'] = theme
    },
    bridge,
    reopened,
    navigate: async (address) => {
      const before = bridge()
      if (!frame) throw new SaidError(messages.noFrame)
      frame.src = new URL(`./${address}`, location.href).href
      await reopened(before)
    },
    call: async (method: BridgeMethod, args) => {
      const found = bridge()
      if (!found) throw new SaidError(messages.notStarted)
      return (found[method] as (...given: readonly unknown[]) => unknown)(...args)
    },
    reload: async () => {
      const before = bridge()
      inside()?.location.reload()
      await reopened(before)
    },
  }
}
