import { type AnyMachineSnapshot, type AnyStateMachine, fromCallback } from 'xstate'
import type { Installing, Kind, KindCode } from '#src/machines/kind.ts'
import type { Provided } from '#src/services/effect.ts'
import type { Role } from './router.ts'

const nothing = fromCallback(() => undefined)

/** A machine that only mirrors: it moves by the facts it is given and starts nothing but what each tab does for itself. */
const inert = (machine: AnyStateMachine, tabActions: Provided['tabActions']): AnyStateMachine => {
  const { actors, actions } = machine.implementations
  const quiet = Object.entries(actions)
    .filter(([name]) => !isBuiltIn(actions[name]))
    .map(([name]) => [name, () => undefined])
  return machine.provide({
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
  return { machine: machine.provide({ ...own, actions: { ...own.actions, ...tabActions } } as never), input }
}

/** The machine going on from a stored state instead of beginning: an actor that is spawned cannot be given one. */
export function goingOn(machine: AnyStateMachine, state: unknown): AnyStateMachine {
  const restored = Object.create(machine) as AnyStateMachine
  restored.getInitialSnapshot = (scope) => machine.restoreSnapshot(state as never, scope as never) as AnyMachineSnapshot
  return restored
}
