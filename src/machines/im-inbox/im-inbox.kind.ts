import { lazy } from '#src/domain/lazy.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import type { Upcast } from '#src/journal/entry.ts'
import { kind, noInput } from '../kind.ts'

/** Facts as they were; states with what their context has had since. */
const withMore = (more: object): Upcast => ({
  fact: (fact) => fact,
  state: (state) => {
    const kept = fieldsOf(state)
    return { ...kept, context: { ...fieldsOf(kept['context']), ...more } }
  },
})

export const imInbox = kind({
  id: 'im-inbox',
  area: 'chat',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: { to: 'person', by: 'told', came: 'imInbox.signedIn', gone: null, left: 'imInbox.cleared', another: null },
  endsOn: [],
  bursts: true,
  secrets: {},
  settled: [],
  upcasts: [
    // The list was not asked for again yet.
    withMore({ unlisted: {}, isStale: false, tries: 0, retryAt: null }),
    // No receipt was known to be refused yet.
    withMore({ isUntaken: false }),
    // Up to where a receipt has read was not known.
    withMore({}),
    // What was last in one that is being removed was not known.
    withMore({ leavingAfter: {} }),
  ],
  // What it counts is the badge; hidden, shown and capped are how the count is written.
  lifecycles: ['lc:unread-badge'],
  promoted: 'readBack',
  restarted: ({ open }, isShown) => (open === null || isShown(open) ? null : 'imInbox.closed'),
  load: lazy(() => import('./im-inbox.live.ts')),
})
