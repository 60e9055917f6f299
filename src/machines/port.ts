import {
  type AnyEventObject,
  assertEvent,
  type EventDescriptor,
  type EventObject,
  type ExtractEvent,
  fromCallback,
  type MachineContext,
  type MetaObject,
  type SetupTypes,
} from 'xstate'

/** A fact as it travels: a plain JSON event with the instant at which it happened. */
export interface Fact {
  readonly type: string
  /** ms since the epoch, stamped by whoever observed the fact; machines read no clock. */
  readonly at: number
}

/** The fact of this type with what it carries; several types that carry the same are one fact each. */
export type Said<Type extends string, Payload = object> = Type extends string
  ? Fact & { readonly type: Type } & Payload
  : never

/** Why an effect failed, as data: `message` is Chinese and ready to show. */
export interface Failure {
  readonly reason: string
  readonly message: string
}

interface Declared {
  readonly context?: object
  readonly events: EventObject
  readonly input?: unknown
  /** Facts of other machines, which it tells. */
  readonly emitted?: EventObject
}

/** What a machine emits that tells nobody anything. */
type Silence = { readonly type: 'silence' }

/** What a machine is made of, for `setup({ types })`; at run time it is nothing. */
export const types = <D extends Declared>(): SetupTypes<
  D extends { readonly context: infer Context extends object } ? Context : MachineContext,
  D['events'],
  // No children by name, no tags of its own, no output.
  Record<never, string>,
  string,
  D extends { readonly input: infer Input } ? Input : unknown,
  unknown,
  D extends { readonly emitted: infer Emitted extends EventObject } ? Emitted : Silence,
  MetaObject
> => ({})

/** The event as one of these facts. Throws on any other: then an action or a guard stands where it means nothing. */
export function said<Event extends EventObject, const Type extends EventDescriptor<Event>>(
  event: Event,
  ...types: readonly Type[]
): ExtractEvent<Event, Type> {
  assertEvent(event, types)
  return event
}

/**
 * What was meant once and may have been sent: when, and whether a payment password went with it, which is never written down and so is
 * not there after a restart.
 */
export interface Meant {
  readonly at: number
  readonly withPassword: boolean
}

/** Notes what is meant; `withPassword` is null in what was written before that was noted. */
export const meantAt = (at: number, withPassword: boolean | null): Meant | null =>
  withPassword === null ? null : { at, withPassword }

/** How an intent is sent: anew, or after a sending of which nobody knows what came (docs/decisions/0025). */
export interface Sending {
  readonly isRepetition: boolean
  /** Null for what another release has written down. */
  readonly sent: Meant | null
}

/**
 * The place where a live effect is plugged in. A machine names the port and hands it plain JSON; the service sends one outcome
 * fact back. Unplugged, it fails loudly, so a forgotten service is found by the first test.
 */
export const port = <Input>(name: string) =>
  fromCallback<AnyEventObject, Input>(() => {
    throw new Error(`effect not provided: ${name}`)
  })

/** Sends `{ type: fact, at }` once the clock has reached `at`; re-armed from the journaled instant after a reload. */
export interface Deadline {
  readonly at: number
  readonly fact: string
  /** A pause and no hour of the server's: it takes at most so many ms, also where the clock is put right meanwhile. */
  readonly within?: number
}

export const waitUntil = port<Deadline>('waitUntil')
