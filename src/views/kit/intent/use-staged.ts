import type { SnapshotOf } from '#src/machines/streams.ts'
import { useApp } from '../app/app.ts'
import { useStream } from '../app/use-stream.ts'
import { foundIn } from './found.ts'
import { askAfter } from './unknown-intents.ts'

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
}

/** Pure: the change of a thing with stages as a page sees it. */
export function viewStaged(snapshot: SnapshotOf<StagedStream> | undefined): StagedView {
  const state = snapshot?.matches('changing') ? 'changing' : snapshot?.matches('uncertain') ? 'uncertain' : 'rest'
  const failure = snapshot?.context.failure
  return { state, message: state === 'rest' ? (failure?.message ?? '') : '', found: foundIn(failure) }
}

/** Follows one thing with stages; `check` asks at once what became of its change. */
export function useStaged(stream: StagedStream): StagedView & { readonly check: () => void } {
  const app = useApp()
  return { ...useStream(stream, viewStaged), check: () => askAfter(app, stream) }
}
