import { kind, noInput, nothingUnsaid } from '../kind.ts'
import * as live from './toast.live.ts'

export const toast = kind({
  id: 'toast',
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
  lifecycles: [],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: live,
})
