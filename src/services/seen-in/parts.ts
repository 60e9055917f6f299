import type { CallName } from '#src/contract/rest/calls.ts'
import { second } from '#src/domain/time/instant.ts'
import type { Failure, Meant } from '#src/machines/port.ts'
import type { call } from '../call.ts'
import { UNDER_WAY_MS } from '#src/domain/time/timings.ts'
import type { Tools } from '../effect.ts'

/** What every look for an intent is made of (docs/decisions/0025). */

/** What is looked for: a call of which nobody knows what came of it, as it was sent. */
export interface Wanted {
  /** Its key. */
  readonly intent: string
  readonly endpoint: CallName
  readonly request: unknown
  /** Null where nobody has noted when it was meant. */
  readonly sent: Meant | null
}

/** What is to be seen of it among what the person has. `data` is null where the list does not say what the call would have answered. */
export type Seen =
  | { readonly verdict: 'done'; readonly data: unknown }
  | { readonly verdict: 'unknown'; readonly failure: Failure }
  /** The thing itself is as it was before: not done, once nothing is under way any more. */
  | { readonly verdict: 'asBefore'; readonly failure: Failure }

/** What the server's clock and ours may differ by: its times come in whole seconds. */
const SLACK_MS = 2 * second
/** More rows than anybody adds while an answer is waited for. */
export const ROWS_READ = 50
export const page = { pageNo: 1, pageSize: ROWS_READ } as const

/** Whether something of this instant may have come of what was sent: it was made neither before nor when nothing was under way any more. */
export const isSince = (at: number, sent: Meant | null): boolean =>
  sent !== null && at >= sent.at - SLACK_MS && at <= sent.at + UNDER_WAY_MS

export const undecided = (message: string): Seen => ({ verdict: 'unknown', failure: { reason: 'undecided', message } })
/** How many there are that may be it, in words: nobody can tell which, or whether. */
export const notDecided = (where: string, count: number): Seen =>
  undecided(
    count === 0
      ? `在${where}里没有看到它，可能没有做成，也可能还没有记上。`
      : `在${where}里看到 ${count} 笔可能是它的，分不清是哪一笔。`,
  )

/** What is looked through with: the reads of the person who is signed in. */
export interface Looking extends Wanted {
  readonly tools: Pick<Tools, 'rest'>
  readonly quietly: Parameters<typeof call>[3]
}
export type Look = (looking: Looking) => Promise<Seen>
/** Nothing could be looked through: that decides nothing, and nobody has looked. */
export const unread: Seen = {
  verdict: 'unknown',
  failure: { reason: 'unseen', message: '暂时查不到记录，有结果后会更新。' },
}
