import { kind, noInput, nothingUnsaid } from '../kind.ts'
import * as live from './chunk.live.ts'

export const chunk = kind({
  id: 'chunk',
  area: 'system',
  count: 'page',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: { to: 'device' },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:chunk-loading'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: live,
})
