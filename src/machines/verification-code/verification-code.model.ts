import { fieldsOf } from '#src/domain/unknown.ts'
import type { MachineModel, MachineView } from '../model.ts'
import type { VerificationCodeContext } from './verification-code.machine.ts'

type View = MachineView<VerificationCodeContext>

const failure = { reason: 'rejected', message: '发送太频繁，请稍后再试' }
const isIn = (view: View, state: string): boolean => view.states.includes(state)

export const verificationCodeModel: MachineModel<VerificationCodeContext> = {
  id: 'verificationCode',
  start: Date.UTC(2026, 2, 1),
  inputs: { signIn: { purpose: 'signIn' } },
  alphabet: {
    'verificationCode.sendRequested': {
      by: 'user',
      classes: { first: { phone: '13800000000' }, second: { phone: '13900000000' } },
    },
    'sendCode.succeeded': { by: 'effect', effect: 'sendCode', classes: { '': {} } },
    'sendCode.failed': { by: 'effect', effect: 'sendCode', classes: { '': { failure } } },
  },
  abstract: (context) => ({
    phone: context.phone,
    deadline: context.deadline !== null,
    failure: context.failure?.reason ?? null,
  }),
  laws: {
    state: [
      {
        id: 'VER-L1',
        says: 'a deadline exists exactly while counting, and is the instant that is awaited',
        holds: (view) => {
          const { at = null } = fieldsOf(view.running.find((effect) => effect.src === 'waitUntil')?.input)
          return isIn(view, 'counting') === (view.context.deadline !== null) && at === view.context.deadline
        },
      },
      {
        id: 'VER-L2',
        says: 'a code is on its way exactly while sending',
        holds: (view) => isIn(view, 'sending') === view.running.some((effect) => effect.id === 'sendCode'),
      },
      {
        id: 'VER-L3',
        says: 'a failure is not shown next to a countdown',
        holds: (view) => !isIn(view, 'counting') || view.context.failure === null,
      },
    ],
    trace: [
      {
        id: 'VER-T1',
        says: 'between two codes that were sent lie at least 60 s',
        holds: (trace) => {
          const sent = trace.filter((step) => step.fact.type === 'sendCode.succeeded').map((step) => step.fact.at)
          return sent.every((at, index) => index === 0 || at - (sent[index - 1] ?? 0) >= 60_000)
        },
      },
    ],
  },
}
