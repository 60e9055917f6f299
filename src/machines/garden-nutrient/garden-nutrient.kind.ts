import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const gardenNutrient = kind({
  id: 'garden-nutrient',
  area: 'garden',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['hasRoom', 'supplemented'],
  upcasts: [],
  lifecycles: ['lc:nutrient'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./garden-nutrient.live.ts')),
})
