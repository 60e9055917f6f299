import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const update = kind({
  id: 'update',
  area: 'system',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: { to: 'device' },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:update-server', 'lc:update-native', 'lc:update-reload'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./update.live.ts')),
})
