import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas } from '../trade-upcasts.ts'

export const diy = kind({
  id: 'diy',
  area: 'diy',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['idle', 'made', 'salvaged'],
  upcasts: [asItWas],
  lifecycles: ['lc:diy'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./diy.live.ts')),
})
