import type { MachineModel, MachineView, Payload } from './model.ts'
import type { WishCalls, WishContext, WishKind } from './wish.ts'

interface Spec<Id extends WishKind> {
  readonly id: Id
  /** What can be wished, by name. */
  readonly wishes: Readonly<Record<string, Payload & WishCalls[Id] & { readonly password: string | null }>>
  readonly results: Readonly<Record<string, Payload>>
  readonly rules: { readonly once: string; readonly until: string; readonly done: string }
}

const lost = { reason: 'timeout', message: '网络有点慢，请稍后再试' }
const refused = { reason: 'refused', message: '没有成功' }

const isIn = (view: MachineView<WishContext>, state: string): boolean => view.states.includes(state)

/** The model of a machine made by `wishMachine`: what all of them share, and the wishes of one. */
export const wishModel = <Id extends WishKind>({
  id,
  wishes,
  results,
  rules,
}: Spec<Id>): MachineModel<WishContext> => ({
  id,
  start: Date.UTC(2026, 2, 1),
  inputs: { intent: { key: 'intent-1' } },
  alphabet: {
    [`${id}.requested`]: { by: 'user', classes: wishes },
    [`${id}.checkRequested`]: { by: 'user', classes: { '': {} } },
    'perform.succeeded': { by: 'effect', effect: 'perform', classes: results },
    'perform.failed': {
      by: 'effect',
      effect: 'perform',
      classes: { refused: { failure: refused, isFinal: true }, lost: { failure: lost } },
    },
  },
  abstract: (context) => ({
    endpoint: context.endpoint,
    hasPassword: context.password !== null,
    hasResult: context.result !== null,
    hasFailure: context.failure !== null,
    tries: context.tries,
  }),
  laws: {
    state: [
      {
        id: rules.once,
        says: 'it is on its way exactly while sending, and always under the key of the stream',
        holds: (view) => {
          const sent = view.running.find(({ id: effect }) => effect === 'perform')?.input as { key: string } | undefined
          return isIn(view, 'sending') === (sent !== undefined) && (sent?.key ?? 'intent-1') === view.context.key
        },
      },
      {
        id: rules.until,
        says: 'without an answer, the next time is waited for',
        holds: (view) => {
          const awaited = view.running.find(({ id: effect }) => effect === 'wait')?.input as { at: number } | undefined
          return isIn(view, 'uncertain') === (awaited !== undefined) && (awaited?.at ?? null) === view.context.nextAt
        },
      },
    ],
    step: [
      {
        id: rules.done,
        says: 'what is done stays done and is not sent again; no secret outlives the answer',
        holds: ({ before, after, out }) =>
          !isIn(before, 'done') || (isIn(after, 'done') && out.length === 0 && after.context.password === null),
      },
    ],
    trace: [
      {
        id: rules.once,
        says: 'until the server says no, only the first wish is sent',
        holds: (trace) => {
          let open: string | null = null
          return trace.every((step) => {
            if (step.fact.type === 'perform.failed' && step.fact['isFinal'] === true) open = null
            return step.out
              .filter(({ kind, name }) => kind === 'effect' && name === 'perform')
              .every(({ with: input }) => {
                const sent = JSON.stringify(input)
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
