import { expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import type { RestFailure } from './rest/client.ts'
import { verdictOf } from './verdict.ts'

/** Every way in which a call can give no answer, and whether what was asked for may have been done all the same. */
const mayBeDone: Readonly<Record<RestFailure['reason'], boolean>> = {
  offline: true,
  timeout: true,
  http: true,
  malformed: true,
  tooLarge: true,
  aborted: true,
  // What a form held goes with its session.
  sessionEnded: false,
  signInNeeded: false,
  request: false,
}
const reasons = Object.keys(mayBeDone) as (keyof typeof mayBeDone)[]

/** What a form makes of a failure: whether sending it again is the same intent. */
function isSameIntent(reason: string): boolean {
  const at = 1
  const form = { form: 'a/b', endpoint: 'a.b', fields: {} }
  const said = [
    { type: 'submission.opened', form, at },
    { type: 'submission.submitRequested', id: 'first', at },
    { type: 'send.failed', failure: { reason, message: '' }, at },
    { type: 'submission.submitRequested', id: 'second', at },
  ] as const
  const [start] = initialTransition(submissionMachine)
  const end = said.reduce((state, fact) => transition(submissionMachine, state, fact as never)[0], start)
  return end.context.intent === 'first'
}

it.each(reasons)('a form that got no answer (%s) is the same intent again where it may have been sent', (reason) => {
  expect(isSameIntent(reason)).toBe(mayBeDone[reason])
})

it.each(reasons.filter((reason) => mayBeDone[reason]))('of an intent without an answer (%s) nobody knows', (reason) => {
  expect(verdictOf({ kind: 'failed', failure: { reason, message: '', status: 500 } }, 'first')).toBe('unknown')
})
