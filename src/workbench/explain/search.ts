import type { Step } from '#scenarios/player/index.ts'
import type { CallRow, Contract, FrameRow, TrafficRow } from '../traffic/traffic.ts'
import type { Chain } from './chain.ts'
import { type Change, together, type Trial } from './changes.ts'
import { type Leaf, likeness } from './leaves.ts'
import { answerTrials, frameTrials, outerTrials, type Sort, type SortedTrial } from './trials.ts'

/** What stood on the screen in the end of a replay. */
export interface Screen {
  readonly href: string
  readonly texts: ReadonlyMap<string, string>
  /** What went between app and world, where it is known. */
  readonly rows?: readonly TrafficRow[]
}

/** Plays the run again with something that is another; null plays it as it was. */
export type Replay = (change: Change | null) => Promise<Screen>

/**
 * Where a text comes from: what was made another in a replay, and what stood there then. Null where nothing stood any more: the text is
 * written where it is drawn, and shown only under this condition.
 */
export interface End {
  readonly change: Change
  readonly leaf: Leaf
  /** So many values more had to be another with it: each alone makes no difference, because it was told more than once. */
  readonly also: number
  readonly became: string | null
}

/** So many single values that look like the text are tried first, and so many replays are made for the others that do. */
const SINGLE_MAX = 2
const NEAR_MAX = 30
/** Replays for one sort of values; of values by which the text is gone so many are found, and then no more is looked for. */
const REPLAYS_MAX: Readonly<Record<Sort, number>> = { free: 20, kind: 18, list: 8, said: 10, name: 12, address: 3 }
const GONE_MAX = 2
/** All in all; a text that nothing has changed in so many is taken to be written where it is drawn. */
const ALL_MAX = 60
/** With the one that plays the run as it was. */
export const REPLAYS_MOST = ALL_MAX + 1
/** Seconds in which no countdown and no day stays the same. */
const CLOCK_MS = (26 * 60 + 13) * 60_000 + 7_000
const clock: Trial = {
  leaf: { path: 'clock', value: null },
  value: CLOCK_MS,
  change: { kind: 'clock', ms: CLOCK_MS },
  likeness: 0,
}

export const isCall = (row: TrafficRow): row is CallRow => row.kind === 'call' && row.answer?.text != null

/** A frame to the app that could be read. */
export const isTold = (row: TrafficRow): row is FrameRow =>
  row.kind === 'frame' && row.on === 'down' && row.frame !== null

/** The calls of the streams that the components look at, those of the nearest first; then all others. The newest of each first. */
function callsFor({ sources }: Chain, rows: readonly TrafficRow[]): readonly CallRow[] {
  const place = new Map(sources.map(({ stream }, at) => [stream, at]))
  const far = ({ cause }: CallRow): number => place.get(cause?.stream ?? '') ?? sources.length
  return rows
    .filter(isCall)
    .toReversed()
    .toSorted((one, other) => far(one) - far(other))
}

/** What a change makes of the text: null is nothing any more; `same` where it stays, `away` where another page is shown. */
type Effect = 'same' | 'away' | { readonly became: string | null }

const count = ({ texts }: Screen, text: string): number => [...texts.values()].filter((one) => one === text).length

/** The search for what changes one text. */
export interface Search {
  readonly place: string
  readonly text: string
  readonly before: Screen
  readonly replay: Replay
  /** Replays that may still be made for what is tried now, and those that were made for all so far. */
  left: number
  made: number
  /** Values with which the text is gone. */
  readonly gone: End[]
  /** Values that were tried by themselves. */
  readonly alone: Set<Trial>
}

/** How much of two texts is the same at their beginning and end, 0 to 1. */
function alike(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let head = 0
  while (head < most && one[head] === other[head]) head++
  let tail = 0
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++
  return (head + tail) / Math.max(one.length, other.length)
}

/** What has come in the place of a text: at its own place, or, where that has moved, the one new text that is mostly the same. */
function successor({ place, text, before }: Search, after: Screen): string | null {
  const isNew = (one: string): boolean => count(after, one) > count(before, one)
  const own = after.texts.get(place)
  if (own !== undefined && isNew(own)) return own
  const [best] = [...new Set(after.texts.values())]
    .filter((one) => isNew(one) && alike(one, text) >= 0.5)
    .toSorted((one, other) => alike(other, text) - alike(one, text))
  return best ?? null
}

const pageOf = (href: string): string => href.split('?', 1)[0]!

/** A text that stands elsewhere now has only moved, and what stood elsewhere before has only come here. */
async function effectOf(by: Search, change: Change): Promise<Effect> {
  const { replay, before, text } = by
  const after = await replay(change)
  if (pageOf(after.href) !== pageOf(before.href)) return 'away'
  // Where it is shown more than once, another one of them may have changed.
  if (after.texts.get(by.place) === text || count(after, text) >= count(before, text)) return 'same'
  return { became: successor(by, after) }
}

/** What some values make of it when they are others together; the same where no replay is left. */
async function tried(by: Search, trials: readonly Trial[]): Promise<Effect> {
  if (by.left <= 0 || by.made >= ALL_MAX) return 'same'
  by.left -= 1
  by.made += 1
  return effectOf(by, together(trials))
}

