import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const gardenEgg = kind({
  id: 'garden-egg',
  area: 'garden',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['available', 'received', 'exchanged'],
  upcasts: [],
  lifecycles: ['lc:eggs'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./garden-egg.live.ts')),
})
