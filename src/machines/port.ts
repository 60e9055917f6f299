import { type AnyEventObject, fromCallback } from 'xstate'

/** A fact as it travels: a plain JSON event with the instant at which it happened. */
export interface Fact {
  readonly type: string
  /** ms since the epoch, stamped by whoever observed the fact; machines read no clock. */
  readonly at: number
}

/** Why an effect failed, as data: `message` is Chinese and ready to show. */
export interface Failure {
  readonly reason: string
  readonly message: string
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
}

export const waitUntil = port<Deadline>('waitUntil')
