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
  const last = useRef<{ of: AnyMachineSnapshot | undefined; by: typeof select; value: T } | null>(null)
  const subscribe = useCallback((changed: () => void) => app.subscribe(stream, changed), [app, stream])
  const read = (): T => {
    const of = app.snapshot(stream)
    const known = last.current
    if (known && known.of === of && known.by === select) return known.value
    const fresh = select(of)
    const value = known && same(known.value, fresh) ? known.value : fresh
    last.current = { of, by: select, value }
    return value
  }
  // The third is for pages that are drawn without a document.
  return useSyncExternalStore(subscribe, read, read)
}
