import { assertEvent, assign, enqueueActions, setup } from 'xstate'
import type { CallName, RequestOf } from '#src/contract/rest/calls.ts'
import { type Rule, firstBrokenRule } from '#src/domain/form/rules.ts'
import { type TypedKind, typedKinds } from '#src/domain/text/typed-text.ts'
import type { FollowUp } from '../follow-ups.ts'
import { type Failure, port, type Said, types } from '../port.ts'

export type FieldValue = string | number | boolean
export type Values = Readonly<Record<string, FieldValue>>

/** One field of a form, as data: its start value, whether it may be written to disk, what is typed into it, and the rules it must keep. */
export interface Field<Value extends FieldValue = FieldValue> {
  readonly initial: Value
  readonly secret?: boolean
  /** How what was typed is put right before the rules see it and before it is sent. */
  readonly typed?: TypedKind
  readonly rules: readonly Rule[]
}

/**
 * A form as data, as the machine keeps it; pages write it as `DraftForm` or `SentForm`. `endpoint` names the call that receives the values,
 * unless a service has its own way for `form`.
 */
export interface Form {
  readonly form: string
  readonly fields: Readonly<Record<string, Field>>
  readonly endpoint?: CallName
  /** Asked before sending. */
  readonly confirm?: boolean
}

/** A form that is only a draft, or is sent by a way of its own. */
export type DraftForm = Form & { readonly endpoint?: undefined }

/** The fields that a request is filled in from; what the request may leave out, the form may leave out. */
type FieldsOf<Request> = { readonly [Name in keyof Request]: Field<Extract<Request[Name], FieldValue>> }

/** A form whose values are the request of its call. `Own` names the fields that stay on the page: the request's schema drops them. */
export type SentForm<Name extends CallName, Own extends string = never> = Omit<Form, 'endpoint' | 'fields'> & {
  readonly endpoint: Name
  readonly fields: FieldsOf<RequestOf<Name>> & Readonly<Record<Own, Field>>
}

/** What a page may open: a draft, or a form that fits the call it names. */
export type PageForm = DraftForm | { [Name in CallName]: SentForm<Name, string> }[CallName]

export interface Send {
  readonly form: string
  readonly endpoint: CallName | null
  readonly values: Values
  /** Secret fields that a reload has taken away; with any, there is nothing to send. */
  readonly lost: readonly string[]
  /** Journaled before the effect runs, so that a repeated effect is recognised as the same intent. */
  readonly intent: string
  /** It was sent before, unchanged, and not answered. */
  readonly isRepetition: boolean
}

export type SubmissionFact =
  /** `resumed`: the first opening since the app was started again; what was secret is gone by then. */
  | Said<'submission.opened', { form: Form; values?: Values; resumed?: boolean }>
  /** Without `value`: a secret, from the journal, which does not keep it. */
  | Said<'submission.changed', { field: string; value?: FieldValue; secret?: boolean }>
  /** `follows` once it was accepted. */
  | Said<'submission.submitRequested', { id?: string; follows?: readonly FollowUp[] }>
  | Said<'submission.confirmed' | 'submission.cancelled' | 'submission.reset'>
  | Said<'send.succeeded', { result: unknown }>
  | Said<'send.failed', { failure: Failure; fields?: Readonly<Record<string, string>> }>

export interface SubmissionContext {
  readonly form: Form | null
  readonly values: Values
  /** Secret fields whose value the journal did not keep: in a replay they count as filled in, as they were. */
  readonly lost: readonly string[]
  /** Field to the message shown under it. */
  readonly errors: Readonly<Record<string, string>>
  readonly failure: Failure | null
  readonly intent: string
  /** What was sent last had no answer, and nothing was changed since: sent again, it is the same intent. */
  readonly unanswered: boolean
  readonly result: unknown
  readonly follows: readonly FollowUp[]
}

/** Failures that say nothing about whether the server has done what it was asked. */
const noAnswer = ['offline', 'timeout', 'http', 'malformed', 'tooLarge', 'aborted', 'unexpected']

const starts = (form: Form): Values =>
  Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, field.initial]))

/** The values as they are judged and sent. */
const putRight = ({ form, values }: SubmissionContext): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const typed = form?.fields[name]?.typed
      return [name, typed !== undefined && typeof value === 'string' ? typedKinds[typed](value) : value]
    }),
  )

const problems = (context: SubmissionContext): Record<string, string> => {
  const values = putRight(context)
  return Object.fromEntries(
    Object.entries(context.form?.fields ?? {}).flatMap(([name, field]) => {
      if (context.lost.includes(name)) return []
      const broken = firstBrokenRule(field.rules, values[name] ?? field.initial, values)
      return broken === undefined ? [] : [[name, broken.message]]
    }),
  )
}

/**
 * Validate, confirm and send a form: the one machine behind every page that asks. What was typed is journaled (secrets never),
 * so that it is still there after the tab was killed.
 */
