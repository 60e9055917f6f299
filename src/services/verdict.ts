import type { Ended } from './rest/client.ts'

/** What is known of an intent: done, certainly not done, or neither. */
export type Verdict = 'done' | 'notDone' | 'unknown'

/** `first`: nothing of this intent has been sent before, or nothing that is still in doubt. A call replayed after 3301 is one sending. */
export type Sending = 'first' | 'repetition'

/** A body code of the 5xx kind says that something broke, not that nothing was done. */
const isBroken = (code: string): boolean => /^5\d\d$/.test(code)

/** A request that was read and turned away; 408 says only that the server waited in vain. */
const isTurnedAway = (status = 0): boolean => status >= 400 && status < 500 && status !== 408

/** Whether what came says that nothing was done, had nothing been sent before. */
function isRefusal(ended: Ended<unknown>): boolean {
  if (ended.kind === 'nothing') return !isBroken(ended.code)
  // That the session has ended says nothing about a call before this one, whose answer may have been lost.
  return ended.kind === 'failed' && ended.failure.reason === 'http' && isTurnedAway(ended.failure.status)
}

/**
 * What an answer to an intent says of it (marketplace §8; docs/decisions/0025). A refusal is the server's word on the first sending only:
 * after a sending without an answer, a repetition may be refused because the first has taken what both asked for.
 */
export function verdictOf(ended: Ended<unknown>, sending: Sending): Verdict {
  if (ended.kind === 'data') return 'done'
  // What could not be put into words was never sent, and neither was what went before it.
  if (ended.kind === 'failed' && ended.failure.reason === 'request') return 'notDone'
  return sending === 'first' && isRefusal(ended) ? 'notDone' : 'unknown'
}
