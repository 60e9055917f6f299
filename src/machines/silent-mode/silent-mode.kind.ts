import { lazy } from '#src/domain/lazy.ts'
import { clearedBy, kind, noInput, nothingUnsaid } from '../kind.ts'

export const silentMode = kind({
  id: 'silent-mode',
  area: 'chat',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: clearedBy('silentMode.cleared'),
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:silent-mode'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./silent-mode.live.ts')),
})