/** The end that some values are, when this is what they make of the text. */
function ended(by: Search, trials: readonly Trial[], effect: Effect): End | null {
  if (effect === 'same' || effect === 'away') return null
  const [first] = trials
  const end = { change: together(trials), leaf: first!.leaf, also: trials.length - 1, became: effect.became }
  if (effect.became !== null) return end
  by.gone.push(end)
  return null
}

/** The first trial that makes another text of it by itself. */
async function single(by: Search, trials: readonly Trial[]): Promise<End | null> {
  for (const trial of trials) {
    by.alone.add(trial)
    const end = ended(by, [trial], await tried(by, [trial]))
    if (end) return end
  }
  return null
}

/** Of values that have an effect only together those without which there is none (QuickXplain), with others that are another anyway. */
async function needed(by: Search, trials: readonly Trial[], anyway: readonly Trial[] = []): Promise<readonly Trial[]> {
  if (anyway.length > 0 && (await tried(by, anyway)) !== 'same') return []
  if (trials.length === 1) return trials
  const middle = Math.ceil(trials.length / 2)
  const [first, rest] = [trials.slice(0, middle), trials.slice(middle)]
  const ofRest = await needed(by, rest, [...anyway, ...first])
  return [...(await needed(by, first, [...anyway, ...ofRest])), ...ofRest]
}

/** How much more a value is like what a text has become than like the text. */
const points = (text: string, became: string, { value }: Trial): number =>
  likeness(became, value) - likeness(text, value) + alike(became, String(value)) - alike(text, String(value))

/** What a text has become names the value that it came from; those that were tried by themselves are not tried again. */
function pointedAt({ text, alone }: Search, became: string, trials: readonly Trial[]): readonly Trial[] {
  return trials
    .filter((trial) => !alone.has(trial))
    .map((trial) => ({ trial, rank: points(text, became, trial) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, 2)
    .map(({ trial }) => trial)
}

/** Of many values that have an effect together, one that alone makes another text. `known` is their effect where it was seen already. */
async function halved(by: Search, trials: readonly Trial[], known?: Effect): Promise<End | null> {
  if (trials.length === 0) return null
  const effect = known ?? (await tried(by, trials))
  if (effect === 'same') return null
  if (trials.length === 1) return ended(by, trials, effect)
  if (effect !== 'away' && effect.became === null && by.gone.length >= GONE_MAX) return null
  if (effect !== 'away' && effect.became !== null) {
    const end = await single(by, pointedAt(by, effect.became, trials))
    if (end) return end
  }
  const middle = Math.ceil(trials.length / 2)
  const [first, rest] = [trials.slice(0, middle), trials.slice(middle)]
  const [ofFirst, ofRest] = [await tried(by, first), await tried(by, rest)]
  if (ofFirst === 'same' && ofRest === 'same' && by.left > 0) {
    const all = await needed(by, trials)
    return ended(by, all, await tried(by, all))
  }
  return (await halved(by, first, ofFirst)) ?? halved(by, rest, ofRest)
}

const byLikeness = (one: Trial, other: Trial): number => other.likeness - one.likeness

/** The same value is often told again and again: only the newest is tried by itself. */
function newest(trials: readonly Trial[]): readonly Trial[] {
  const keyOf = ({ change, leaf }: Trial): string =>
    `${change.kind === 'answer' ? change.call : change.kind} ${leaf.path}`
  return [...new Map(trials.toReversed().map((trial) => [keyOf(trial), trial])).values()].toReversed()
}

export interface SearchParts {
  readonly chain: Chain
  readonly rows: readonly TrafficRow[]
  /** The address at which the run begins, and what was done in it. */
  readonly start: string
  readonly steps: readonly Step[]
  /** Values that it does not allow are not tried. */
  readonly contract: Contract
}

/** What makes another text of it; else what makes it vanish; null where nothing does. */
export async function search(by: Search, { chain, rows, start, steps, contract }: SearchParts): Promise<End | null> {
  const trials: readonly SortedTrial[] = [
    ...callsFor(chain, rows).flatMap((row) => answerTrials(row, chain.text, contract)),
    ...rows.filter(isTold).flatMap((row) => frameTrials(row, chain.text)),
    ...outerTrials(start, steps, chain.text),
  ]
  const within = (most: number, some: readonly Trial[]): Promise<End | null> => {
    by.left = most
    return halved(by, some)
  }
  const among = (sort: Sort): Promise<End | null> =>
    within(
      REPLAYS_MAX[sort],
      trials.filter((trial) => trial.sort === sort),
    )
  const each = (some: readonly Trial[]): Promise<End | null> => {
    by.left = some.length
    return single(by, some)
  }
  // Only one address can be another at a time.
  const addresses = trials
    .filter(({ sort }) => sort === 'address')
    .toReversed()
    .toSorted(byLikeness)
  const near = trials.filter((trial) => trial.likeness > 1 && trial.sort !== 'address').toSorted(byLikeness)
  return (
    (await each(newest(near).slice(0, SINGLE_MAX))) ??
    (await each(addresses.filter(({ likeness: like }) => like > 1).slice(0, SINGLE_MAX))) ??
    (await within(NEAR_MAX, near)) ??
    (await among('free')) ??
    (await among('kind')) ??
    (await each([clock])) ??
    (await among('said')) ??
    (await among('list')) ??
    (await among('name')) ??
    (await each(addresses.slice(0, REPLAYS_MAX.address))) ??
    by.gone[0] ??
    null
  )
}
