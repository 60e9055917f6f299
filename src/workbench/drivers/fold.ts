import type { Journal } from '#src/journal/journal.ts'
import { type Entry, kindOf, type StreamKind } from '#src/journal/entry.ts'
import { foldAll } from '#src/journal/fold.ts'
import { allStreamKinds, streamPolicies } from '#src/machines/registry.ts'
import type { Folded } from '../lab-bridge.ts'
import type { AppSystem } from '#src/app/system.ts'

const policies = new Map(streamPolicies().map((policy) => [policy.kind, policy]))

interface Frozen {
  readonly value: unknown
  readonly context: Record<string, unknown>
}

/** A persisted state as folds show it: without what the journal does not know. */
export const reduced = (stream: string, frozen: unknown) => {
  const { value, context } = frozen as Frozen
  return { value, context: blank(context, secretsOf(kindOf(stream), context)) }
}

/** What the journal does not know of this kind: the fields that its facts keep secret, and the form's fields that are. */
function secretsOf(kind: string, context: Record<string, unknown>): ReadonlySet<string> {
  const declared = Object.values(policies.get(kind)?.secrets ?? {}).flat()
  const { fields = {} } = (context['form'] ?? {}) as {
    readonly fields?: Readonly<Record<string, { secret?: boolean }>>
  }
  const flagged = Object.keys(fields).filter((name) => fields[name]?.secret)
  return new Set([...declared, ...flagged])
}

/** A context without what is secret, wherever it is kept. */
function blank(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((one) => !secrets.has(String(one))).map((one) => blank(one, secrets))
  if (value === null || typeof value !== 'object') return value
  const known = Object.entries(value).filter(([key]) => !secrets.has(key))
  return Object.fromEntries(known.map(([key, inner]) => [key, blank(inner, secrets)]))
}

let known: Promise<ReadonlyMap<string, StreamKind>> | undefined

/** Fetched once; one that cannot be had is asked for again. */
const kinds = (): Promise<ReadonlyMap<string, StreamKind>> =>
  (known ??= allStreamKinds().then(
    (all) => new Map(all.map((kind) => [kind.kind, kind])),
    (error: unknown) => {
      known = undefined
      throw error
    },
  ))

const nameOf = (stream: string) => stream.split('~', 1)[0]!

/**
 * Pure replay of journaled facts, upcast to today's words: no actor, no effect, no clock (architecture §2). Streams without facts
 * are not in it.
 */
export async function foldEntries(entries: readonly Entry[]): Promise<Folded> {
  const folded = foldAll(await kinds(), { snapshots: [], tail: entries })
  return Object.fromEntries(
    folded.map((row) => {
      if (row.kind === 'broken') throw new Error(`${row.stream} cannot be folded: ${row.reason}`)
      return [nameOf(row.stream), reduced(row.stream, row.state)]
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
      return [stream, reduced(stream, JSON.parse(JSON.stringify({ value, context })))]
    }),
  )
}
