import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas } from '../trade-upcasts.ts'

export const auction = kind({
  id: 'auction',
  area: 'auction',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['listed', 'bidding', 'closed'],
  upcasts: [asItWas],
  lifecycles: ['lc:auction'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./auction.live.ts')),
})
