import type { Step } from '#scenarios/player/index.ts'
import type { Entry } from '#src/journal/index.ts'
import type { Folded } from '../lab-bridge.ts'
import type { TrafficRow } from '../traffic/traffic.ts'
import type { Course } from './branches.ts'
import { differences } from './differences.ts'

/** How a way ended that was played from the beginning. */
export interface Ending {
  readonly steps: readonly Step[]
  readonly entries: readonly Entry[]
  /** Every actor's state value, and its context where it is journaled. */
  readonly states: Folded
  readonly traffic: readonly TrafficRow[]
  /** The texts that can be read on the screen, from the top; null where there is no screen. */
  readonly texts: readonly string[] | null
  /** The screen as a document that stands still. */
  readonly still: string | null
}

/** What stands at one place of both ways; undefined where one has nothing there. */
export interface Pair<T> {
  readonly here: T | undefined
  readonly there: T | undefined
}

export interface StreamPair extends Pair<Folded[string]> {
  readonly stream: string
  /** Where the contexts differ, as `place: here | there`. */
  readonly places: readonly string[]
}

export interface Comparison {
  readonly here: Ending
  readonly there: Ending
  /** How many steps both have. */
  readonly common: number
  /** The first fact that is another one in each, by its place among all facts; null where all are the same. */
  readonly fact: (Pair<Entry> & { readonly at: number }) | null
  readonly streams: readonly StreamPair[]
  /** How many requests and frames come first in both, and those that follow. */
  readonly sameTraffic: number
  readonly traffic: readonly Pair<TrafficRow>[]
  readonly texts: { readonly here: readonly string[]; readonly there: readonly string[] } | null
}

/** The ways there are: 0 is the one that is gone now, the others are branches by their number. */
export const waysOf = ({ steps, branches }: Course): ReadonlyMap<number, readonly Step[]> =>
  new Map([[0, steps], ...branches.map(({ id, steps: own }) => [id, own] as const)])

/** Facts are called by counting on, so that one fact more calls all the others another name. */
const plain = (value: unknown): string => JSON.stringify(value)?.replaceAll(/\bf-\d+-\d+\b/g, 'f') ?? ''
const alike = (a: unknown, b: unknown): boolean => plain(a) === plain(b)

/** How many come first in both. */
function prefix<T>(here: readonly T[], there: readonly T[], look: (one: T) => unknown): number {
  const end = Math.min(here.length, there.length)
  for (let at = 0; at < end; at++) if (!alike(look(here[at]!), look(there[at]!))) return at
  return end
}

const pairs = <T>(here: readonly T[], there: readonly T[], from: number): readonly Pair<T>[] =>
  Array.from({ length: Math.max(here.length, there.length) - from }, (_, nth) => ({
    here: here[from + nth],
    there: there[from + nth],
  }))

/** What went over the wire, not by which number it is called. */
const wired = (row: TrafficRow): unknown =>
  row.kind === 'call'
    ? [row.method, row.path, row.body, row.answer?.status, row.answer?.text]
    : [row.on, row.deed, row.frame]

/** What stands in one list more often than in the other, in its order. */
function beyond(own: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const text of other) left.set(text, (left.get(text) ?? 0) + 1)
  return own.filter((text) => {
    const more = left.get(text) ?? 0
    left.set(text, more - 1)
    return more <= 0
  })
}

function streamPairs(here: Folded, there: Folded): readonly StreamPair[] {
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])].toSorted()
  return names.flatMap((stream) => {
    const [a, b] = [here[stream], there[stream]]
    if (alike(a, b)) return []
    const named = (one: typeof a): unknown => JSON.parse(plain(one?.context ?? null))
    return [{ stream, here: a, there: b, places: a && b ? differences(named(a), named(b)) : [] }]
  })
}

/** Two ways beside each other: where they part, and what came of it. */
export function compared(here: Ending, there: Ending): Comparison {
  const factAt = prefix(here.entries, there.entries, ({ stream, fact }) => [stream, fact])
  const [one, other] = [here.entries[factAt], there.entries[factAt]]
  const sameTraffic = prefix(here.traffic, there.traffic, wired)
  return {
    here,
    there,
    common: prefix(here.steps, there.steps, (step) => step),
    fact: one || other ? { at: factAt, here: one, there: other } : null,
    streams: streamPairs(here.states, there.states),
    sameTraffic,
    traffic: pairs(here.traffic, there.traffic, sameTraffic),
    texts:
      here.texts && there.texts
        ? { here: beyond(here.texts, there.texts), there: beyond(there.texts, here.texts) }
        : null,
  }
}
