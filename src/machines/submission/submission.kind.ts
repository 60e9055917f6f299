import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'
import { endpointsByArea } from '../renamed-endpoints.ts'
import { nothingFollowed } from '../trade-upcasts.ts'

export const submission = kind({
  id: 'submission',
  area: 'system',
  count: 'page',
  keys: [],
  input: noInput,
  journaled: 'tab',
  belongsTo: {
    to: 'person',
    by: 'closed',
    onEntering: ['login/', 'register', 'forgetPassword'],
  },
  endsOn: ['send.succeeded'],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [endpointsByArea, nothingFollowed([])],
  // The server keeps how far a wallet is: a form asks for it, and the purse shows it.
  lifecycles: ['lc:wallet-opening'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./submission.live.ts')),
})
