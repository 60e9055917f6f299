import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const gardenSeed = kind({
  id: 'garden-seed',
  area: 'garden',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['growing', 'settled', 'received'],
  upcasts: [],
  lifecycles: ['lc:seeds'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./garden-seed.live.ts')),
})
