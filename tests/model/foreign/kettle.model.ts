import type { MachineModel } from '../tester/index.ts'

interface Context {
  readonly litres: number
  readonly until: number | null
}

export const kettleModel: MachineModel<Context> = {
  id: 'kettle',
  start: 1000,
  alphabet: {
    'kettle.filled': { by: 'user', classes: { one: { litres: 1 }, tooMuch: { litres: 3 } } },
    'kettle.switchedOn': { by: 'user', classes: { '': {} } },
    'kettle.switchedOff': { by: 'user', classes: { '': {} } },
    'kettle.poured': { by: 'user', classes: { some: { litres: 1 }, all: { litres: 2 } } },
  },
  abstract: ({ litres, until }) => ({ litres, until: until !== null }),
  laws: {
    state: [
      { id: 'KET-1', says: 'no more than two litres are in it', holds: ({ context }) => context.litres <= 2 },
      {
        id: 'KET-2',
        says: 'boiling is awaited exactly while it heats',
        holds: ({ states, context }) => states.includes('heating') === (context.until !== null),
      },
      {
        id: 'KET-3',
        says: 'it never heats without water',
        holds: ({ states, context }) => !states.includes('heating') || context.litres > 0,
      },
    ],
    trace: [],
  },
}
