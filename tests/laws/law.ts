import { fieldsOf, textOf } from '#src/domain/unknown.ts'
import { keyOf, kindOf } from '#src/journal/entry.ts'
import type { Trace, Traced } from '#src/workbench/trace.ts'

/** Something that must hold of every run of the whole app, whatever happens in it. */
export interface Law {
  readonly id: string
  /** What it says, in one sentence. */
  readonly says: string
  /** Rules, sections and ledger ids it follows. */
  readonly cites: readonly string[]
  /** Where a trace breaks it: what happened there, in words that are the same for the same defect. */
  readonly breaks: (trace: Trace) => readonly string[]
}

export interface Breach {
  readonly law: string
  readonly what: string
}

type Of<Kind extends Traced['kind']> = Extract<Traced, { readonly kind: Kind }>

/** What was asked of a trace that is at its end, by kinds: each law asks for one or two of them. */
const asked = new WeakMap<Trace, { readonly length: number; readonly lists: Map<string, readonly Traced[]> }>()

/** What happened of some kinds, in order. */
export function of<Kind extends Traced['kind']>(trace: Trace, ...kinds: readonly Kind[]): readonly Of<Kind>[] {
  const { all } = trace
  const before = asked.get(trace)
  const known = before?.length === all.length ? before : { length: all.length, lists: new Map<string, Traced[]>() }
  asked.set(trace, known)
  const name = kinds.join(' ')
  const list = known.lists.get(name) ?? all.filter((one) => (kinds as readonly string[]).includes(one.kind))
  known.lists.set(name, list)
  return list as readonly Of<Kind>[]
}

/** The device of a life: `1` of `1/2/3`. */
export const deviceOf = (life: string): string => life.split('/', 1)[0]!

/** Streams that are named by the intent; in others what asks for a change has its key as id. */
const byIntent = new Set(['order', 'blind-box', 'transfer'])

/** The key of the intent that a fact begins. */
export const intentIn = (stream: string, fact: object): string =>
  byIntent.has(kindOf(stream)) ? keyOf(stream) : textOf(fieldsOf(fact)['id'])

/** The step's own words: `fault`, `say`, `world`, `push` or `advance` with what they are given. */
export interface StepWords {
  readonly say?: { readonly type: string } & Readonly<Record<string, unknown>>
  readonly to?: string
  readonly fault?: string
  readonly world?: string
  readonly push?: string
  readonly with?: Readonly<Record<string, unknown>>
}

export const wordsOf = ({ step }: Of<'step'>): StepWords => step

/** What ends a fault harms nobody: a run that calms down has every such step. */
const soothing = (given: StepWords['with'] = {}): boolean =>
  given['kind'] === 'none' || ['thaw', 'join', 'use'].some((name) => name in given)

/** Whether one of these faults has struck. */
export const hasStruck = (trace: Trace, faults: readonly string[]): boolean =>
  of(trace, 'step').some((one) => {
    const { fault = '', with: given } = wordsOf(one)
    return faults.includes(fault) && !soothing(given)
  })

/** Devices whose disk was once so. */
const devicesWith = (trace: Trace, ...kinds: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    of(trace, 'step')
      .filter((one) => wordsOf(one).fault === 'storage' && kinds.includes(wordsOf(one).with?.['kind']))
      .map(({ device }) => device),
  )

/** Devices whose disk refused or lost something: what they noted may be gone with the page, which is said (full storage). */
export const fullDevices = (trace: Trace): ReadonlySet<string> => devicesWith(trace, 'full', 'blocked', 'lost')

/** Devices whose disk could not be opened: what lay on it stays there, whatever is done meanwhile. */
export const blockedDevices = (trace: Trace): ReadonlySet<string> => devicesWith(trace, 'blocked')

/** A list without repetitions. */
export const distinct = (list: readonly string[]): readonly string[] => [...new Set(list)]

/** A set that is made when it is first asked for. */
export function setOf<Value>(map: Map<string, Set<Value>>, key: string): Set<Value> {
  const known = map.get(key)
  if (known) return known
  const made = new Set<Value>()
  map.set(key, made)
  return made
}
