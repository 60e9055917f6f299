import { lazy } from '#src/domain/lazy.ts'
import { fieldsOf } from '#src/domain/unknown.ts'
import { kind, noInput, nothingUnsaid } from '../kind.ts'

export const imMessage = kind({
  id: 'im-message',
  area: 'chat',
  count: 'one',
  keys: [],
  input: noInput,
  journaled: 'origin',
  belongsTo: {
    to: 'person',
    by: 'told',
    came: 'imMessage.opened',
    gone: null,
    left: 'imMessage.cleared',
    another: null,
  },
  endsOn: [],
  bursts: true,
  secrets: {},
  settled: [],
  upcasts: [
    // Nothing was set aside for anybody yet.
    {
      fact: (fact) => fact,
      state: (state) => {
        const kept = fieldsOf(state)
        return { ...kept, context: { ...fieldsOf(kept['context']), aside: {} } }
      },
    },
    // No conversation rested alone yet.
    {
      fact: (fact) => fact,
      state: (state) => {
        const kept = fieldsOf(state)
        return { ...kept, context: { ...fieldsOf(kept['context']), resting: {} } }
      },
    },
    // No refusal was counted yet.
    {
      fact: (fact) => fact,
      state: (state) => {
        const kept = fieldsOf(state)
        return { ...kept, context: { ...fieldsOf(kept['context']), refusals: {} } }
      },
    },
  ],
  lifecycles: ['lc:message-delivery', 'lc:chatroom-priority'],
  promoted: 'readBack',
  restarted: nothingUnsaid,
  load: lazy(() => import('./im-message.live.ts')),
})
