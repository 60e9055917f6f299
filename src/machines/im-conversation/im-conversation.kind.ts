import { lazy } from '#src/domain/lazy.ts'
import { clearedBy, kind, nothingUnsaid } from '../kind.ts'

export const imConversation = kind({
  id: 'im-conversation',
  area: 'chat',
  count: 'page',
  keys: [],
  input: (key) => ({ key }),
  journaled: false,
  belongsTo: clearedBy('imConversation.cleared'),
  endsOn: [],
  bursts: true,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:history-fetch', 'lc:message-acks', 'lc:reactions'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./im-conversation.live.ts')),
})
