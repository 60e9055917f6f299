import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Observer, Subscription } from 'xstate'
import type { SnapshotOf, StreamName } from '#src/machines/streams.ts'
import { useApp } from './app.ts'

/**
 * What `select` makes of a stream's state, kept up to date. Results that are equal field by field count as unchanged, so that a
 * page is drawn again only when something it shows has changed. `select` gets undefined while no such actor exists.
 */
export function useStream<S extends StreamName, T>(stream: S, select: (snapshot: SnapshotOf<S> | undefined) => T): T {
  type Seen = SnapshotOf<S> | undefined
  const app = useApp()
  // The stream is looked at like an actor, although its actor may not exist yet or live in another tab.
  const actor = useMemo(() => {
    const getSnapshot = () => app.snapshot(stream)
    const subscribe = (told: ((snapshot: Seen) => void) | Observer<Seen>): Subscription => {
      const changed = typeof told === 'function' ? told : told.next
      return { unsubscribe: app.subscribe(stream, () => changed?.(getSnapshot())) }
    }
    return { getSnapshot, subscribe }
  }, [app, stream])
  return useSelector(actor, select, shallowEqual)
}
