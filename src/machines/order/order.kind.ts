import { lazy } from '#src/domain/lazy.ts'
import { kind, nothingUnsaid } from '../kind.ts'
import { endpointsByArea } from '../renamed-endpoints.ts'
import { asItWas, keysOfOrder, nobodyCancelled, nobodyKnowsWhen } from '../trade-upcasts.ts'

export const order = kind({
  id: 'order',
  area: 'order',
  count: 'fact',
  keys: [],
  input: (intent) => ({ intent }),
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: { 'order.placeRequested': ['password'], 'order.payRequested': ['password'] },
  settled: ['idle', 'refused', 'paid', 'closed'],
  upcasts: [endpointsByArea, keysOfOrder, nobodyKnowsWhen, asItWas, asItWas, nobodyCancelled],
  lifecycles: ['lc:order', 'lc:payment-h5-bank', 'lc:payment-h5-wallet', 'lc:payment-app'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./order.live.ts')),
})
