import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { asItWas, nobodyEnded } from '../trade-upcasts.ts'
import * as live from './session.live.ts'

export const session = kind({
  id: 'session',
  area: 'session',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'device' },
  endsOn: [],
  bursts: false,
  secrets: {
    'session.signInRequested': ['code', 'password'],
    'session.registerRequested': ['code', 'password'],
    'session.passwordResetRequested': ['code', 'password'],
    'session.deletionRequested': ['code'],
  },
  settled: [],
  upcasts: [asItWas, nobodyEnded],
  lifecycles: ['lc:session', 'lc:token-refresh', 'lc:login-invalid'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: live,
})
