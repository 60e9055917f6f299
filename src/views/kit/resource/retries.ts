import { useSyncExternalStore } from 'react'

/** How to ask anew for each of the answers on the page that is shown with which the same is the matter. */
export interface Retries {
  add(retry: () => void): void
  /** Whether it was there. */
  drop(retry: () => void): boolean
  readonly all: ReadonlySet<() => void>
  listen(hear: () => void): () => void
}

export function createRetries(): Retries {
  const all = new Set<() => void>()
  const listeners = new Set<() => void>()
  const tell = (): void => listeners.forEach((hear) => hear())
  return {
    all,
    add: (retry) => {
      all.add(retry)
      tell()
    },
    drop: (retry) => {
      const wasThere = all.delete(retry)
      if (wasThere) tell()
      return wasThere
    },
    listen: (hear) => {
      listeners.add(hear)
      return () => void listeners.delete(hear)
    },
  }
}

/** Asks anew for all of them; null while there is none. */
export function useRetries({ all, listen }: Retries): (() => void) | null {
  const isAny = (): boolean => all.size > 0
  return useSyncExternalStore(listen, isAny, isAny) ? () => [...all].forEach((retry) => retry()) : null
}
