import { emit, setup } from 'xstate'
import { texts } from '#src/domain/text/texts.ts'
import { timings } from '#src/domain/time/timings.ts'
import { port, type Said, types } from '../port.ts'

export type ConnectivityFact = Said<'connectivity.lost' | 'connectivity.regained' | 'connectivity.requestRefused'>

/**
 * Whether the device has a network: the banner while it has none, and a text for each request made in vain (marketplace §8;
 * lc:offline-banner).
 */
export const connectivityMachine = setup({
  types: types<{
    events: ConnectivityFact
    emitted: { type: 'toast.shown'; message: string; durationMs: number; at: number }
  }>(),
  actors: { watch: port<object>('connectivity.watch') },
  actions: {
    tellNoNetwork: emit(
      ({ event }) =>
        ({ type: 'toast.shown', message: texts.noNetwork, durationMs: timings.toastMs, at: event.at }) as const,
    ),
  },
}).createMachine({
  id: 'connectivity',
  invoke: { src: 'watch', id: 'watch', input: {} },
  initial: 'online',
  states: {
    online: {
      on: { 'connectivity.lost': { target: 'offline' }, 'connectivity.requestRefused': { actions: 'tellNoNetwork' } },
    },
    offline: {
      on: {
        'connectivity.regained': { target: 'online' },
        'connectivity.requestRefused': { actions: 'tellNoNetwork' },
      },
    },
  },
})
