import { describe, expect, it } from 'vitest'
import type { Ended, RestFailure } from './rest/client.ts'
import { type Verdict, verdictOf } from './verdict.ts'

const code = (value: string): Ended<unknown> => ({ kind: 'nothing', code: value, message: '' })
const failed = (reason: RestFailure['reason'], status?: number): Ended<unknown> => ({
  kind: 'failed',
  failure: { reason, message: '', ...(status === undefined ? {} : { status }) },
})

/** What came, and what it says of the first sending and of a repetition after a doubt. */
const rows: readonly (readonly [string, Ended<unknown>, Verdict, Verdict])[] = [
  ['data', { kind: 'data', data: {} }, 'done', 'done'],
  ['sold out', code('1101'), 'notDone', 'unknown'],
  ['a payment password asked for', code('1212'), 'notDone', 'unknown'],
  ['an update asked for', code('3304'), 'notDone', 'unknown'],
  ['too many requests', code('1429'), 'notDone', 'unknown'],
  ['a code nobody knows', code('9999'), 'notDone', 'unknown'],
  ['a negative code', code('-1'), 'notDone', 'unknown'],
  ['a body code 500', code('500'), 'unknown', 'unknown'],
  ['a body code 599', code('599'), 'unknown', 'unknown'],
  ['a code that only begins like one', code('5000'), 'notDone', 'unknown'],
  ['a body handed on whole (201, 503)', { kind: 'body', body: {} }, 'unknown', 'unknown'],
  ['HTTP 400', failed('http', 400), 'notDone', 'unknown'],
  ['HTTP 404', failed('http', 404), 'notDone', 'unknown'],
  ['HTTP 429', failed('http', 429), 'notDone', 'unknown'],
  ['HTTP 408', failed('http', 408), 'unknown', 'unknown'],
  ['HTTP 302', failed('http', 302), 'unknown', 'unknown'],
  ['HTTP 204', failed('http', 204), 'unknown', 'unknown'],
  ['HTTP 500', failed('http', 500), 'unknown', 'unknown'],
  ['HTTP 504', failed('http', 504), 'unknown', 'unknown'],
  ['a time-out', failed('timeout'), 'unknown', 'unknown'],
  ['a cut', failed('offline'), 'unknown', 'unknown'],
  ['an unreadable answer', failed('malformed'), 'unknown', 'unknown'],
  ['an answer without an end', failed('tooLarge'), 'unknown', 'unknown'],
  ['a page that goes away', failed('aborted'), 'unknown', 'unknown'],
  ['the end of the session', failed('sessionEnded'), 'unknown', 'unknown'],
  ['a request that could not be written', failed('request'), 'notDone', 'notDone'],
]

describe('what an answer says of an intent', () => {
  it.each(rows)('%s', (_, ended, first, repetition) => {
    expect([verdictOf(ended, 'first'), verdictOf(ended, 'repetition')]).toEqual([first, repetition])
  })
})
