import { lazy } from '#src/domain/lazy.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const imConnection = kind({
  id: 'im-connection',
  area: 'chat',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: {
    to: 'person',
    by: 'told',
    came: 'imConnection.loginRequested',
    gone: 'imConnection.closeRequested',
    left: null,
    another: null,
  },
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  // The last three are carried by the client that its effects run: no state of their own is worth a machine.
  lifecycles: [
    'lc:connection',
    'lc:reconnect',
    'lc:heartbeat',
    'lc:forced-logout',
    'lc:token-lifetime',
    'lc:chat-login',
    'lc:rest-host-failover',
    'lc:unconventional-counter',
    'lc:usage-reporting',
  ],
  promoted: 'begins',
  restarted: nothingUnsaid,
  load: lazy(() => import('./im-connection.live.ts')),
})
