import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas } from '../trade-upcasts.ts'

export const lease = kind({
  id: 'lease',
  area: 'lease',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['owned', 'published', 'leased', 'returned', 'boughtOut', 'cancelled'],
  upcasts: [asItWas],
  lifecycles: ['lc:lease'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./lease.live.ts')),
})
