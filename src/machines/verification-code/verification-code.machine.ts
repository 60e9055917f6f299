import { assign, setup } from 'xstate'
import { timings } from '#src/domain/time/timings.ts'
import { type Deadline, type Failure, port, type Said, said, types, waitUntil } from '../port.ts'

/** What a code can be for. */
export type CodePurpose = 'login' | 'register' | 'forgetPassword' | 'logOff' | 'payPassword' | 'substitution'

export type VerificationCodeFact =
  | Said<'verificationCode.sendRequested', { phone: string }>
  | Said<'verificationCode.countdownElapsed'>
  | Said<'sendCode.succeeded'>
  | Said<'sendCode.failed', { failure: Failure }>

export interface VerificationCodeContext {
  /** What the code is for: `signIn`, `register`, … */
  readonly purpose: string
  readonly phone: string
  /** When another code may be asked for. */
  readonly deadline: number | null
  readonly failure: Failure | null
}

/**
 * The verification-code button: send, count down 60 s by the clock (not by ticks, so that a reload does not restart it), then
 * offer to send again (marketplace §4, §9; lc:code-button).
 */
export const verificationCodeMachine = setup({
  types: types<{ context: VerificationCodeContext; events: VerificationCodeFact; input: { purpose: string } }>(),
  actors: {
    sendCode: port<{ phone: string; purpose: string }>('verificationCode.sendCode'),
    waitUntil,
  },
  actions: {
    rememberPhone: assign({
      phone: ({ event }) => said(event, 'verificationCode.sendRequested').phone,
      failure: null,
    }),
    startCountdown: assign({ deadline: ({ event }) => event.at + timings.codeCountdownMs }),
    endCountdown: assign({ deadline: null }),
    rememberFailure: assign({ failure: ({ event }) => said(event, 'sendCode.failed').failure }),
  },
}).createMachine({
  id: 'verificationCode',
  context: ({ input }) => ({ purpose: input.purpose, phone: '', deadline: null, failure: null }),
  initial: 'start',
  states: {
    start: {
      on: { 'verificationCode.sendRequested': { target: 'sending', actions: 'rememberPhone' } },
    },
    sending: {
      invoke: {
        src: 'sendCode',
        id: 'sendCode',
        input: ({ context }) => ({ phone: context.phone, purpose: context.purpose }),
      },
      on: {
        'sendCode.succeeded': { target: 'counting', actions: 'startCountdown' },
        'sendCode.failed': { target: 'start', actions: 'rememberFailure' },
      },
    },
    counting: {
      invoke: {
        src: 'waitUntil',
        id: 'countdown',
        input: ({ context }): Deadline => ({ at: context.deadline!, fact: 'verificationCode.countdownElapsed' }),
      },
      on: { 'verificationCode.countdownElapsed': { target: 'again', actions: 'endCountdown' } },
    },
    again: {
      on: { 'verificationCode.sendRequested': { target: 'sending', actions: 'rememberPhone' } },
    },
  },
})
