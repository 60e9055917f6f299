import { UNDER_WAY_MS } from '#src/domain/time/timings.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { ReadBack } from '#src/journal/journal.ts'
import type { Kind } from '#src/machines/kind.ts'
import { kindOfStream } from '#src/machines/registry.ts'
import type { Begun } from '#src/services/effect.ts'

/** How many settled streams of a kind are kept over a start, so that a page that is opened again still shows its result. */
const SETTLED_MAX = 30

const isOver = ({ settled }: Kind, state: unknown): boolean => typeof state === 'string' && settled.includes(state)
const isSettled = (kind: Kind, { state }: ReadBack): boolean => isOver(kind, fieldsOf(state)['value'])

const age = (row: ReadBack): number => (row.kind === 'live' ? row.seq : 0)

/** When it was meant, where that is known. */
const meantAt = (context: unknown): number | undefined => {
  const { at } = fieldsOf(fieldsOf(context)['sent'])
  return typeof at === 'number' ? at : undefined
}

/**
 * Whether what was meant then may have done what an intent in doubt was meant to do: it is still told apart from that one by being known
 * (`rivalsOf`).
 */
const isNearDoubt = (context: unknown, doubts: readonly unknown[]): boolean => {
  const at = meantAt(context)
  return at !== undefined && doubts.some((doubt) => Math.abs((meantAt(doubt) ?? Infinity) - at) <= UNDER_WAY_MS)
}

/** The settled streams of a kind that are old enough to be forgotten; `rows` are in no order. */
export function forgettable(kind: Kind, rows: readonly ReadBack[]): string[] {
  const [past, open] = [true, false].map((is) => rows.filter((row) => isSettled(kind, row) === is))
  const doubts = open!.map(({ state }) => fieldsOf(state)['context'])
  return past!
    .toSorted((a, b) => age(b) - age(a))
    .slice(SETTLED_MAX)
    .filter(({ state }) => !isNearDoubt(fieldsOf(state)['context'], doubts))
    .map(({ stream }) => stream)
}

/** Whether an intent is over, by its kind. */
const isPast = ({ stream, state }: Begun): boolean => {
  const kind = kindOfStream(stream)
  return kind !== undefined && isOver(kind, state)
}

/** A stream that a refusal ends is that of one intent, and is not gone on with; a slot of the garden or a lot is. */
const isOfOneIntent = (stream: string): boolean => kindOfStream(stream)?.settled.includes('refused') ?? false

/** Whether an intent may go while the page lives on: it is over, and no other one that is in doubt is told apart by it. */
export const mayGo = (begun: Begun, intents: () => readonly Begun[]): boolean =>
  isOfOneIntent(begun.stream) &&
  isPast(begun) &&
  !isNearDoubt(
    begun.context,
    intents().flatMap((other) => (isPast(other) ? [] : [other.context])),
  )
