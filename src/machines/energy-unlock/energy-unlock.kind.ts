import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas } from '../trade-upcasts.ts'

export const energyUnlock = kind({
  id: 'energy-unlock',
  area: 'energy',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: ['locked', 'unlocked', 'appointed'],
  upcasts: [asItWas],
  lifecycles: ['lc:energy-unlock'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./energy-unlock.live.ts')),
})
