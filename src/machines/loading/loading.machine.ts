import { assign, setup } from 'xstate'
import { timings } from '#src/domain/time/timings.ts'
import { type Deadline, type Said, types, waitUntil } from '../port.ts'

export type LoadingFact = Said<
  'loading.requestStarted' | 'loading.requestEnded' | 'loading.delayElapsed' | 'loading.lingerElapsed'
>

export interface LoadingContext {
  /** Requests under way that want the indicator. */
  readonly running: number
  readonly until: number
}

/**
 * The one loading indicator: shown after a request has run 500 ms, hidden 500 ms after the last one ended (marketplace §9,
 * A-28; lc:loading-indicator).
 */
export const loadingMachine = setup({
  types: types<{ context: LoadingContext; events: LoadingFact }>(),
  actors: { waitUntil },
  guards: { isLast: ({ context }) => context.running <= 1 },
  actions: {
    countUp: assign({ running: ({ context }) => context.running + 1 }),
    countDown: assign({ running: ({ context }) => Math.max(0, context.running - 1) }),
    startDelay: assign({ until: ({ event }) => event.at + timings.loadingDelayMs }),
    startLinger: assign({ until: ({ event }) => event.at + timings.loadingLingerMs }),
  },
}).createMachine({
  id: 'loading',
  context: { running: 0, until: 0 },
  initial: 'hidden',
  states: {
    hidden: {
      on: { 'loading.requestStarted': { target: 'pending', actions: ['countUp', 'startDelay'] } },
    },
    pending: {
      invoke: {
        src: 'waitUntil',
        id: 'delay',
        input: ({ context }): Deadline => ({ at: context.until, fact: 'loading.delayElapsed' }),
      },
      on: {
        'loading.requestStarted': { actions: 'countUp' },
        'loading.requestEnded': [{ guard: 'isLast', target: 'hidden', actions: 'countDown' }, { actions: 'countDown' }],
        'loading.delayElapsed': { target: 'shown' },
      },
    },
    shown: {
      on: {
        'loading.requestStarted': { actions: 'countUp' },
        'loading.requestEnded': [
          { guard: 'isLast', target: 'hiding', actions: ['countDown', 'startLinger'] },
          { actions: 'countDown' },
        ],
      },
    },
    hiding: {
      invoke: {
        src: 'waitUntil',
        id: 'linger',
        input: ({ context }): Deadline => ({ at: context.until, fact: 'loading.lingerElapsed' }),
      },
      on: {
        'loading.requestStarted': { target: 'shown', actions: 'countUp' },
        'loading.lingerElapsed': { target: 'hidden' },
      },
    },
  },
})
