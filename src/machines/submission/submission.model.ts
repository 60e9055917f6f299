import { fieldsOf } from '#src/domain/unknown.ts'
import type { FollowUp } from '../follow-ups.ts'
import type { MachineModel } from '../model.ts'
import type { Form, SubmissionContext } from './submission.machine.ts'

const failure = { reason: 'refused', message: '没有成功' }
const noAnswer = { reason: 'timeout', message: '没有回音' }
const plain: Form = {
  form: 'plain',
  fields: { name: { initial: '', typed: 'line', rules: [{ rule: 'required', message: '请填写' }] } },
}
const asking: Form = { ...plain, form: 'asking', confirm: true }

const follows: readonly FollowUp[] = [
  { type: 'resource.refreshRequested', key: 'address.list' },
  { type: 'navigation.backRequested', from: ['/address'] },
]

/** What can happen around the machine, and what holds whatever happens (SUB-… in submission.rules.md). */
export const submissionModel: MachineModel<SubmissionContext> = {
  id: 'submission',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'submission.opened': {
      by: 'user',
      classes: { plain: { form: plain }, asking: { form: asking }, resumed: { form: plain, resumed: true } },
    },
    'submission.changed': {
      by: 'user',
      classes: {
        empty: { field: 'name', value: '' },
        filled: { field: 'name', value: '云' },
        spaced: { field: 'name', value: ' 云　' },
        stripped: { field: 'name', secret: true },
      },
    },
    'submission.submitRequested': { by: 'user', classes: { '': { id: 'f-1', follows }, again: { id: 'f-2' } } },
    'submission.confirmed': { by: 'user', classes: { '': {} } },
    'submission.cancelled': { by: 'user', classes: { '': {} } },
    'submission.reset': { by: 'user', classes: { '': {} } },
    'send.succeeded': { by: 'effect', effect: 'send', classes: { '': { result: 'ok' } } },
    'send.failed': {
      by: 'effect',
      effect: 'send',
      classes: { whole: { failure }, silence: { failure: noAnswer }, field: { failure, fields: { name: '已被占用' } } },
    },
  },
  abstract: ({ form, values, lost, errors, failure: why, intent, unanswered, follows: next }) => ({
    follows: next.length,
    lost,
    intent,
    unanswered,
    form: form?.form ?? null,
    values,
    errors: Object.keys(errors),
    failure: why !== null,
  }),
  laws: {
    state: [
      {
        id: 'SUB-2',
        says: 'a form is on its way exactly while sending',
        holds: ({ states, running }) => states.includes('sending') === running.some(({ id }) => id === 'send'),
      },
    ],
    trace: [
      {
        id: 'SUB-1',
        says: 'nothing is sent that breaks a rule',
        holds: (trace) =>
          trace.every(
            ({ after, out }) =>
              !out.some(({ name }) => name === 'send') ||
              after.context.values['name'] !== '' ||
              after.context.lost.length > 0,
          ),
      },
      {
        id: 'SUB-5',
        says: 'what is sent has been put right',
        holds: (trace) =>
          trace.every(
            ({ after, out }) =>
              !out.some(({ name }) => name === 'send') || ['', '云'].includes(String(after.context.values['name'])),
          ),
      },
      {
        id: 'SUB-3',
        says: 'a refusal keeps what was typed, a success starts empty',
        holds: (trace) =>
          trace.every(({ fact, before, after }) => {
            if (fact.type === 'send.failed') return before.context.values['name'] === after.context.values['name']
            return fact.type !== 'send.succeeded' || after.context.values['name'] === ''
          }),
      },
      {
        id: 'SUB-7',
        says: 'what is to follow is told when the server has said yes, once, as it was asked for last, and never otherwise',
        holds: (trace) =>
          trace.every(({ fact, before, out }) => {
            const told = out.filter(({ kind }) => kind === 'tell').map(({ name }) => name)
            const due = fact.type === 'send.succeeded' ? before.context.follows.map(({ type }) => type) : []
            return told.join() === due.join()
          }),
      },
      {
        id: 'SUB-6',
        says: 'only what had no answer and was not changed since goes under the key it had',
        holds: (trace) =>
          trace.every(({ fact, before, after }, at) => {
            const begins = before.states.includes('editing') && !after.states.includes('editing')
            if (fact.type !== 'submission.submitRequested' || !begins || after.context.intent === fact['id'])
              return true
            const since = trace.slice(0, at).findLastIndex((step) => step.fact.type === 'send.failed')
            const failure = fieldsOf(trace[since]?.fact['failure'])
            const touched = trace.slice(since + 1, at).some((step) => step.fact.type === 'submission.changed')
            return failure['reason'] === 'timeout' && !touched
          }),
      },
      {
        id: 'SUB-4',
        says: 'opening a form that was not sent changes nothing that was typed',
        holds: (trace) =>
          trace.every(
            ({ fact, before, after }) =>
              fact.type !== 'submission.opened' ||
              before.states.includes('done') ||
              before.context.form === null ||
              before.context.values['name'] === after.context.values['name'],
          ),
      },
    ],
  },
}
