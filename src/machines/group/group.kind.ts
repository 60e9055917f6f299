import { lazy } from '#src/domain/lazy.ts'
import { clearedBy, kind, noInput, nothingUnsaid } from '../kind.ts'

export const group = kind({
  id: 'group',
  area: 'chat',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: clearedBy('group.cleared'),
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:group-membership'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./group.live.ts')),
})
