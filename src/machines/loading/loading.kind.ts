import { kind, noInput, nothingUnsaid } from '../kind.ts'
import * as live from './loading.live.ts'

export const loading = kind({
  id: 'loading',
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
  lifecycles: ['lc:loading-indicator'],
  promoted: 'begins',
  restarted: nothingUnsaid,
  load: live,
})
