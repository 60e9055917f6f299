import { lazy } from '#src/domain/lazy.ts'
import { kind, nothingUnsaid } from '../kind.ts'
import { endpointsByArea } from '../renamed-endpoints.ts'
import { asItWas, keyOfIntent, nobodyKnowsWhen } from '../trade-upcasts.ts'

export const blindBox = kind({
  id: 'blind-box',
  area: 'box',
  count: 'fact',
  keys: [],
  input: (intent) => ({ intent }),
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: { 'blindBox.requested': ['password'] },
  settled: ['idle', 'refused', 'done'],
  upcasts: [endpointsByArea, keyOfIntent, nobodyKnowsWhen, asItWas, asItWas],
  lifecycles: ['lc:blindbox-open'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./blind-box.live.ts')),
})
