import type { Running } from '../lab-bridge.ts'

/** Of the actors that are others now their states, of those that are gone null. */
export type Moment = Readonly<Record<string, unknown>>

/** By how many steps had been done; null where nobody looked in between. */
export type Moments = readonly (Moment | null)[]

type States = Readonly<Record<string, unknown>>

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** What has become of the actors since they were in these states. */
export function momentOf(before: States, actors: ReturnType<Running['actors']>): Moment {
  const now: Moment = Object.fromEntries(actors.map(({ stream, value }) => [stream, value ?? null]))
  const others = Object.entries(now).filter(([stream, value]) => !same(value, before[stream]))
  const gone = Object.keys(before).filter((stream) => !(stream in now))
  return { ...Object.fromEntries(others), ...Object.fromEntries(gone.map((stream) => [stream, null])) }
}

/** The states of all actors that lived behind so many steps. */
export function statesAfter(moments: Moments, steps: number): States {
  const all: Record<string, unknown> = {}
  for (const moment of moments.slice(0, steps + 1)) Object.assign(all, moment)
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

/** The moments of a run in which one stood behind `at` steps and now stands behind `end`; nothing is known of what lay ahead. */
export function grown(moments: Moments, at: number, end: number, actors: ReturnType<Running['actors']>): Moments {
  const known = moments.slice(0, at + 1)
  const unseen = Array.from({ length: Math.max(0, end - known.length) }, () => null)
  return [...known.slice(0, end), ...unseen, momentOf(statesAfter(known.slice(0, end), end), actors)]
}
