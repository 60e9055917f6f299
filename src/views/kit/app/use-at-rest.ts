import { useEffect, useState } from 'react'
import { useApp } from './app.ts'

interface Timer {
  setTimeout(run: () => void, ms: number): number
  clearTimeout(id: number): void
}

/**
 * Tells a value that changes with every key once it has not changed for `forMs`; what comes when there is nothing to be seen yet is told
 * at once. Gives what is called with each change (null: there is nothing), and what stops it.
 */
export function whenAtRest<T>(clock: Timer, forMs: number, told: (value: T | null) => void) {
  let timer: number | undefined
  let shown: T | null = null
  const tell = (value: T | null): void => {
    shown = value
    told(value)
  }
  const stop = (): void => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }
  return {
    change: (value: T | null): void => {
      stop()
      if (value === null || shown === null) tell(value)
      else timer = clock.setTimeout(() => tell(value), forMs)
    },
    stop,
  }
}

/** The value once nobody is changing it any more; null where it is null, and until then what it was. */
export function useAtRest<T>(value: T | null, forMs: number): T | null {
  const { clock } = useApp()
  const [rested, setRested] = useState<T | null>(null)
  const [watch] = useState(() => whenAtRest<T>(clock, forMs, setRested))
  useEffect(() => watch.change(value), [watch, value])
  useEffect(() => watch.stop, [watch])
  return value === null ? null : rested
}
