import { type AnyMachineSnapshot, type AnyStateMachine, createActor, createMachine, type InspectionEvent } from 'xstate'
import { fieldsOf, isRecord } from '#src/domain/unknown.ts'
import { type Entry, kindOf, type StreamKind } from '#src/journal/index.ts'
import { transitionName } from './graph.ts'
import type { Said } from '#scenarios/player/index.ts'

/** How often each transition of a machine was taken: by the machine's id, then by `source|fact|index` (an eventless one has no fact). */
export type Heat = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What was taken somewhere else, as a file tells it. */
export interface HeatLayer {
  /** The file’s, or that and what of it this is: no two have the same. */
  readonly name: string
  /** What of the file it is, where it has more than one. */
  readonly part?: Said
  readonly heat: Heat
  /** What the file could not tell; null when it told all. */
  readonly gap: Said | null
}

type Transition = Parameters<typeof transitionName>[0] & {
  readonly source: { readonly machine: { readonly id: string } }
}

/** The transitions of one step of a machine; those by which it begins are none. */
const takenIn = (seen: InspectionEvent): readonly Transition[] =>
  seen.type === '@xstate.microstep'
    ? (seen as unknown as { readonly _transitions: readonly Transition[] })._transitions.filter(
        ({ eventType }) => eventType !== 'xstate.init',
      )
    : []

/** Counts what is taken while somebody looks on. */
export interface HeatCounter {
  readonly inspect: (seen: InspectionEvent) => void
  readonly heat: () => Heat
  /** Another number whenever something was taken. */
  readonly version: () => number
}

export function createHeat(): HeatCounter {
  const counts = new Map<string, Map<string, number>>()
  let version = 0
  return {
    inspect: (seen) => {
      for (const transition of takenIn(seen)) {
        version += 1
        const { id } = transition.source.machine
        const own = counts.get(id) ?? new Map<string, number>()
        counts.set(id, own)
        const name = transitionName(transition)
        own.set(name, (own.get(name) ?? 0) + 1)
      }
    },
    heat: () => Object.fromEntries([...counts].map(([id, own]) => [id, Object.fromEntries(own)])),
    version: () => version,
  }
}

/** All together. */
export function merged(all: readonly Heat[]): Heat {
  const sum: Record<string, Record<string, number>> = {}
  for (const heat of all)
    for (const [id, counts] of Object.entries(heat)) {
      const own = (sum[id] ??= {})
      for (const [name, times] of Object.entries(counts)) own[name] = (own[name] ?? 0) + times
    }
  return sum
}

interface PureMachine {
  getInitialSnapshot(scope: unknown, input: unknown): AnyMachineSnapshot
  transition(snapshot: AnyMachineSnapshot, fact: unknown, scope: unknown): AnyMachineSnapshot
}

/** Takes the facts of one stream from its beginning, as pure steps that are looked at: no effect runs. */
function heatOfStream(counter: HeatCounter, { machine, input }: StreamKind, stream: string, facts: readonly unknown[]) {
  const parent = createActor(createMachine({}), { inspect: counter.inspect })
  const given = input?.(stream)
  const self = createActor(machine as AnyStateMachine, { parent, id: machine.id, input: given } as never)
  const none = (): void => undefined
  const own = { self, id: machine.id, sessionId: machine.id, system: self.system }
  const scope = { ...own, logger: none, defer: none, stopChild: none, emit: none, actionExecutor: none }
  const pure = machine as unknown as PureMachine
  let state = pure.getInitialSnapshot(scope, given)
  for (const fact of facts) if (state.status === 'active') state = pure.transition(state, fact, scope)
}

/**
 * What a journal's facts took. A stream whose beginning is no longer there is left out, and named: what its facts took cannot be known.
 */
export function heatOfFacts(
  kinds: ReadonlyMap<string, StreamKind>,
  facts: readonly Pick<Entry, 'stream' | 'v' | 'fact'>[],
  /** Streams that have a stored state, and so maybe facts before. */
  stored: ReadonlySet<string> = new Set(),
): { readonly heat: Heat; readonly left: readonly string[] } {
  const counter = createHeat()
  const left: string[] = []
  for (const [stream, own] of Map.groupBy(facts, (one) => one.stream)) {
    const kind = kinds.get(kindOf(stream))
    // Facts of older words would need their upcasts, and those of a newer release are not known.
    const isToday = kind !== undefined && own.every(({ v }) => v === kind.upcasts.length)
    if (!isToday || stored.has(stream)) left.push(stream)
    else
      heatOfStream(
        counter,
        kind,
        stream,
        own.map(({ fact }) => fact),
      )
  }
  return { heat: counter.heat(), left }
}

const isCounts = (
  value: unknown,
): value is Readonly<Record<string, { readonly paths: number; readonly app: number }>> =>
  isRecord(value) &&
  Object.values(value).every((one) => isRecord(one) && Number.isInteger(one['paths']) && Number.isInteger(one['app']))

/** What `npm run coverage:model` has written: taken by generated paths, and in the whole app; null for another file. */
export function heatOfCoverage(json: unknown): { readonly paths: Heat; readonly app: Heat } | null {
  if (!Array.isArray(json) || json.length === 0) return null
  const paths: Record<string, Record<string, number>> = {}
  const app: Record<string, Record<string, number>> = {}
  for (const row of json as readonly unknown[]) {
    const { id, counts } = fieldsOf(row)
    const { transitions } = fieldsOf(counts)
    if (typeof id !== 'string' || !isCounts(transitions)) return null
    const all = Object.entries(transitions)
    // Transitions begin with the id of their machine, which is not always the name of the row.
    const machine = all[0]?.[0].split(/[.|]/, 1)[0] ?? id
    paths[machine] = Object.fromEntries(all.map(([name, { paths: times }]) => [name, times]))
    app[machine] = Object.fromEntries(all.map(([name, { app: times }]) => [name, times]))
  }
  return { paths, app }
}
