import type { AnyStateMachine, EventObject } from 'xstate'

/** One journaled fact. `seq` orders all streams of one origin; `v` is the stream's version when it was written. */
export interface Entry {
  readonly seq: number
  readonly stream: string
  readonly v: number
  readonly fact: EventObject
}

/** The folded state of one stream after the fact `seq`. */
export interface StreamSnapshot {
  readonly stream: string
  readonly seq: number
  readonly v: number
  readonly state: unknown
}

/** A change of format from one version to the next; appended, never edited (architecture §2). */
export interface Upcast {
  /** Gives the fact in the next version's words, or undefined when it no longer means anything. */
  readonly fact: (fact: EventObject) => EventObject | undefined
  /** Gives a persisted snapshot in the next version's shape, or undefined when it must be dropped. */
  readonly state: (state: unknown) => unknown
}

/** What the journal knows of one kind of stream. The stream `submission/nickname` is of kind `submission`. */
export interface StreamKind {
  readonly kind: string
  readonly machine: AnyStateMachine
  /** `upcasts.length` is the current version. */
  readonly upcasts: readonly Upcast[]
  /** Fact type to the fields that are secret and never written; the key `*` holds for every fact. */
  readonly secrets?: Readonly<Record<string, readonly string[]>>
  /** The machine's input for a stream that starts fresh. */
  readonly input?: (stream: string) => unknown
}

export const kindOf = (stream: string): string => stream.split(/[/~]/, 1)[0]!
