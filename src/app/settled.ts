import { fieldsOf } from '#src/domain/unknown.ts'
import type { ReadBack } from '#src/journal/journal.ts'
import type { Kind } from '#src/machines/kind.ts'

/** How many settled streams of a kind are kept over a start, so that a page that is opened again still shows its result. */
const SETTLED_MAX = 30

const isSettled = ({ settled }: Kind, { state }: ReadBack): boolean => {
  const { value } = fieldsOf(state)
  return typeof value === 'string' && settled.includes(value)
}

const age = (row: ReadBack): number => (row.kind === 'live' ? row.seq : 0)

/** The settled streams of a kind that are old enough to be forgotten; `rows` are in no order. */
export const forgettable = (kind: Kind, rows: readonly ReadBack[]): string[] =>
  rows
    .filter((row) => isSettled(kind, row))
    .toSorted((a, b) => age(b) - age(a))
    .slice(SETTLED_MAX)
    .map(({ stream }) => stream)
