import { lazy } from '#src/domain/lazy.ts'
import { kind, nothingUnsaid } from '../kind.ts'

export const verificationCode = kind({
  id: 'verification-code',
  area: 'session',
  count: 'each',
  keys: ['login', 'register', 'forgetPassword', 'logOff', 'payPassword', 'substitution'],
  input: (purpose) => ({ purpose }),
  journaled: 'origin',
  belongsTo: { to: 'device' },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:code-button'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./verification-code.live.ts')),
})
