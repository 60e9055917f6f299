import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas } from '../trade-upcasts.ts'

export const redEnvelope = kind({
  id: 'red-envelope',
  area: 'draw',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['open', 'closed', 'taken'],
  upcasts: [asItWas],
  lifecycles: ['lc:red-envelope'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./red-envelope.live.ts')),
})
