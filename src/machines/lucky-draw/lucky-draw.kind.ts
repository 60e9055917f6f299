import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas } from '../trade-upcasts.ts'

export const luckyDraw = kind({
  id: 'lucky-draw',
  area: 'draw',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['ready', 'result'],
  upcasts: [asItWas],
  lifecycles: ['lc:lucky-draw'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./lucky-draw.live.ts')),
})
