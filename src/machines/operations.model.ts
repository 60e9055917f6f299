import { fieldsOf } from '#src/domain/unknown.ts'
import type { FactEntry, MachineModel, Payload, StateLaw, StepLaw } from './model.ts'
import type { OperationsContext } from './operations.ts'

interface Spec<Data> {
  readonly id: string
  /** How facts begin. */
  readonly prefix: string
  readonly operations: Readonly<Record<string, { readonly operation: string; readonly input: Payload }>>
  /** Which of the two ways in which the service tells something it does not use for this kind. */
  readonly unheard: readonly ('eventArrived' | 'changed')[]
  readonly events: Readonly<Record<string, FactEntry<OperationsContext<Data>>>>
  /** How many operations may wait in the model; 1 unless told. */
  readonly atOnce?: number
  /** Results by name; each may answer any operation. */
  readonly results: Readonly<Record<string, unknown>>
  readonly abstract: (data: Data) => Payload
  readonly state?: readonly StateLaw<OperationsContext<Data>>[]
  readonly step?: readonly StepLaw<OperationsContext<Data>>[]
  /** The rule that operations are done one after the other. */
  readonly order: string
}

const failure = { reason: 'noPermission', message: '没有权限这样做' }

/** The model of a machine made by `operationsMachine`: what all of them share, and the data of one. */
export const operationsModel = <Data>(spec: Spec<Data>): MachineModel<OperationsContext<Data>> => ({
  id: spec.id,
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    [`${spec.prefix}.operationRequested`]: {
      by: 'user',
      // More at once would only make the graph larger.
      when: (view) => view.context.operations.length < (spec.atOnce ?? 1),
      classes: spec.operations,
    },
    [`${spec.prefix}.askForgotten`]: { by: 'user', classes: { '': { ask: 'page' } } },
    [`${spec.prefix}.cleared`]: { by: 'app', classes: { '': {} } },
    ...spec.events,
    'operate.succeeded': {
      by: 'effect',
      effect: 'operate',
      classes: Object.fromEntries(Object.entries(spec.results).map(([name, result]) => [name, { result }])),
    },
    'operate.failed': { by: 'effect', effect: 'operate', classes: { '': { failure } } },
  },
  abstract: (context) => ({
    ...spec.abstract(context.data),
    operations: context.operations.map(({ operation, input }) => [operation, input]),
    hasFailed: context.outcome?.failure != null,
  }),
  laws: {
    state: [
      {
        id: spec.order,
        says: 'operations are done one after the other, in the order of asking',
        holds: ({ context, running }) => {
          const done = fieldsOf(running.find(({ id }) => id === 'operate')?.input)
          return done['operation'] === context.operations[0]?.operation
        },
      },
      ...(spec.state ?? []),
    ],
    step: spec.step ?? [],
    trace: [],
  },
  waived: Object.fromEntries(
    spec.unheard.map((way) => [
      `${spec.prefix}|${spec.prefix}.${way}|0`,
      'the service does not tell of it in this way',
    ]),
  ),
})
