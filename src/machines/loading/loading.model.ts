import type { MachineModel } from '../model.ts'
import type { LoadingContext } from './loading.machine.ts'

/** What can happen around the machine, and what holds whatever happens (LOAD-… in loading.rules.md). */
export const loadingModel: MachineModel<LoadingContext> = {
  id: 'loading',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'loading.requestStarted': { by: 'app', when: ({ context }) => context.running < 3, classes: { '': {} } },
    'loading.requestEnded': { by: 'app', when: ({ context }) => context.running > 0, classes: { '': {} } },
  },
  abstract: (context) => ({ running: context.running }),
  laws: {
    state: [
      {
        id: 'LOAD-3',
        says: 'requests run exactly while the indicator is awaited or shown',
        holds: ({ states, context }) =>
          context.running > 0 === (states.includes('pending') || states.includes('shown')),
      },
    ],
    trace: [
      {
        id: 'LOAD-1',
        says: 'the indicator never shows before 500 ms of work',
        holds: (trace) =>
          trace.every(({ before, after, fact }, index) => {
            if (!after.states.includes('shown') || !before.states.includes('pending')) return true
            const since = trace.slice(0, index).findLast((step) => step.before.states.includes('hidden'))
            return since !== undefined && fact.at - since.fact.at >= 500
          }),
      },
      {
        id: 'LOAD-2',
        says: 'the indicator goes 500 ms after the last request ended',
        holds: (trace) =>
          trace.every(({ before, after, fact }, index) => {
            if (!before.states.includes('hiding') || !after.states.includes('hidden')) return true
            const ended = trace.slice(0, index).findLast((step) => step.fact.type === 'loading.requestEnded')
            return ended !== undefined && fact.at - ended.fact.at === 500
          }),
      },
    ],
  },
}
