import { kind, noInput, nothingUnsaid } from '../kind.ts'
import * as live from './update.live.ts'

export const update = kind({
  id: 'update',
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
  lifecycles: ['lc:update-server', 'lc:update-native', 'lc:update-reload'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: live,
})
