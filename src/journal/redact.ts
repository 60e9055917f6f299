import type { EventObject } from 'xstate'
import type { StreamPolicy } from './entry.ts'

/** The fact without what must never be written: fields that its kind names secret, and the value of a fact flagged `secret`. */
export function redact(kind: StreamPolicy, fact: EventObject): EventObject {
  const named = [...(kind.secrets?.[fact.type] ?? []), ...(kind.secrets?.['*'] ?? [])]
  const flagged = 'secret' in fact && fact['secret'] === true ? ['value'] : []
  const hidden = new Set([...named, ...flagged])
  if (hidden.size === 0) return fact
  return Object.fromEntries(Object.entries(fact).filter(([key]) => !hidden.has(key))) as EventObject
}
