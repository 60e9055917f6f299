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

/** What is written of one kind of stream, and how. The stream `submission/nickname` is of kind `submission`. */
export interface StreamPolicy {
  readonly kind: string
  /** `upcasts.length` is the current version. */
  readonly upcasts: readonly Upcast[]
  /** Fact type to the fields that are secret and never written; the key `*` holds for every fact. */
  readonly secrets?: Readonly<Record<string, readonly string[]>>
  /** The machine's input for a stream that starts fresh. */
  readonly input?: (stream: string) => unknown
}

/** A kind whose machine is at hand, so that its streams can be read back. */
export interface StreamKind extends StreamPolicy {
  readonly machine: AnyStateMachine
}

// How streams are called, and how a fact finds its own: `<kind>`, `<kind>/<key>`, and on disk `…~<tab>` where each tab has its own.

export const kindOf = (stream: string): string => {
  const [own, key] = [stream.indexOf('~'), stream.indexOf('/')]
  const end = key < 0 || (own >= 0 && own < key) ? own : key
  return end < 0 ? stream : stream.slice(0, end)
}

/** `submission/login/code~tab1` has the key `login/code`; a stream that is alone of its kind has `''`. */
export const keyOf = (stream: string): string => /^[^/~]*\/([^~]*)/.exec(stream)?.[1] ?? ''

/** Spelt once for each prefix of facts, of which there are as many as kinds. */
const spelt = new Map<string, string>()

/** The stream that a fact is for: `imConversation.recalled` with the key `chat:bob` is for `im-conversation/chat:bob`. */
export function streamOf({ type, key }: { readonly type: string; readonly key?: unknown }): string {
  const end = type.indexOf('.')
  const prefix = end < 0 ? type : type.slice(0, end)
  let kind = spelt.get(prefix)
  if (kind === undefined) {
    kind = prefix.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    spelt.set(prefix, kind)
  }
  return typeof key === 'string' ? `${kind}/${key}` : kind
}

/** How a tab's own stream is called on disk. */
export const storedAs = (stream: string, tab: string): string => `${stream}~${tab}`

/** The stream that `tab` has under a name on disk; undefined for another tab's. */
export function readBackAs(stored: string, tab: string): string | undefined {
  const [stream = stored, owner] = stored.split('~')
  return owner === undefined || owner === tab ? stream : undefined
}
