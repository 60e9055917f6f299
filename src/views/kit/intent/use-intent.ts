import { useEffect } from 'react'
import type { Follows } from '#src/machines/follow-ups.ts'
import type { IntentCalls, IntentKind } from '#src/machines/intent.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { type App, useApp } from '../app/app.ts'
import { useStream } from '../app/use-stream.ts'

type IntentStream = `${'blind-box' | 'transfer'}/${string}`

const states = ['sending', 'refused', 'uncertain', 'done'] as const

/** How an intent stands: not said yet, under way, refused by the server, 确认中, or done. */
export interface IntentView<Result> {
  readonly state: 'none' | (typeof states)[number]
  readonly result: Result | null
  /** Why the server said no; `''` otherwise. */
  readonly message: string
}

/** Pure: an intent as a page sees it; without its stream it has not been said on this device, or was forgotten. */
export function viewIntent<Result>(snapshot: SnapshotOf<IntentStream> | undefined): IntentView<Result> {
  const context = snapshot?.context
  const state = states.find((one) => snapshot?.matches(one)) ?? 'none'
  return {
    state,
    result: state === 'done' ? (context?.result as Result) : null,
    message: state === 'refused' ? (context?.failure?.message ?? '') : '',
  }
}

/** Where what is done shows itself, and the pages that lead there. */
interface ResultPage {
  readonly href: string
  readonly from: readonly string[]
}
type Call<Kind extends IntentKind> = IntentCalls[Kind] & { readonly password?: string }
type Sayer<Kind extends IntentKind> = (app: App, intent: string, call: Call<Kind>, follows: Follows) => void

/** What is wanted of each kind, said to its stream. */
const sayers: { readonly [Kind in IntentKind]: Sayer<Kind> } = {
  blindBox: (app, intent, call, follows) =>
    app.say(`blind-box/${intent}`, { type: 'blindBox.requested', ...call, follows }),
  transfer: (app, intent, call, follows) =>
    app.say(`transfer/${intent}`, { type: 'transfer.requested', ...call, follows }),
}
const checks: Readonly<Record<IntentKind, (app: App, intent: string, page?: ResultPage) => void>> = {
  blindBox: (app, intent, page) => app.say(`blind-box/${intent}`, { type: 'blindBox.checkRequested', ...page }),
  transfer: (app, intent, page) => app.say(`transfer/${intent}`, { type: 'transfer.checkRequested', ...page }),
}

interface FollowedIntent<Result, Kind extends IntentKind> extends IntentView<Result> {
  readonly check: () => void
  readonly perform: (call: Call<Kind>, follows?: Follows) => void
}

/**
 * Follows the intent under the key of the address, and says it; `follows` once the server has answered. Somebody who looks at an unknown
 * outcome asks for it at once; who comes to what is done from `page.from` is led to `page.href`.
 */
export function useIntent<Result>(
  kind: 'blindBox',
  intent: string,
  page?: ResultPage,
): FollowedIntent<Result, 'blindBox'>
export function useIntent<Result>(
  kind: 'transfer',
  intent: string,
  page?: ResultPage,
): FollowedIntent<Result, 'transfer'>
export function useIntent<Result, Kind extends IntentKind>(
  kind: Kind,
  intent: string,
  page?: ResultPage,
): FollowedIntent<Result, Kind> {
  const app = useApp()
  const stream = `${kind === 'blindBox' ? 'blind-box' : 'transfer'}/${intent}` as const
  const view = useStream(stream, viewIntent<Result>)
  useEffect(() => {
    if (view.state === 'uncertain') checks[kind](app, intent)
    if (view.state === 'done' && page) checks[kind](app, intent, page)
    // Once, when the page is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stream])
  return {
    ...view,
    check: () => checks[kind](app, intent),
    perform: (call, follows = {}) => sayers[kind](app, intent, call, follows),
  }
}
