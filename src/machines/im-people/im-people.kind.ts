import { lazy } from '#src/domain/lazy.ts'
import { clearedBy, kind, noInput, nothingUnsaid } from '../kind.ts'

export const imPeople = kind({
  id: 'im-people',
  area: 'chat',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: clearedBy('imPeople.cleared'),
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: [],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./im-people.live.ts')),
})
