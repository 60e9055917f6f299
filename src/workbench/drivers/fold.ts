import type { Journal } from '#src/journal/journal.ts'
import { kindOf } from '#src/journal/entry.ts'
import { freeze, initialState, replay } from '#src/journal/fold.ts'
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
  const { request: _request, form: _form, values: _values, ...rest } = context as Record<string, unknown>
  return rest
}

const nameOf = (stream: string) => stream.split('~', 1)[0]!

/** Pure replay of a whole journal: no actor, no effect, no clock (architecture §2). Streams without facts are not in it. */
export async function foldOf(journal: Pick<Journal, 'history'>, upTo = Infinity): Promise<Folded> {
  const entries = (await journal.history()).filter((entry) => entry.seq <= upTo)
  const streams = Map.groupBy(entries, (entry) => entry.stream)
  return Object.fromEntries(
    [...streams].flatMap(([stream, own]) => {
      const kind = kinds.get(kindOf(stream))
      if (!kind) return []
      const state = replay(kind, initialState(kind, stream), own.map((entry) => entry.fact))
      return [[nameOf(stream), reduced(freeze(kind, state))]]
    }),
  )
}

/** Streams of the running system, as `foldOf` shows them. */
export function liveOf(system: AppSystem, streams: readonly string[]): Folded {
  const journaled = system.streams().filter((stream) => streams.includes(stream))
  return Object.fromEntries(
    journaled.map((stream) => {
      const { value, context } = system.snapshot(stream)!
      return [stream, reduced(JSON.parse(JSON.stringify({ value, context })))]
    }),
  )
}
