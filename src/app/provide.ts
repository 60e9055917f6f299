import { type AnyMachineSnapshot, type AnyStateMachine, fromCallback, StateMachine } from 'xstate'
import type { Installing, Kind, KindCode } from '#src/machines/kind.ts'
import type { Provided } from '#src/services/effect.ts'
import type { Role } from './router.ts'

const bound = ['transition', 'getInitialSnapshot', 'getPersistedSnapshot', 'restoreSnapshot', 'start'] as const

/**
 * The machine with other implementations, sharing its states: `provide` would read the whole chart anew, about 1 ms for each kind at
 * each start. XState looks implementations up at the machine of a snapshot, which is the one that is started. All copies have one
 * shape, and none is another's prototype: what XState reads of a machine at each step is looked up quickly.
 */
function copyOf(machine: AnyStateMachine, other: { readonly implementations?: object } = {}): AnyStateMachine {
  const own: AnyStateMachine = Object.assign(Object.create(StateMachine.prototype), machine, other)
  // These are bound to the machine that they were made with.
  for (const name of bound) Object.assign(own, { [name]: StateMachine.prototype[name].bind(own) })
  return own
}

function withImplementations(machine: AnyStateMachine, more: Pick<Provided, 'actors' | 'actions'>): AnyStateMachine {
  const { actors, actions, ...rest } = machine.implementations
  const all = { ...rest, actors: { ...actors, ...more.actors }, actions: { ...actions, ...more.actions } }
  return copyOf(machine, { implementations: all })
}

const nothing = fromCallback(() => undefined)

/** A machine that only mirrors: it moves by the facts it is given and starts nothing but what each tab does for itself. */
const inert = (machine: AnyStateMachine, tabActions: Provided['tabActions']): AnyStateMachine => {
  const { actors, actions } = machine.implementations
  const quiet = Object.entries(actions)
    .filter(([name]) => !isBuiltIn(actions[name]))
    .map(([name]) => [name, () => undefined])
  return withImplementations(machine, {
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, nothing])),
    actions: { ...Object.fromEntries(quiet), ...tabActions },
  })
}

/** Assignments and emissions belong to the machine itself and are kept; they carry a `type` like `xstate.assign`. */
const isBuiltIn = (action: unknown): boolean =>
  typeof action === 'function' && 'type' in action && String(action.type).startsWith('xstate.')

/** A kind as it runs in this tab. */
export interface LiveKind {
  readonly machine: AnyStateMachine
  /** What its actor begins with where the device alone knows it. */
  readonly input: unknown
}

/**
 * A kind with its live effects. A follower's shared kinds (`origin`) are mirrors: the leader's effects run for all tabs.
 */
export function liveKind({ journaled }: Kind, { machine, effects }: KindCode, parts: Installing, role: Role): LiveKind {
  const { tabActions, input, ...own } = effects(parts)
  if (role === 'follower' && journaled === 'origin') return { machine: inert(machine, tabActions), input }
  return { machine: withImplementations(machine, { ...own, actions: { ...own.actions, ...tabActions } }), input }
}

/** The machine going on from a stored state instead of beginning: an actor that is spawned cannot be given one. */
export function goingOn(machine: AnyStateMachine, state: unknown): AnyStateMachine {
  const restored = copyOf(machine)
  restored.getInitialSnapshot = (scope) =>
    restored.restoreSnapshot(state as never, scope as never) as AnyMachineSnapshot
  return restored
}
