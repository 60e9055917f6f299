import { lazy } from '#src/domain/lazy.ts'
import { clearedBy, kind, noInput, nothingUnsaid } from '../kind.ts'

export const presence = kind({
  id: 'presence',
  area: 'chat',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: clearedBy('presence.cleared'),
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:presence'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./presence.live.ts')),
})
