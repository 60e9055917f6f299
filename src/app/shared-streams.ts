import { kindOf } from '#src/journal/entry.ts'
import { type MachineEntry, registry } from '#src/machines/registry.ts'

/** How many settled streams of all shared kinds are kept over a start, so that a page that is opened again still shows its result. */
const SETTLED_MAX = 30

const shared = new Map(
  registry.filter((entry) => entry.count === 'keyed' && entry.journaled === 'origin').map((entry) => [entry.id, entry]),
)

/** The kind of a stream that pages open by key and that all tabs share (an order, an opening); undefined for any other. */
export const sharedKind = (stream: string): MachineEntry | undefined =>
  stream.includes('/') ? shared.get(kindOf(stream)) : undefined

/** What the actor of a shared stream starts with; the journal folds it from the same. */
export const sharedInput = (stream: string): unknown =>
  sharedKind(stream)?.input?.(stream.slice(stream.indexOf('/') + 1))

const isSettled = (stream: string, state: unknown): boolean => {
  const { value } = state as { value: unknown }
  return typeof value === 'string' && (sharedKind(stream)?.settled?.includes(value) ?? false)
}

/** The settled shared streams that are old enough to be forgotten; `rows` are in no order. */
export const forgettable = (rows: readonly { stream: string; seq?: number; state: unknown }[]): string[] =>
  rows
    .filter(({ stream, state }) => isSettled(stream, state))
    .toSorted((a, b) => (b.seq ?? 0) - (a.seq ?? 0))
    .slice(SETTLED_MAX)
    .map(({ stream }) => stream)
