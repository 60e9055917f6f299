import { kind, noInput, nothingUnsaid } from '../kind.ts'
import * as live from './connectivity.live.ts'

export const connectivity = kind({
  id: 'connectivity',
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
  lifecycles: ['lc:offline-banner'],
  promoted: 'begins',
  restarted: nothingUnsaid,
  load: live,
})
