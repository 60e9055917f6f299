import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../app/app.ts'
import { useStream } from '../app/use-stream.ts'
import { useNowAt } from '../app/use-now-at.ts'
import { foundIn } from './found.ts'
import { askAfter, doingOf, endAsking, isLate, lateAt } from './unknown-intents.ts'

/** What is made by `stagedMachine`. */
export type StagedStream =
  `${`garden-${'slot' | 'seed' | 'nutrient' | 'build' | 'egg'}` | 'ask-to-buy' | 'pledge' | 'lease' | 'auction' | 'energy-unlock' | 'lucky-draw' | 'red-envelope' | 'synthesis' | 'diy'}/${string}`

/** How the change of something with stages stands. */
export interface StagedView {
  readonly state: 'rest' | 'changing' | 'uncertain'
  /** Why the last change was refused; `''` otherwise. */
  readonly message: string
  /** What was found of it while nobody knows; `''` otherwise. */
  readonly found: string
  /** What the last change does, in a word; left out where it is the same as none. */
  readonly doing?: string
  /** Nobody knows it for so long that more is offered than patience; left out otherwise. */
  readonly isLate?: boolean
  /** Its person has looked for themselves; left out where nobody can be told so. */
  readonly end?: () => void
}

/** Pure: the change of a thing with stages as a page sees it. */
export function viewStaged(snapshot: SnapshotOf<StagedStream> | undefined): StagedView {
  const state = snapshot?.matches('changing') ? 'changing' : snapshot?.matches('uncertain') ? 'uncertain' : 'rest'
  const { failure, endpoint = null } = snapshot?.context ?? {}
  return {
    state,
    message: state === 'rest' ? (failure?.message ?? '') : '',
    found: foundIn(failure),
    doing: endpoint === null ? '' : doingOf(endpoint),
  }
}

const sentAt = (snapshot: SnapshotOf<StagedStream> | undefined): number | null => snapshot?.context.sent?.at ?? null

/** Follows one thing with stages; `check` asks at once what became of its change. */
export function useStaged(stream: StagedStream): StagedView & { readonly check: () => void } {
  const app = useApp()
  const view = useStream(stream, viewStaged)
  const since = useStream(stream, sentAt)
  const now = useNowAt([lateAt(since)])
  return {
    ...view,
    isLate: view.state === 'uncertain' && isLate(since, now),
    check: () => askAfter(app, stream),
    end: () => endAsking(app, stream),
  }
}
