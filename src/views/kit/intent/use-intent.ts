import { useEffect } from 'react'
import type { AnswerOf, Priced } from '#src/contract/rest/calls.ts'
import type { Follows } from '#src/machines/follow-ups.ts'
import type { IntentCalls, IntentContext, IntentKind } from '#src/machines/intent.ts'
import type { SnapshotOf } from '#src/machines/streams.ts'
import { type App, useApp } from '../app/app.ts'
import { foundIn } from './found.ts'
import { useNowAt } from '../app/use-now-at.ts'
import { endAsking, isLate, lateAt } from './unknown-intents.ts'
import { useStream } from '../app/use-stream.ts'

type IntentStream = `${'blind-box' | 'transfer'}/${string}`

const states = ['sending', 'refused', 'uncertain', 'done'] as const

/** How an intent stands: not said yet, under way, refused by the server, 确认中, or done. */
export interface IntentView<Result> {
  readonly state: 'none' | (typeof states)[number]
  readonly result: Result | null
  /** Why the server said no; `''` otherwise. */
  readonly message: string
  /** What was found of it while nobody knows; `''` or left out otherwise. */
  readonly found?: string
  /** Nobody knows it for so long that more is offered than patience; left out otherwise. */
  readonly isLate?: boolean
  /** Its person has looked for themselves; left out where nobody can be told so. */
  readonly end?: () => void
}

/** The calls of a kind of intents. */
type Endpoint<Kind extends IntentKind = IntentKind> = IntentCalls[Kind]['endpoint']

/** Whether it was done by one of these calls: then the schema of that one has decoded its result (`services/intent.effects.ts`). */
const isDoneBy = <Name extends Endpoint>(
  context: IntentContext,
  calls: readonly Name[],
): context is IntentContext & { readonly result: AnswerOf<Name> } => calls.some((one) => one === context.endpoint)

/** Pure: an intent by one of these calls as a page sees it; without its stream it was not said on this device, or is forgotten. */
export function viewIntent<Name extends Endpoint>(
  snapshot: SnapshotOf<IntentStream> | undefined,
  calls: readonly Name[],
): IntentView<AnswerOf<Name>> {
  const context = snapshot?.context
  const state = states.find((one) => snapshot?.matches(one)) ?? 'none'
  return {
    state,
    result: state === 'done' && context && isDoneBy(context, calls) ? context.result : null,
    message: state === 'refused' ? (context?.failure?.message ?? '') : '',
    found: foundIn(context?.failure),
  }
}

const sentAt = (snapshot: SnapshotOf<IntentStream> | undefined): number | null => snapshot?.context.sent?.at ?? null

/** Where what is done shows itself, and the pages that lead there. */
interface ResultPage {
  readonly href: string
  readonly from: readonly string[]
}
type Call<Kind extends IntentKind> = IntentCalls[Kind] & { readonly password?: string }
/** That there is a password is written down; the password is not. */
const withPassword = ({ password }: { readonly password?: string }) =>
  password === undefined ? {} : { withPassword: true }
type Sayer<Kind extends IntentKind> = (app: App, intent: string, call: Call<Kind>, follows: Follows) => void

/** What is wanted of each kind, said to its stream. */
const sayers: { readonly [Kind in IntentKind]: Sayer<Kind> } = {
  blindBox: (app, intent, call, follows) =>
    app.say(`blind-box/${intent}`, { type: 'blindBox.requested', ...call, ...withPassword(call), follows }),
  transfer: (app, intent, call, follows) =>
    app.say(`transfer/${intent}`, { type: 'transfer.requested', ...call, ...withPassword(call), follows }),
}
const checks: Readonly<Record<IntentKind, (app: App, intent: string, page?: ResultPage) => void>> = {
  blindBox: (app, intent, page) => app.say(`blind-box/${intent}`, { type: 'blindBox.checkRequested', ...page }),
  transfer: (app, intent, page) => app.say(`transfer/${intent}`, { type: 'transfer.checkRequested', ...page }),
}

interface FollowedIntent<Kind extends IntentKind, Name extends Endpoint> extends IntentView<AnswerOf<Name>> {
  readonly check: () => void
  readonly perform: (
    call: Call<Kind> & Priced<IntentCalls[Kind]> & { readonly endpoint: Name },
    follows?: Follows,
  ) => void
}

/**
 * Follows the intent under the key of the address, by one of `calls`, and says it; `follows` once the server has answered. Somebody who
 * looks at an unknown outcome asks for it at once; who comes to what is done from `page.from` is led to `page.href`.
 */
export function useIntent<Kind extends IntentKind, Name extends Endpoint<Kind>>(
  kind: Kind,
  calls: readonly Name[],
  intent: string,
  page?: ResultPage,
): FollowedIntent<Kind, Name> {
  const app = useApp()
  const stream = `${kind === 'blindBox' ? 'blind-box' : 'transfer'}/${intent}` as const
  const view = useStream(stream, (snapshot) => viewIntent(snapshot, calls))
  const since = useStream(stream, sentAt)
  const now = useNowAt([lateAt(since)])
  useEffect(() => {
    if (view.state === 'uncertain') checks[kind](app, intent)
    if (view.state === 'done' && page) checks[kind](app, intent, page)
    // Once, when the page is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stream])
  return {
    ...view,
    isLate: view.state === 'uncertain' && isLate(since, now),
    check: () => checks[kind](app, intent),
    end: () => endAsking(app, stream),
    perform: (call, follows = {}) => sayers[kind](app, intent, call, follows),
  }
}
