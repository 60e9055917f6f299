import { useEffect } from 'react'
import type { SnapshotOf } from '#src/machines/streams.ts'
import type { IntentCalls, IntentKind } from '#src/machines/intent.ts'
import { type AppPort, useApp } from '../app/app-port.ts'
import { useStream } from '../app/use-stream.ts'

type IntentStream = `${'blind-box' | 'transfer'}/${string}`

const states = ['sending', 'refused', 'uncertain', 'done'] as const

/** How a wish stands: not said yet, under way, refused by the server, 确认中, or done. */
export interface WishView<Result> {
  readonly state: 'none' | (typeof states)[number]
  readonly result: Result | null
  /** Why the server said no; `''` otherwise. */
  readonly message: string
}

/** Pure: a wish as a page sees it; without its stream it has not been said on this device, or was forgotten. */
export function viewWish<Result>(snapshot: SnapshotOf<IntentStream> | undefined): WishView<Result> {
  const context = snapshot?.context
  const state = states.find((one) => snapshot?.matches(one)) ?? 'none'
  return {
    state,
    result: state === 'done' ? (context?.result as Result) : null,
    message: state === 'refused' ? (context?.failure?.message ?? '') : '',
  }
}

type Wish<Kind extends IntentKind> = IntentCalls[Kind] & { readonly password?: string }

/** What is wished of each kind, said to its stream. */
const sayers: { readonly [Kind in IntentKind]: (app: AppPort, key: string, wish: Wish<Kind>) => void } = {
  blindBox: (app, key, wish) => app.say(`blind-box/${key}`, { type: 'blindBox.requested', ...wish }),
  transfer: (app, key, wish) => app.say(`transfer/${key}`, { type: 'transfer.requested', ...wish }),
}
const checks: Readonly<Record<IntentKind, (app: AppPort, key: string) => void>> = {
  blindBox: (app, key) => app.say(`blind-box/${key}`, { type: 'blindBox.checkRequested' }),
  transfer: (app, key) => app.say(`transfer/${key}`, { type: 'transfer.checkRequested' }),
}

interface FollowedWish<Result, Kind extends IntentKind> extends WishView<Result> {
  readonly check: () => void
  readonly wish: (wish: Wish<Kind>) => void
}

/** Follows the wish under the key of the address, and says it. Somebody who looks at an unknown outcome asks for it at once. */
export function useWish<Result>(kind: 'blindBox', key: string): FollowedWish<Result, 'blindBox'>
export function useWish<Result>(kind: 'transfer', key: string): FollowedWish<Result, 'transfer'>
export function useWish<Result, Kind extends IntentKind>(kind: Kind, key: string): FollowedWish<Result, Kind> {
  const app = useApp()
  const stream = `${kind === 'blindBox' ? 'blind-box' : 'transfer'}/${key}` as const
  const view = useStream(stream, viewWish<Result>)
  const check = () => checks[kind](app, key)
  useEffect(() => {
    if (view.state === 'uncertain') check()
    // Once, when the page is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stream])
  return { ...view, check, wish: (wish) => sayers[kind](app, key, wish) }
}