export const submissionMachine = setup({
  types: types<{ context: SubmissionContext; events: SubmissionFact; emitted: FollowUp & { at: number } }>(),
  actors: { send: port<Send>('submission.send') },
  guards: {
    isOtherForm: ({ context, event }) => {
      assertEvent(event, 'submission.opened')
      return JSON.stringify(event.form) !== JSON.stringify(context.form)
    },
    isResumed: ({ event }) => {
      assertEvent(event, 'submission.opened')
      return event.resumed === true
    },
    isBroken: ({ context }) => Object.keys(problems(context)).length > 0,
    asksFirst: ({ context }) => context.form?.confirm === true,
  },
  actions: {
    open: assign(({ context, event }) => {
      assertEvent(event, 'submission.opened')
      const { form, values } = event
      const kept = Object.fromEntries(Object.entries(context.values).filter(([name]) => name in form.fields))
      return {
        form,
        values: { ...starts(form), ...values, ...kept },
        lost: [],
        errors: {},
        failure: null,
        unanswered: false,
        result: undefined,
      }
    }),
    openAnew: assign(({ event }) => {
      assertEvent(event, 'submission.opened')
      const { form, values } = event
      const anew = { lost: [], errors: {}, failure: null, unanswered: false, result: undefined }
      return { form, values: { ...starts(form), ...values }, ...anew }
    }),
    change: assign(({ context, event }) => {
      assertEvent(event, 'submission.changed')
      const { field, value } = event
      const { [field]: _cleared, ...errors } = context.errors
      const others = context.lost.filter((name) => name !== field)
      const lost = value === undefined ? [...others, field] : others
      return { values: { ...context.values, [field]: value ?? '' }, lost, errors, failure: null, unanswered: false }
    }),
    admitLoss: assign({ lost: [] }),
    pointOut: assign({ errors: ({ context }) => problems(context) }),
    noteIntent: assign(({ context, event }) => {
      assertEvent(event, 'submission.submitRequested')
      const { id, at, follows = [] } = event
      const intent = context.unanswered ? context.intent : (id ?? `at-${at}`)
      return { intent, follows, values: putRight(context), errors: {}, failure: null }
    }),
    keepResult: assign(({ context, event }) => {
      assertEvent(event, 'send.succeeded')
      const values = context.form ? starts(context.form) : {}
      return { result: event.result, values, lost: [], unanswered: false }
    }),
    rememberFailure: assign(({ event }) => {
      assertEvent(event, 'send.failed')
      const { failure, fields = {} } = event
      return { failure, errors: fields, unanswered: noAnswer.includes(failure.reason) }
    }),
    tellDone: enqueueActions(({ context, event, enqueue }) => {
      for (const fact of context.follows) enqueue.emit({ ...fact, at: event.at })
    }),
    startOver: assign(({ context }) => ({
      values: context.form ? starts(context.form) : {},
      // What the journal did not keep is as empty as the rest.
      lost: [],
      errors: {},
      failure: null,
      unanswered: false,
      result: undefined,
    })),
  },
}).createMachine({
  id: 'submission',
  context: {
    form: null,
    values: {},
    lost: [],
    errors: {},
    failure: null,
    intent: '',
    unanswered: false,
    result: undefined,
    follows: [],
  },
  initial: 'closed',
  states: {
    closed: { on: { 'submission.opened': { target: 'editing', actions: 'open' } } },
    editing: {
      on: {
        'submission.opened': [
          { guard: 'isOtherForm', actions: 'open' },
          { guard: 'isResumed', actions: 'admitLoss' },
        ],
        'submission.changed': { actions: 'change' },
        'submission.submitRequested': [
          { guard: 'isBroken', actions: 'pointOut' },
          { guard: 'asksFirst', target: 'confirming', actions: 'noteIntent' },
          { target: 'sending', actions: 'noteIntent' },
        ],
        'submission.reset': { actions: 'startOver' },
      },
    },
    confirming: {
      on: { 'submission.confirmed': { target: 'sending' }, 'submission.cancelled': { target: 'editing' } },
    },
    sending: {
      invoke: {
        src: 'send',
        id: 'send',
        input: ({ context }) => ({
          form: context.form?.form ?? '',
          endpoint: context.form?.endpoint ?? null,
          values: context.values,
          lost: context.lost,
          intent: context.intent,
          isRepetition: context.unanswered,
        }),
      },
      on: {
        'send.succeeded': { target: 'done', actions: ['keepResult', 'tellDone'] },
        'send.failed': { target: 'editing', actions: 'rememberFailure' },
      },
    },
    done: {
      on: {
        'submission.opened': { target: 'editing', actions: 'openAnew' },
        'submission.reset': { target: 'editing', actions: 'startOver' },
      },
    },
  },
})
