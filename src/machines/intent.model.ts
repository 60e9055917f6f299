import { fieldsOf } from '#src/domain/unknown.ts'
import type { Follows } from './follow-ups.ts'
import { inputOf, type MachineModel, type MachineView, type Payload } from './model.ts'
import type { IntentCalls, IntentContext, IntentKind } from './intent.ts'

interface Spec<Id extends IntentKind> {
  readonly id: Id
  /** What can be meant, by name. */
  readonly intents: Readonly<
    Record<string, Payload & IntentCalls[Id] & { readonly password: string | null; readonly withPassword: boolean }>
  >
  readonly results: Readonly<Record<string, Payload>>
  readonly rules: { readonly once: string; readonly until: string; readonly done: string; readonly ended: string }
}

const lost = { reason: 'timeout', message: '网络有点慢，请稍后再试' }
const undecided = { reason: 'undecided', message: '没有看到它。' }
const refused = { reason: 'refused', message: '没有成功' }

const follows: Follows = {
  done: [{ type: 'resource.refreshRequested', key: 'collection.list' }],
  refused: [{ type: 'toast.shown', message: '没有成功', durationMs: 2000 }],
}

const isIn = (view: MachineView<IntentContext>, state: string): boolean => view.states.includes(state)

/** The model of a machine made by `intentMachine`: what all of them share, and the intents of one. */
export const intentModel = <Id extends IntentKind>({
  id,
  intents,
  results,
  rules,
}: Spec<Id>): MachineModel<IntentContext> => ({
  id,
  start: Date.UTC(2026, 2, 1),
  inputs: { first: { intent: 'intent-1' } },
  alphabet: {
    [`${id}.requested`]: {
      by: 'user',
      classes: Object.fromEntries(Object.entries(intents).map(([name, intent]) => [name, { ...intent, follows }])),
    },
    [`${id}.recalled`]: {
      by: 'app',
      classes: { '': { endpoint: Object.values(intents)[0]!.endpoint, since: Date.UTC(2026, 2, 1) - 60_000 } },
    },
    [`${id}.dismissed`]: { by: 'user', classes: { '': {} } },
    [`${id}.checkRequested`]: { by: 'user', classes: { '': {}, page: { href: '/result', from: ['/open'] } } },
    'perform.succeeded': { by: 'effect', effect: 'perform', classes: results },
    'perform.failed': {
      by: 'effect',
      effect: 'perform',
      classes: {
        refused: { failure: refused, isFinal: true },
        lost: { failure: lost },
        undecided: { failure: undecided },
      },
    },
  },
  abstract: (context) => ({
    endpoint: context.endpoint,
    hasPassword: context.password !== null,
    withPassword: context.sent?.withPassword,
    hasResult: context.result !== null,
    hasFailure: context.failure !== null,
    isUndecided: context.failure?.reason === 'undecided',
    tries: context.tries,
  }),
  laws: {
    state: [
      {
        id: rules.once,
        says: 'it is on its way exactly while sending, and always under the key of the stream',
        holds: (view) => {
          const sent = inputOf(view, 'perform')
          return (
            isIn(view, 'sending') === (sent !== undefined) && (sent?.['intent'] ?? 'intent-1') === view.context.intent
          )
        },
      },
      {
        id: rules.until,
        says: 'without an answer, the next time is waited for',
        holds: (view) => {
          const awaited = inputOf(view, 'wait')
          return (
            isIn(view, 'uncertain') === (awaited !== undefined) && (awaited?.['at'] ?? null) === view.context.nextAt
          )
        },
      },
    ],
    step: [
      {
        id: rules.ended,
        says: 'what its person has ended is gone, and what may still be decided is not ended',
        holds: ({ fact, before, after }) =>
          fact.type !== `${id}.dismissed` ||
          !isIn(before, 'uncertain') ||
          isIn(after, 'idle') === (before.context.failure?.reason === 'undecided'),
      },
      {
        id: rules.done,
        says: 'what is done stays done and is not sent again; no secret outlives the answer',
        holds: ({ before, after, out }) =>
          !isIn(before, 'done') ||
          (isIn(after, 'done') && out.every(({ kind }) => kind !== 'effect') && after.context.password === null),
      },
    ],
    trace: [
      {
        id: rules.once,
        says: 'until the server says no, or its person ends it, only the first intent is sent',
        holds: (trace) => {
          let open: string | null = null
          return trace.every((step) => {
            if (step.fact.type === 'perform.failed' && step.fact['isFinal'] === true) open = null
            if (isIn(step.after, 'idle')) open = null
            return step.out
              .filter(({ kind, name }) => kind === 'effect' && name === 'perform')
              .every(({ with: input }) => {
                const { isRepetition: _, ...meant } = fieldsOf(input)
                const sent = JSON.stringify(meant)
                const isRight = open === null || open === sent
                open = sent
                return isRight
              })
          })
        },
      },
    ],
  },
})
