import type { Step } from '#scenarios/player/scenario.ts'
import type { CallRow, TrafficRow } from '../traffic/traffic.ts'
import type { Chain } from './chain.ts'
import { answerTrials, type Change, stepTrials, together, type Trial } from './changes.ts'
import type { Leaf } from './leaves.ts'
import type { Shown } from './shown.ts'

/** What stood on the screen in the end of a replay. */
export interface Screen {
  readonly href: string
  readonly texts: ReadonlyMap<string, string>
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
  readonly became: string | null
}

export interface Explained {
  readonly chain: Chain
  /** Null: nothing that was tried changes it, so it is written in the component. */
  readonly end: End | null
  /** The call whose answer it was, with its cause and its rule. */
  readonly row: CallRow | null
  /** Replays that it took. */
  readonly tried: number
}

/** So many single values are tried before whole answers are. */
const SINGLES_MAX = 6
/** A text that nothing has changed in so many replays is taken to be written where it is drawn. */
const REPLAYS_MAX = 60
/** Seconds in which no countdown and no day stays the same. */
const CLOCK_MS = (26 * 60 + 13) * 60_000 + 7_000

export const screenOf = (href: string, shown: readonly Shown[]): Screen => ({
  href,
  texts: new Map(shown.map(({ place, text }) => [place, text])),
})

/** Gives a replay that is not played twice: one replay tells of every text on its screen. */
export function remembered(replay: Replay): Replay {
  const known = new Map<string, Promise<Screen>>()
  return (change) => {
    const key = JSON.stringify(change)
    const played = known.get(key) ?? replay(change)
    known.set(key, played)
    return played
  }
}

const isCall = (row: TrafficRow): row is CallRow => row.kind === 'call' && row.answer?.text != null

/** Calls of the streams that the components look at, those of the nearest first. */
function callsFor({ sources }: Chain, rows: readonly TrafficRow[]): readonly CallRow[] {
  const place = new Map(sources.map(({ stream }, at) => [stream, at]))
  const far = ({ cause }: CallRow): number => place.get(cause?.stream ?? '') ?? Infinity
  const own = rows.filter(isCall).filter((row) => far(row) < Infinity)
  return own.toReversed().toSorted((one, other) => far(one) - far(other))
}

/** What a change makes of the text: null is nothing any more; `same` where it stays, or another page is shown. */
type Effect = 'same' | { readonly became: string | null }

/** The search for what changes one text. */
interface Search {
  readonly place: string
  readonly before: Screen
  readonly replay: Replay
  /** Replays that may still be made. */
  left: number
  /** The first value with which the text is gone. */
  gone: End | null
}

async function effectOf(by: Search, change: Change): Promise<Effect> {
  if (by.left <= 0) return 'same'
  by.left -= 1
  const after = await by.replay(change)
  const became = after.texts.get(by.place) ?? null
  return after.href !== by.before.href || became === by.before.texts.get(by.place) ? 'same' : { became }
}

/** The first trial that makes another text of it. */
async function single(by: Search, trials: readonly Trial[]): Promise<End | null> {
  for (const { change, leaf } of trials) {
    const effect = await effectOf(by, change)
    if (effect === 'same') continue
    const end = { change, leaf, became: effect.became }
    if (effect.became !== null) return end
    by.gone ??= end
  }
  return null
}

/** Of many values that have an effect together, one that alone makes another text of it. */
async function halved(by: Search, trials: readonly Trial[]): Promise<End | null> {
  if (trials.length < 2) return single(by, trials)
  const change = together(trials)
  if (!change || (await effectOf(by, change)) === 'same') return null
  const middle = Math.ceil(trials.length / 2)
  return (await halved(by, trials.slice(0, middle))) ?? (await halved(by, trials.slice(middle)))
}

/** By another name another thing is found, and without a token nobody is signed in: these are tried last, or not at all. */
const isName = ({ leaf }: Trial): boolean => /(^|\.)(\w*[a-z])?(id|Id|Ids|no|No|url|Url)$/.test(leaf.path)
const isCredential = ({ leaf }: Trial): boolean => /(^|\.)(token|validate|refreshToken|access_token)$/i.test(leaf.path)
const isList = ({ leaf }: Trial): boolean => Array.isArray(leaf.value)
const isValue = (one: Trial): boolean => !isName(one) && !isList(one)

async function search(
  by: Search,
  chain: Chain,
  rows: readonly TrafficRow[],
  steps: readonly Step[],
): Promise<End | null> {
  const trialsOf = (row: CallRow) => answerTrials(row, chain.text).filter((one) => !isCredential(one))
  const sets = callsFor(chain, rows).map(trialsOf)
  const others = rows.filter(isCall).flatMap(trialsOf)
  const said = stepTrials(steps, chain.text)
  const near = [...sets.flat(), ...others, ...said]
    .filter(({ likeness }) => likeness > 1)
    .toSorted((a, b) => b.likeness - a.likeness)
  const found = await single(by, near.slice(0, SINGLES_MAX))
  if (found) return found
  const all = async (sort: (one: Trial) => boolean): Promise<End | null> => {
    for (const set of sets) {
      const end = await halved(by, set.filter(sort))
      if (end) return end
    }
    return null
  }
  const clock: Trial = { leaf: { path: 'clock', value: null }, change: { kind: 'clock', ms: CLOCK_MS }, likeness: 0 }
  return (await all(isValue)) ?? (await single(by, [clock])) ?? (await all(isList)) ?? (await all(isName)) ?? by.gone
}

export interface ExplainParts {
  readonly chain: Chain
  readonly rows: readonly TrafficRow[]
  readonly steps: readonly Step[]
  readonly replay: Replay
}

/**
 * Where a text comes from, by trying: what it looks like in answers and steps first, then whole answers, halved until one value is left.
 * Throws where a replay of the run does not show it: what lives in the page only is in no run.
 */
export async function explain({ chain, rows, steps, replay }: ExplainParts): Promise<Explained> {
  let count = 0
  const counted: Replay = (change) => {
    count += 1
    return replay(change)
  }
  const before = await counted(null)
  if (before.texts.get(chain.place) !== chain.text) throw new NotInRun(chain, before.texts.get(chain.place) ?? null)
  const by: Search = { place: chain.place, before, replay: counted, left: REPLAYS_MAX, gone: null }
  const end = await search(by, chain, rows, steps)
  const change = end?.change
  const row =
    change?.kind === 'answer'
      ? (rows.filter(isCall).find(({ name, nth }) => name === change.call && nth === change.skip) ?? null)
      : null
  return { chain, end, row, tried: count }
}

/** A replay of the run shows something else at the place. */
export class NotInRun extends Error {
  constructor(chain: Chain, shown: string | null) {
    super(
      `a replay shows ${shown === null ? 'nothing' : JSON.stringify(shown)} where ${JSON.stringify(chain.text)} stands`,
    )
    this.name = 'NotInRun'
  }
}

/** What the panel of explanations knows. */
export type Explaining =
  | { readonly is: 'nothing' }
  /** Somebody is to point at the phone. */
  | { readonly is: 'pointing' }
  | { readonly is: 'searching'; readonly text: string }
  | { readonly is: 'found'; readonly explained: Explained }
  | { readonly is: 'notInRun'; readonly text: string }
