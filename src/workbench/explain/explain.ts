import type { CallRow, FrameRow, TrafficRow } from '../traffic/traffic.ts'
import type { Chain } from './chain.ts'
import { type End, isCall, isTold, type Replay, type Screen, search, type SearchParts } from './search.ts'
import type { Shown } from './shown.ts'
import { FRAMES } from './trials.ts'

export { type End, type Replay, REPLAYS_MOST, type Screen } from './search.ts'

export interface Explained {
  readonly chain: Chain
  /** Null: nothing that was tried changes it, so it is written in the component. */
  readonly end: End | null
  /** The call whose answer it was, with its cause and its rule, or the frame. */
  readonly row: CallRow | FrameRow | null
  /** Replays that it took. */
  readonly tried: number
}

export const screenOf = (href: string, shown: readonly Shown[], rows?: readonly TrafficRow[]): Screen => ({
  href,
  texts: new Map(shown.map(({ place, text }) => [place, text])),
  ...(rows ? { rows } : {}),
})

/** Gives a replay that is not played twice: one replay tells of every text on its screen. One that came to no end is played again. */
export function remembered(replay: Replay): Replay {
  const known = new Map<string, Promise<Screen>>()
  return (change) => {
    const key = JSON.stringify(change)
    const played = known.get(key) ?? replay(change)
    known.set(key, played)
    played.catch(() => known.delete(key))
    return played
  }
}

export interface ExplainParts extends SearchParts {
  readonly replay: Replay
  /** Told before each replay the how manyth it is; what it throws ends the search. */
  readonly onReplay?: (nth: number) => void
}

/** The call in whose answer something was another, or the frame. */
function rowOf(end: End | null, rows: readonly TrafficRow[]): CallRow | FrameRow | null {
  const change = end?.change
  const answer = change?.kind === 'many' ? change.answers[0] : change
  if (answer?.kind !== 'answer') return null
  if (answer.call === FRAMES) return rows.filter(isTold).find(({ nth }) => nth === answer.skip) ?? null
  return rows.filter(isCall).find(({ name, nth }) => name === answer.call && nth === answer.skip) ?? null
}

/**
 * Where a text comes from, by trying: what it looks like in answers and steps first, then all values of a sort together, halved until one
 * is left. Throws where a replay of the run does not show it: what lives in the page only is in no run.
 */
export async function explain({ replay, onReplay, ...parts }: ExplainParts): Promise<Explained> {
  let count = 0
  const counted: Replay = async (change) => {
    count += 1
    onReplay?.(count)
    return replay(change)
  }
  const { chain } = parts
  const { place, text } = chain
  const before = await counted(null)
  // A replay may ask more often than the run has, which went by the clock on the wall.
  const rows = before.rows ?? parts.rows
  if (before.texts.get(place) !== text) throw new NotInRun(chain, before.texts.get(place) ?? null)
  const end = await search(
    { place, text, before, replay: counted, left: 0, made: 0, gone: [], alone: new Set() },
    { ...parts, rows },
  )
  return { chain, end, row: rowOf(end, rows), tried: count }
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

/** Somebody has stopped the search. */
export class Stopped extends Error {
  constructor() {
    super('stopped')
    this.name = 'Stopped'
  }
}

/** How far a search is. */
export interface Searching {
  readonly text: string
  /** The how manyth replay is played, of at most so many. */
  readonly nth: number
  readonly most: number
}

/** What the panel of explanations knows. */
export type Explaining =
  | { readonly is: 'nothing' }
  /** Somebody is to point at the phone. */
  | { readonly is: 'pointing' }
  | ({ readonly is: 'searching' } & Searching)
  | { readonly is: 'stopped'; readonly text: string; readonly nth: number }
  | { readonly is: 'found'; readonly explained: Explained }
  | { readonly is: 'notInRun'; readonly text: string }
