import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const upload = kind({
  id: 'upload',
  area: 'identity',
  count: 'fact',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: { to: 'person', by: 'closed', onEntering: [] },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:image-upload'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./upload.live.ts')),
})
