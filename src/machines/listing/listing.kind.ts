import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas, nobodyKnowsWhen, nothingFollowed } from '../trade-upcasts.ts'

export const listing = kind({
  id: 'listing',
  area: 'listing',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['delisted', 'listed'],
  upcasts: [nothingFollowed({}), asItWas, nobodyKnowsWhen],
  lifecycles: ['lc:product-listing', 'lc:blindbox-listing'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./listing.live.ts')),
})
