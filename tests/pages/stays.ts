import { NOW } from './app-of.ts'
import { type Effect, setBy } from './react-notes.ts'

/** What waits and listens on behalf of a page. */
export interface Standing {
  /** A clock whose timers go off when they are told to. */
  readonly clock: { setTimeout(run: () => void, ms: number): number; clearTimeout(id: number): void }
  /** What a page finds of a browser that it can listen to. */
  readonly listening: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** Timers that have not gone off, by their ms, and the events that are listened to. */
  waits(): string[]
  /** Lets each timer that waits go off, once. */
  elapse(): { readonly ms: number; readonly run: () => void }[]
  clear(): void
}

export function createStanding(): Standing {
  const timers = new Map<number, { readonly ms: number; readonly run: () => void }>()
  const heard: { readonly type: string; readonly told: unknown }[] = []
  let last = 0
  const stop = (type: string, told: unknown) => {
    const at = heard.findIndex((one) => one.type === type && one.told === told)
    if (at >= 0) heard.splice(at, 1)
  }
  return {
    clock: {
      setTimeout: (run, ms) => {
        last += 1
        timers.set(last, { run, ms })
        return last
      },
      clearTimeout: (id) => void timers.delete(id),
    },
    listening: {
      addEventListener: (type: string, told: unknown, options?: boolean | AddEventListenerOptions) => {
        heard.push({ type, told })
        if (typeof options === 'object') options.signal?.addEventListener('abort', () => stop(type, told))
      },
      removeEventListener: (type: string, told: unknown) => stop(type, told),
    },
    waits: () => {
      const all = [...[...timers.values()].map(({ ms }) => `for ${ms} ms`), ...heard.map(({ type }) => `for ${type}`)]
      return [...Map.groupBy(all, String)].map(([what, same]) =>
        same.length === 1 ? what : `${what}, ${same.length} times`,
      )
    },
    elapse: () => {
      const due = [...timers.values()]
      timers.clear()
      return due
    },
    clear: () => {
      timers.clear()
      heard.length = 0
    },
  }
}

/** Does it, and gives what it says. */
async function saidBy(said: string[], act: () => void): Promise<string[]> {
  said.length = 0
  const set = await setBy(() => {
    try {
      act()
    } catch {
      // Only a browser can do it.
    }
  })
  // That time has passed is drawn, and said by nobody.
  const kept = [...set.values()].filter((value) => value !== NOW).map((value) => `keeps ${JSON.stringify(value)}`)
  return [...said, ...kept].map((text) => `  → ${text}`)
}

/**
 * What a page does by itself: when it is opened, with the time, and when it is left; and what it leaves behind, which should be nothing.
 */
export async function stay(effects: readonly Effect[], said: string[], standing: Standing): Promise<string[]> {
  standing.clear()
  const ends: (() => void)[] = []
  const opened = await saidBy(said, () => {
    for (const run of effects) {
      try {
        const end = run()
        if (typeof end === 'function') ends.push(end)
      } catch {
        // Only a browser can do it.
      }
    }
  })
  const waits = standing.waits().map((what) => `  → waits ${what}`)
  const later: string[] = []
  for (const { ms, run } of standing.elapse()) {
    const lines = await saidBy(said, run)
    if (lines.length > 0) later.push(`after ${ms} ms`, ...lines)
  }
  const again = standing.waits().map((what) => `  → waits ${what}`)
  const left = await saidBy(said, () => {
    for (const end of ends) {
      try {
        end()
      } catch {
        // Only a browser can do it.
      }
    }
  })
  const stays = standing.waits().map((what) => `  → STILL WAITS ${what}`)
  standing.clear()
  const block = (name: string, lines: readonly string[]) => (lines.length === 0 ? [] : [name, ...lines])
  return [
    ...block('opened', [...opened, ...waits]),
    ...later,
    ...block('then', again.join() === waits.join() ? [] : again),
    ...block('left', [...left, ...stays]),
  ]
}
