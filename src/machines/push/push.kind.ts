import { kind, noInput, nothingUnsaid } from '../kind.ts'
import * as live from './push.live.ts'

export const push = kind({
  id: 'push',
  area: 'system',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'device' },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:push'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: live,
})
