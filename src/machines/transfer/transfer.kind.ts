import { lazy } from '#src/domain/lazy.ts'
import { kind, nothingUnsaid } from '../kind.ts'
import { endpointsByArea } from '../renamed-endpoints.ts'

export const transfer = kind({
  id: 'transfer',
  area: 'transfer',
  count: 'fact',
  keys: [],
  input: (key) => ({ key }),
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: { 'transfer.requested': ['password'] },
  settled: ['idle', 'refused', 'done'],
  upcasts: [endpointsByArea],
  lifecycles: [],
  restarted: nothingUnsaid,
  load: lazy(() => import('./transfer.live.ts')),
})
