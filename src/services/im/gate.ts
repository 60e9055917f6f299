/** Those who wait for the next login. */
export interface Gate {
  /** The login has succeeded. */
  opened(): void
  /** Resolves with the next login, or when the signal is aborted. */
  next(signal: AbortSignal): Promise<void>
}

export function createGate(): Gate {
  const waiting = new Set<() => void>()
  return {
    opened: () => [...waiting].forEach((go) => go()),
    next(signal) {
      const { promise, resolve } = Promise.withResolvers<void>()
      const go = () => {
        waiting.delete(go)
        signal.removeEventListener('abort', go)
        resolve()
      }
      waiting.add(go)
      signal.addEventListener('abort', go, { once: true })
      if (signal.aborted) go()
      return promise
    },
  }
}
