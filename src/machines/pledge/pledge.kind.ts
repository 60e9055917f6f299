import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas } from '../trade-upcasts.ts'

export const pledge = kind({
  id: 'pledge',
  area: 'pledge',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['owned', 'published', 'pledged', 'redeemed', 'expired', 'cancelled'],
  upcasts: [asItWas],
  lifecycles: ['lc:mortgage'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./pledge.live.ts')),
})
