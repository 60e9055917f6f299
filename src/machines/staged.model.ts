import { fieldsOf } from '#src/domain/unknown.ts'
import type { Follows } from './follow-ups.ts'
import { inputOf, type MachineModel, type MachineView } from './model.ts'
import type { SomeStagedCall, StagedCalls, StagedContext, StagedKind, StagedRequest } from './staged.ts'

type RequestsOf<Id extends StagedKind> = Extract<StagedRequest, `${Id}.${string}`>

interface Spec<Id extends StagedKind> {
  readonly id: Id
  readonly stages: readonly string[]
  /** What can be asked for, one of each. */
  readonly calls: { readonly [Type in RequestsOf<Id>]: StagedCalls[Type] }
  readonly rules: {
    readonly stages: string
    readonly once: string
    readonly until: string
    readonly repeated: string
    readonly ended: string
  }
}

const follows: Follows = {
  done: [{ type: 'resource.refreshRequested', key: 'garden.slots?' }],
  refused: [{ type: 'resource.refreshRequested', key: 'garden.pool?' }],
}

const isIn = (view: MachineView<StagedContext>, state: string): boolean => view.states.includes(state)

/** The model of a machine made by `stagedMachine`: what all of them share, and the calls of one. */
export const stagedModel = <Id extends StagedKind>({
  id,
  stages,
  calls,
  rules,
}: Spec<Id>): MachineModel<StagedContext> => ({
  id,
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    [`${id}.shown`]: { by: 'app', classes: Object.fromEntries(stages.map((stage) => [stage, { stage }])) },
    ...Object.fromEntries(
      Object.entries<SomeStagedCall>(calls).map(([type, call], index) => [
        type,
        { by: 'user', classes: { '': { ...call, id: `f-${index + 1}`, follows } } },
      ]),
    ),
    [`${id}.checkRequested`]: { by: 'user', classes: { '': {} } },
    [`${id}.dismissed`]: { by: 'user', classes: { '': {} } },
    'change.succeeded': { by: 'effect', effect: 'change', classes: { '': { result: { id: '1' } } } },
    'change.failed': {
      by: 'effect',
      effect: 'change',
      classes: {
        refused: { failure: { reason: 'refused', message: '还没有成熟的' }, isFinal: true },
        lost: { failure: { reason: 'timeout', message: '网络有点慢，请稍后再试' } },
        undecided: { failure: { reason: 'undecided', message: '没有看到它。' } },
      },
    },
  },
  abstract: ({ stage, intent, leadsTo, result, failure, tries }) => ({
    stage,
    intent,
    leadsTo,
    hasResult: result !== null,
    hasFailure: failure !== null,
    isUndecided: failure?.reason === 'undecided',
    tries,
  }),
  laws: {
    state: [
      {
        id: rules.stages,
        says: 'a stage is what the server said last, and then no change is open',
        holds: (view) =>
          stages.some((stage) => isIn(view, stage))
            ? isIn(view, view.context.stage) && view.context.leadsTo === null
            : view.context.leadsTo !== null,
      },
      {
        id: rules.once,
        says: 'a change is on its way exactly while changing, under its key',
        holds: (view) => {
          const sent = inputOf(view, 'change')
          return isIn(view, 'changing') === (sent !== undefined) && (!sent || sent['intent'] === view.context.intent)
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
        id: rules.once,
        says: 'a change keeps its key until the server has answered',
        holds: ({ before, after }) => before.context.leadsTo === null || before.context.intent === after.context.intent,
      },
      {
        id: rules.repeated,
        says: 'what was sent without an answer is only sent as a repetition',
        holds: ({ before, out }) =>
          !isIn(before, 'uncertain') ||
          out.every(({ kind, name, with: input }) => {
            const isSent = kind === 'effect' && name === 'change'
            return !isSent || fieldsOf(input)['isRepetition'] === true
          }),
      },
      {
        id: rules.ended,
        says: 'what its person has ended is gone, and what may still be decided is not ended',
        holds: ({ fact, before, after }) =>
          fact.type !== `${id}.dismissed` ||
          !isIn(before, 'uncertain') ||
          (after.context.leadsTo === null) === (before.context.failure?.reason === 'undecided'),
      },
    ],
    trace: [],
  },
})
