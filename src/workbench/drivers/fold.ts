import type { Journal } from '#src/journal/journal.ts'
import type { Entry } from '#src/journal/entry.ts'
import { foldAll } from '#src/journal/fold.ts'
import { streamKinds } from '#src/machines/registry.ts'
import type { AppSystem } from '#src/app/system.ts'

/** State and context of a stream as plain JSON; which effects run is not part of it. */
export type Folded = Readonly<Record<string, { value: unknown; context: unknown }>>

const kinds = new Map(streamKinds().map((kind) => [kind.kind, kind]))
const reduced = (frozen: unknown) => {
  const { value, context } = frozen as { value: unknown; context: unknown }
  return { value, context: blank(context) }
}

/** What the journal must not know is blank on both sides. */
const blank = (context: unknown): unknown => {
  const {
    request: _request,
    form: _form,
    values: _values,
    lost: _lost,
    password: _password,
    ...rest
  } = context as Record<string, unknown>
  return rest
}

const nameOf = (stream: string) => stream.split('~', 1)[0]!

/**
 * Pure replay of journaled facts, upcast to today's words: no actor, no effect, no clock (architecture §2). Streams without facts
 * are not in it.
 */
export function foldEntries(entries: readonly Entry[]): Folded {
  const folded = foldAll(kinds, { snapshots: [], tail: entries })
  return Object.fromEntries(
    folded.map((row) => {
      if (row.kind === 'broken') throw new Error(`${row.stream} cannot be folded: ${row.reason}`)
      return [nameOf(row.stream), reduced(row.state)]
    }),
  )
}

/** The journal's facts up to `upTo`, folded. */
export const foldOf = async (journal: Pick<Journal, 'history'>, upTo = Infinity): Promise<Folded> =>
  foldEntries((await journal.history()).filter((entry) => entry.seq <= upTo))

/** Streams of the running system, as `foldOf` shows them. */
export function liveOf(system: AppSystem, streams: readonly string[]): Folded {
  const journaled = system.streams().filter((stream) => streams.includes(stream))
  return Object.fromEntries(
    journaled.map((stream) => {
      const { value, context } = system.observe(stream)!
      return [stream, reduced(JSON.parse(JSON.stringify({ value, context })))]
    }),
  )
}
