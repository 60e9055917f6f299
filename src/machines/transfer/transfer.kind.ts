import { lazy } from '#src/domain/lazy.ts'
import { kind, nothingUnsaid } from '../kind.ts'
import { endpointsByArea } from '../renamed-endpoints.ts'
import { asItWas, keyOfIntent, nobodyKnowsWhen } from '../trade-upcasts.ts'

export const transfer = kind({
  id: 'transfer',
  area: 'transfer',
  count: 'fact',
  keys: [],
  input: (intent) => ({ intent }),
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: { 'transfer.requested': ['password'] },
  settled: ['idle', 'refused', 'done'],
  upcasts: [endpointsByArea, keyOfIntent, nobodyKnowsWhen, asItWas, asItWas, asItWas],
  lifecycles: [],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./transfer.live.ts')),
})
