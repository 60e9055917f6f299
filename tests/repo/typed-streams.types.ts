/**
 * What machines tell is heard, as types (docs/decisions/0011): `tsc` fails on this file when a machine emits a fact that there is not,
 * with another payload than its hearer reads, or without the key of its stream. Nothing here runs.
 */
import type { EmittedFrom } from 'xstate'
import type { FactsByType, FactType, KindOf, Machines, Prefix, StreamName } from '#src/machines/streams.ts'

/** What begins the facts of kinds whose streams have keys. */
type Keyed = { [S in StreamName]: S extends `${string}/${string}` ? Prefix<KindOf<S>> : never }[StreamName]

/** When it happened, whose stream it is for, and the one tab that carries it out. */
type Envelope = { readonly at: number; readonly key?: string; readonly tab?: string }
type HeardAs<Type extends FactType> = FactsByType[Type] &
  Envelope &
  (Type extends `${Keyed}.${string}` ? { readonly key: string } : unknown)

/** What is wrong with a fact that is told; never when nothing is. */
type Wrong<Told> = Told extends { readonly type: 'silence' }
  ? never
  : Told extends { readonly type: infer Type extends FactType }
    ? Told extends HeardAs<Type>
      ? Exclude<keyof Told, keyof HeardAs<Type>> extends never
        ? never
        : { readonly nobodyReads: Exclude<keyof Told, keyof HeardAs<Type>>; readonly of: Type }
      : { readonly isNot: HeardAs<Type>; readonly told: Told }
    : { readonly nobodyHears: Told }

type WrongOf<S extends keyof Machines> = Wrong<EmittedFrom<Machines[S]>>

/** Compiles while nothing that any machine tells is wrong. */
const noWrong = <Nothing extends never>(): Nothing | undefined => undefined
noWrong<{ [S in keyof Machines]: WrongOf<S> }[keyof Machines]>()

// @ts-expect-error -- a fact that there is not
noWrong<Wrong<{ type: 'navigation.pushAsked'; href: string; at: number }>>()
// @ts-expect-error -- another payload
noWrong<Wrong<{ type: 'navigation.pushRequested'; page: string; at: number }>>()
// @ts-expect-error -- a field that nobody reads
noWrong<Wrong<{ type: 'toast.shown'; message: string; durationMs: number; colour: string; at: number }>>()
// @ts-expect-error -- no key
noWrong<Wrong<{ type: 'resource.refreshRequested'; at: number }>>()
noWrong<Wrong<{ type: 'resource.refreshRequested'; key: string; at: number }>>()
