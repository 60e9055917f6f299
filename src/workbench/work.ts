/** What is being done and ends by itself: neither time has to pass for it, nor has anybody to do something. */
export interface Work {
  /** Something has begun; the function that is given says, once, that it has ended. */
  begin(): () => void
  /** Counts a part's methods from each call until what it promised has come. */
  watch<Part extends object>(part: Part): Part
  count(): number
  /** Resolves once nothing is being done. */
  done(): Promise<void>
}

export function createWork(): Work {
  const begun = new Set<symbol>()
  let waiting: (() => void)[] = []

  const begin = (): (() => void) => {
    const one = Symbol('work')
    begun.add(one)
    return () => {
      if (!begun.delete(one) || begun.size > 0) return
      const told = waiting
      waiting = []
      for (const tell of told) tell()
    }
  }

  return {
    begin,
    watch: (part) => {
      const methods = Object.entries(part).map(([name, own]: [string, unknown]) => {
        if (typeof own !== 'function') return [name, own]
        const call = async (...given: readonly unknown[]) => {
          const end = begin()
          try {
            return (await (own as (...all: readonly unknown[]) => unknown)(...given)) as unknown
          } finally {
            end()
          }
        }
        return [name, call]
      })
      return Object.fromEntries(methods) as typeof part
    },
    count: () => begun.size,
    done: async () => {
      if (begun.size === 0) return
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      await promise
    },
  }
}
