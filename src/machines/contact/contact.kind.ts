import { lazy } from '#src/domain/lazy.ts'
import { clearedBy, kind, noInput, nothingUnsaid } from '../kind.ts'

export const contact = kind({
  id: 'contact',
  area: 'chat',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: false,
  belongsTo: clearedBy('contact.cleared'),
  endsOn: [],
  bursts: false,
  secrets: {},
  settled: [],
  upcasts: [],
  lifecycles: ['lc:contact-invitation', 'lc:block-list'],
  promoted: 'stays',
  restarted: nothingUnsaid,
  load: lazy(() => import('./contact.live.ts')),
})
