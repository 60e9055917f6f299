import type { MachineModel } from '../model.ts'

/** What can happen around the machine, and what holds whatever happens (CON-… in connectivity.rules.md). */
export const connectivityModel: MachineModel<Record<string, unknown>> = {
  id: 'connectivity',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'connectivity.lost': { by: 'server', classes: { '': {} } },
    'connectivity.regained': { by: 'server', classes: { '': {} } },
    'connectivity.requestRefused': { by: 'app', classes: { '': {} } },
  },
  abstract: () => ({}),
  laws: {
    state: [],
    trace: [
      {
        id: 'CON-1',
        says: 'the state is what the device said last',
        holds: (trace) => {
          const said = trace.filter(({ fact }) => fact.type !== 'connectivity.requestRefused').at(-1)?.fact.type
          const offline = trace.at(-1)?.after.states.includes('offline') ?? false
          return offline === (said === 'connectivity.lost')
        },
      },
      {
        id: 'CON-2',
        says: 'each request in vain is told once, and nothing else is',
        holds: (trace) =>
          trace.every(({ fact, out }) => out.length === (fact.type === 'connectivity.requestRefused' ? 1 : 0)),
      },
    ],
  },
}
