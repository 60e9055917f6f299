import { kindOf } from '#src/journal/entry.ts'
import { type MachineEntry, registry } from '#src/machines/registry.ts'

/** How many settled streams are kept over a start, so that a page that is opened again still shows its result. */
const SETTLED_MAX = 30

const byFirstFact = new Map(registry.filter((entry) => entry.byFirstFact).map((entry) => [entry.id, entry]))

/** The kind of a stream whose first fact makes its actor (an order, an opening, an upload); undefined for any other. */
export const kindByFirstFact = (stream: string): MachineEntry | undefined =>
  stream.includes('/') ? byFirstFact.get(kindOf(stream)) : undefined

/** What such an actor starts with; the journal folds it from the same. */
export const inputByKey = (stream: string): unknown =>
  kindByFirstFact(stream)?.input?.(stream.slice(stream.indexOf('/') + 1))

const isSettled = (stream: string, state: unknown): boolean => {
  const { value } = state as { value: unknown }
  return typeof value === 'string' && (kindByFirstFact(stream)?.settled?.includes(value) ?? false)
}

/** The settled streams that are old enough to be forgotten; `rows` are in no order. */
export const forgettable = (rows: readonly { stream: string; seq?: number; state: unknown }[]): string[] =>
  rows
    .filter(({ stream, state }) => isSettled(stream, state))
    .toSorted((a, b) => (b.seq ?? 0) - (a.seq ?? 0))
    .slice(SETTLED_MAX)
    .map(({ stream }) => stream)
