import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const imSync = kind({
  id: 'im-sync',
  area: 'chat',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: { to: 'person', by: 'told', came: null, gone: null, left: null, another: null },
  endsOn: [],
  bursts: true,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:sync-queues', 'lc:message-cache'],
  promoted: 'begins',
  restarted: nothingUnsaid,
  load: lazy(() => import('./im-sync.live.ts')),
})
