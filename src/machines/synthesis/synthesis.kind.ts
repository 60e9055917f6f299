import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas } from '../trade-upcasts.ts'

export const synthesis = kind({
  id: 'synthesis',
  area: 'synthesis',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['listed', 'qualified', 'performed'],
  upcasts: [asItWas],
  lifecycles: ['lc:synthesis'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./synthesis.live.ts')),
})
