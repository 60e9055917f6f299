/** What one life of a tab has taken of what lies outside it and has not given back: timers, listeners, sockets. */
export interface Held {
  /** Takes one more of a kind; what is given gives it back, once. */
  take(kind: string): () => void
  /** What is not given back: each kind with how many there are, `2 timer`. */
  left(): readonly string[]
}

export function createHeld(): Held {
  const all = new Map<symbol, string>()
  return {
    take(kind) {
      const one = Symbol(kind)
      all.set(one, kind)
      return () => void all.delete(one)
    },
    left: () =>
      Array.from(
        Map.groupBy(all.values(), (kind) => kind),
        ([kind, { length }]) => `${length} ${kind}`,
      ).toSorted(),
  }
}

/** A way to listen that gives what stops it, counted until it is stopped. */
export const listeningTo =
  <Heard extends readonly unknown[]>(held: Held, kind: string, listen: (...heard: Heard) => () => unknown) =>
  (...heard: Heard): (() => void) => {
    const [stop, giveBack] = [listen(...heard), held.take(kind)]
    return () => {
      giveBack()
      stop()
    }
  }
