import type { AnyStateMachine, ContextFrom } from 'xstate'
import type { Platform } from '#src/app/platform.ts'
import type { Upcast } from '#src/journal/entry.ts'
import type { Provided, Tools } from '#src/services/effect.ts'
import type { SessionGateway } from '#src/services/senders.ts'
import { asItWas } from './trade-upcasts.ts'

/** What the effects of a kind are made of when it is installed in a running app. */
export interface Installing {
  readonly tools: Tools
  readonly platform: Platform
  readonly session: SessionGateway
}

/** The code of a kind (`<kind>.live.ts`): its machine, and the live effects behind its ports. */
export interface KindCode<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine
  readonly effects: (installing: Installing) => Provided
}

/**
 * Whose the content of a kind is, and so what becomes of it when people come and go.
 *
 * - `device`: whoever uses it; nothing happens.
 * - `tab`: where a tab was. What is stored of every tab is dropped when somebody leaves; the living actor goes on.
 * - `person`, `closed`: actors are closed and nothing stays on disk when somebody leaves, or another person comes. `onEntering` are
 *   beginnings of keys that go on while somebody is coming in: the forms through which they come.
 * - `person`, `told`: the machine is told, by the facts named here (null: it is not told).
 */
export type BelongsTo =
  | { readonly to: 'device' }
  | { readonly to: 'tab' }
  | { readonly to: 'person'; readonly by: 'closed'; readonly onEntering: readonly string[] }
  | {
      readonly to: 'person'
      readonly by: 'told'
      /** A person is here: the fact carries `user`, the person's id. */
      readonly came: string | null
      /** They are gone, in whatever way; a session that ended by itself may come back. */
      readonly gone: string | null
      /** They have left for good: signed out, deleted the account, or were signed out by the server. */
      readonly left: string | null
      /** Another person has come than the one before. */
      readonly another: string | null
    }

/**
 * The page of a tab that is promoted goes on, over another system. What becomes of an actor under it:
 *
 * - `stays`: it goes over as it stands, and effects that were running begin again.
 * - `begins`: it spoke of its own system (its requests, its connection), and begins again in the next one.
 * - `readBack`: it mirrored the leader, and is read from the journal: all that is kept for the origin, and nothing else.
 */
export type Promoted = 'stays' | 'begins' | 'readBack'

/**
 * One kind of actor: the row of the registry and the whole policy, written beside its machine (`<kind>.kind.ts`). Every field is
 * required, so that what is forgotten does not compile.
 */
export interface Kind<Id extends string = string, Machine extends AnyStateMachine = AnyStateMachine> {
  readonly id: Id
  /** The part of the business it serves, in the words of the folders. */
  readonly area: string
  /** `one` lives under its id; `each` under `id/<key>` for its `keys`; `fact` is made by its first fact; `page` is opened by pages. */
  readonly count: 'one' | 'each' | 'fact' | 'page'
  readonly keys: readonly string[]
  /** What an actor starts with, by its key (`''` for `one`); the journal folds it from the same. */
  readonly input: (key: string) => unknown
  /** Its facts are written to the journal. `tab` means that each tab has its own. */
  readonly journaled: 'origin' | 'tab' | false
  readonly belongsTo: BelongsTo
  /** Facts after which nothing is kept of the stream any more. */
  readonly endsOn: readonly string[]
  /** It changes as often as messages come: pages draw it once a frame. */
  readonly bursts: boolean
  /** Fact type to the fields that are never written; the key `*` holds for every fact. */
  readonly secrets: Readonly<Record<string, readonly string[]>>
  /** States in which nothing is at stake any more: the older of such streams are forgotten at the next start. */
  readonly settled: readonly string[]
  /** Changes of what is stored, oldest first; appended, never edited. */
  readonly upcasts: readonly Upcast[]
  /** The specification's lifecycles that it carries. */
  readonly lifecycles: readonly string[]
  /** What becomes of a living actor when its tab is promoted to leader. */
  readonly promoted: Promoted
  /** What the leader says to a stream that was read back: what a killed tab could not say. `isShown`: a page that goes on shows it. */
  restarted(context: unknown, isShown: (id: string) => boolean): string | null
  /** The code itself where the app cannot start without it, else how it is fetched by whoever needs it first. */
  readonly load: KindCode<Machine> | (() => Promise<KindCode<Machine>>)
}

/** A row as it is written; the id and the machine stay known by type. */
export const kind = <const Id extends string, Machine extends AnyStateMachine>(
  row: Omit<Kind<Id, Machine>, 'restarted'> & {
    restarted(context: ContextFrom<Machine>, isShown: (id: string) => boolean): string | null
  },
): Kind<Id, Machine> => row

/** It starts with nothing. */
export const noInput = (): undefined => undefined

/** A killed tab has left nothing unsaid. */
export const nothingUnsaid = (): null => null

/** What is told only that everything is to be forgotten, when a person leaves and when another one comes. */
export const clearedBy = (fact: string): BelongsTo => ({
  to: 'person',
  by: 'told',
  came: null,
  gone: null,
  left: fact,
  another: fact,
})

/** The policy of things with stages that calls change (`staged.ts`): one stream for each thing of a person, made by its first fact. */
const stagedPolicy = {
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  upcasts: [asItWas],
  promoted: 'readBack',
  restarted: nothingUnsaid,
} as const

/** The row of such a kind: what is its own. */
export const stagedKind = <const Id extends string, Machine extends AnyStateMachine>(
  row: Pick<Kind<Id, Machine>, 'id' | 'area' | 'settled' | 'lifecycles' | 'load'>,
): Kind<Id, Machine> => kind({ ...stagedPolicy, ...row })
