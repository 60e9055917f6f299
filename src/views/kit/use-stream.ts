import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import { useApp } from './app-port.ts'

const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key as never], b[key as never]))
}

/**
 * What `select` makes of a stream's state, kept up to date. Results that are equal field by field count as unchanged, so that a
 * page is drawn again only when something it shows has changed. `select` gets undefined while no such actor exists.
 */
export function useStream<T>(stream: string, select: (snapshot: AnyMachineSnapshot | undefined) => T): T {
  const app = useApp()
  const last = useRef<{ value: T } | null>(null)
  const subscribe = useCallback((changed: () => void) => app.subscribe(stream, changed), [app, stream])
  return useSyncExternalStore(subscribe, () => {
    const value = select(app.snapshot(stream))
    if (!last.current || !same(last.current.value, value)) last.current = { value }
    return last.current.value
  })
}
