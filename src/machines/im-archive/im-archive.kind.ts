import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const imArchive = kind({
  id: 'im-archive',
  area: 'chat',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: {
    to: 'person',
    by: 'told',
    came: 'imArchive.opened',
    gone: null,
    left: 'imArchive.cleared',
    another: null,
  },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: [],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./im-archive.live.ts')),
})
