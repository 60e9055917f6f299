import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas } from '../trade-upcasts.ts'

export const askToBuy = kind({
  id: 'ask-to-buy',
  area: 'ask-to-buy',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['none', 'released', 'sold', 'cancelled'],
  upcasts: [asItWas],
  lifecycles: ['lc:want-to-buy'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./ask-to-buy.live.ts')),
})
