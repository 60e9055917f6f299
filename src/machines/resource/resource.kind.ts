import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const resource = kind({
  id: 'resource',
  area: 'system',
  count: 'page',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: {
    to: 'person',
    by: 'told',
    came: 'resource.outdated',
    gone: null,
    left: null,
    another: 'resource.forgotten',
  },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:pull-refresh-stop'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./resource.live.ts')),
})
