import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const gardenSlot = kind({
  id: 'garden-slot',
  area: 'garden',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['locked', 'stopped', 'started'],
  upcasts: [],
  lifecycles: ['lc:garden-slots'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./garden-slot.live.ts')),
})
