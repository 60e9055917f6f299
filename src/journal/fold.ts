import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
} from 'xstate'
import { type Entry, kindOf, type StreamKind, type StreamSnapshot } from './entry.ts'

/** What became of one stream when it was read back. */
export type Folded =
  | {
      readonly kind: 'live'
      readonly stream: string
      readonly seq: number
      readonly state: unknown
      readonly facts: number
    }
  | { readonly kind: 'broken'; readonly stream: string; readonly reason: string }
  /** Written by a newer release: shown as far as it can be, never written to. */
  | { readonly kind: 'newer'; readonly stream: string; readonly state: unknown }

const upcastFact = (kind: StreamKind, entry: Entry): EventObject | undefined => {
  let fact: EventObject | undefined = entry.fact
  for (const step of kind.upcasts.slice(entry.v)) fact = fact && step.fact(fact)
  return fact
}

const upcastState = (kind: StreamKind, snapshot: StreamSnapshot): unknown => {
  let state: unknown = snapshot.state
  for (const step of kind.upcasts.slice(snapshot.v)) state = state === undefined ? undefined : step.state(state)
  return state
}

const nothing = (): void => undefined

/** What a machine moves in where nothing is carried out, by machine: XState's own `transition` begins it anew for every fact. */
const scopes = new WeakMap<AnyStateMachine, AnyActorScope>()

function scopeOf(machine: AnyStateMachine): AnyActorScope {
  const known = scopes.get(machine)
  if (known) return known
  const self = createActor(machine)
  const own = { self, system: self.system, id: '', sessionId: '' }
  const scope = { ...own, defer: nothing, logger: nothing, stopChild: nothing, emit: nothing, actionExecutor: nothing }
  scopes.set(machine, scope)
  return scope
}

/** The machine's state before any fact of `stream`. */
export const initialState = ({ machine, input }: StreamKind, stream: string): AnyMachineSnapshot =>
  machine.getInitialSnapshot(scopeOf(machine), input?.(stream) as never)

/** Pure replay of facts onto a state: same facts in, byte-equal state out; no effect runs (architecture §2). */
export const replay = (
  { machine }: StreamKind,
  from: AnyMachineSnapshot,
  facts: Iterable<EventObject>,
): AnyMachineSnapshot => {
  const scope = scopeOf(machine)
  let state = from
  for (const fact of facts) {
    if (state.status !== 'active') break
    state = machine.transition(state, fact as never, scope) as AnyMachineSnapshot
  }
  if (state.status === 'error') throw new Error(`the fold ended in an error: ${String(state.error)}`)
  return state
}

/** A state as plain JSON, with its running effects, ready to be stored or started again. */
export const freeze = (kind: StreamKind, state: AnyMachineSnapshot): unknown =>
  JSON.parse(JSON.stringify(kind.machine.getPersistedSnapshot(state)))

/** The state that `freeze` gave, back as a snapshot that `replay` accepts; nothing is started. */
export const thaw = (kind: StreamKind, frozen: unknown): AnyMachineSnapshot =>
  createActor(kind.machine, { snapshot: frozen as never }).getSnapshot() as AnyMachineSnapshot

/**
 * Folds the snapshot and tail of one stream. A fold that throws is reported as broken, so that the caller can set the stream
 * aside and start it clean; it never throws itself.
 */
export function foldStream(
  kind: StreamKind,
  stream: string,
  snapshot: StreamSnapshot | undefined,
  tail: readonly Entry[],
): Folded {
  const version = kind.upcasts.length
  const newer = tail.find((entry) => entry.v > version) ?? (snapshot && snapshot.v > version ? snapshot : undefined)
  try {
    const start = snapshot && snapshot.v <= version ? upcastState(kind, snapshot) : undefined
    const from = start === undefined ? initialState(kind, stream) : thaw(kind, start)
    const known = tail.filter((entry) => entry.v <= version && entry.seq > (snapshot?.seq ?? -1))
    const facts = known.map((entry) => upcastFact(kind, entry)).filter((fact) => fact !== undefined)
    const state = freeze(kind, replay(kind, from, facts))
    if (newer) return { kind: 'newer', stream, state }
    return { kind: 'live', stream, seq: known.at(-1)?.seq ?? snapshot?.seq ?? -1, state, facts: facts.length }
  } catch (error) {
    return { kind: 'broken', stream, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Folds every stream that the store holds; streams of an unknown kind, and rows of none, are left alone. */
export function foldAll(
  kinds: ReadonlyMap<string, StreamKind>,
  stored: { readonly snapshots: readonly StreamSnapshot[]; readonly tail: readonly Entry[] },
): Folded[] {
  const tails = Map.groupBy(stored.tail, (entry) => entry.stream)
  const snapshots = new Map(stored.snapshots.map((snapshot) => [snapshot.stream, snapshot]))
  const streams = new Set([...snapshots.keys(), ...tails.keys()])
  return [...streams].flatMap((stream) => {
    // A row that was cut off may name none.
    const kind = kinds.get(kindOf(String(stream)))
    return kind ? [foldStream(kind, stream, snapshots.get(stream), tails.get(stream) ?? [])] : []
  })
}
