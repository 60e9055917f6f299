import { assign, fromCallback, setup } from 'xstate'

interface Context {
  readonly litres: number
  readonly until: number | null
}

export type KettleFact =
  | { type: 'kettle.filled'; at: number; litres: number }
  | { type: 'kettle.switchedOn'; at: number }
  | { type: 'kettle.switchedOff'; at: number }
  | { type: 'kettle.boiled'; at: number }
  | { type: 'kettle.poured'; at: number; litres: number }

/** A kettle: water goes in, boils in a minute, and is poured out. It has nothing to do with the app of this repository. */
export const kettleMachine = setup({
  types: { context: {} as Context, events: {} as KettleFact },
  actors: {
    waitUntil: fromCallback<KettleFact, { at: number; fact: string }>(() => {
      throw new Error('effect not provided: kettle.waitUntil')
    }),
  },
  guards: {
    fits: ({ context, event }) => event.type === 'kettle.filled' && context.litres + event.litres <= 2,
    isRest: ({ context, event }) => event.type === 'kettle.poured' && event.litres >= context.litres,
  },
  actions: {
    fill: assign({
      litres: ({ context, event }) => context.litres + (event.type === 'kettle.filled' ? event.litres : 0),
    }),
    pour: assign({
      litres: ({ context, event }) => Math.max(0, context.litres - (event.type === 'kettle.poured' ? event.litres : 0)),
    }),
    startHeating: assign({ until: ({ event }) => event.at + 60_000 }),
    stopHeating: assign({ until: null }),
  },
}).createMachine({
  id: 'kettle',
  context: { litres: 0, until: null },
  initial: 'empty',
  states: {
    empty: { on: { 'kettle.filled': { guard: 'fits', target: 'cold', actions: 'fill' } } },
    cold: {
      on: {
        'kettle.filled': { guard: 'fits', actions: 'fill' },
        'kettle.switchedOn': { target: 'heating', actions: 'startHeating' },
      },
    },
    heating: {
      invoke: {
        id: 'boiling',
        src: 'waitUntil',
        input: ({ context }) => ({ at: context.until ?? 0, fact: 'kettle.boiled' }),
      },
      on: {
        'kettle.boiled': { target: 'hot', actions: 'stopHeating' },
        'kettle.switchedOff': { target: 'cold', actions: 'stopHeating' },
      },
    },
    hot: {
      on: {
        'kettle.poured': [{ guard: 'isRest', target: 'empty', actions: 'pour' }, { actions: 'pour' }],
      },
    },
  },
})
