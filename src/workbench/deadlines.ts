import { fieldsOf, textOf } from '#src/domain/unknown.ts'
import type { Deadline } from './lab-bridge.ts'

/** The actors of an app, with the effects that run in them. */
export interface Waiting {
  streams(): readonly string[]
  observe(stream: string): unknown
}

/** What every actor waits for, the earliest first: a deadline is the effect `waitUntil` (docs/decisions/0003). */
export function deadlinesOf(app: Waiting): readonly Deadline[] {
  const all = app.streams().flatMap((stream) =>
    Object.values(fieldsOf(fieldsOf(app.observe(stream))['children'])).flatMap((child): Deadline[] => {
      const { src, getSnapshot } = fieldsOf(child)
      if (src !== 'waitUntil' || typeof getSnapshot !== 'function') return []
      const { at, fact } = fieldsOf(fieldsOf((getSnapshot as () => unknown).call(child))['input'])
      return typeof at === 'number' ? [{ at, stream, fact: textOf(fact) }] : []
    }),
  )
  return all.toSorted((one, other) => one.at - other.at)
}
