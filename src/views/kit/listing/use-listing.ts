import type { Fen } from '#src/domain/number/fen.ts'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { FactOf, SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../app/app.ts'
import { foundIn } from '../intent/found.ts'
import { useStream } from '../app/use-stream.ts'

/** How a change of what is offered stands. */
export interface ListingView {
  readonly state: 'rest' | 'changing' | 'uncertain'
  /** Whether the change under way, or the last one, puts it up. */
  readonly up: boolean
  /** Why the last change was refused; `''` otherwise. */
  readonly message: string
  /** What was found of it while nobody knows; `''` otherwise. */
  readonly found: string
  /** Its person has looked for themselves; left out where nobody can be told so. */
  readonly end?: () => void
}

/** Pure: the change of an offer as a page sees it. */
export function viewListing(snapshot: SnapshotOf<`listing/${string}`> | undefined): ListingView {
  const context = snapshot?.context
  const state = (['changing', 'uncertain'] as const).find((one) => snapshot?.matches(one)) ?? 'rest'
  return {
    state,
    up: context?.change?.leadsTo ?? context?.isListed ?? false,
    found: state === 'uncertain' ? foundIn(context?.failure) : '',
    message: state === 'rest' ? (context?.failure?.message ?? '') : '',
  }
}

type Ids = readonly string[]

const calls = {
  copy: {
    up: ([id = '']: Ids, priceFen: Fen) => ({ endpoint: 'listing.up', request: { id, priceFen } }) as const,
    down: ([id = '']: Ids) => ({ endpoint: 'listing.down', request: { id } }) as const,
  },
  copies: {
    up: (ids: Ids, priceFen: Fen) => ({ endpoint: 'listing.upMany', request: { ids, priceFen } }) as const,
    down: (ids: Ids) => ({ endpoint: 'listing.downMany', request: { ids } }) as const,
  },
  seeds: {
    up: (ids: Ids, priceFen: Fen) => ({ endpoint: 'listing.seedsUp', request: { ids, priceFen } }) as const,
    down: (ids: Ids) => ({ endpoint: 'listing.seedsDown', request: { ids } }) as const,
  },
  box: {
    up: (ids: Ids, priceFen: Fen) => ({ endpoint: 'listing.boxUp', request: { ids, priceFen } }) as const,
    down: (ids: Ids) => ({ endpoint: 'listing.boxDown', request: { ids } }) as const,
  },
} as const

/** One thing, or several copies that are put up or taken down together: all of them, or none. */
export type OfferedKind = keyof typeof calls

/**
 * Puts something up for sale and takes it down; `follows` when the server has answered, whatever it says. `id` names the stream; `ids` are
 * meant where it is more than the one thing of that id.
 */
export function useListing(kind: OfferedKind, id: string, follows: readonly FollowUp[], ids: Ids = [id]) {
  const app = useApp()
  const stream = `listing/${id}` as const
  const view = useStream(stream, viewListing)
  const either = { done: follows, refused: follows }
  // What the page has learned from the server comes first: only what is down can be put up, and the other way round.
  const say = (isListed: boolean, fact: FactOf<typeof stream>) => {
    app.say(stream, { type: 'listing.shown', isListed })
    app.say(stream, fact)
  }
  return {
    ...view,
    putUp: (priceFen: Fen) =>
      say(false, { type: 'listing.listRequested', ...calls[kind].up(ids, priceFen), follows: either }),
    takeDown: () => say(true, { type: 'listing.delistRequested', ...calls[kind].down(ids), follows: either }),
    check: () => app.say(stream, { type: 'listing.checkRequested' }),
    end: () => app.say(stream, { type: 'listing.dismissed' }),
  }
}
