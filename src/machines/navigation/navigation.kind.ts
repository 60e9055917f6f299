import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas, noPageWanted, nobodyKnowsWhose } from '../trade-upcasts.ts'
import * as live from './navigation.live.ts'

export const navigation = kind({
  id: 'navigation',
  area: 'system',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: 'tab',
  belongsTo: { to: 'tab' },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [asItWas, noPageWanted, nobodyKnowsWhose],
  lifecycles: ['lc:navigation'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: live,
})
