import { fieldsOf } from '#src/domain/unknown.ts'
import type { MachineModel } from '../model.ts'
import type { PushContext } from './push.machine.ts'

/** What can happen around the machine, and what holds whatever happens (PUSH-… in push.rules.md). */
export const pushModel: MachineModel<PushContext> = {
  id: 'push',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'push.clientObtained': { by: 'server', classes: { first: { clientId: 'c1' }, second: { clientId: 'c2' } } },
    'push.received': {
      by: 'server',
      classes: {
        text: { message: { type: 'notice', title: '维护', content: '今晚维护' } },
        object: { message: { type: 'notice', title: '维护', content: { a: 1 } } },
        nothing: { message: { type: 'notice', title: '维护', content: null } },
      },
    },
    'push.clicked': { by: 'user', classes: { '': {} } },
  },
  abstract: (context) => ({ clientId: context.clientId, lastLocation: context.lastLocation }),
  laws: {
    state: [
      {
        id: 'PUSH-1',
        says: 'a registered client has its id',
        holds: ({ states, context }) => states.includes('registered') === (context.clientId !== null),
      },
    ],
    trace: [
      {
        id: 'PUSH-2',
        says: 'only a text is shown as a notification',
        holds: (trace) =>
          trace.every(({ fact, out }) => {
            const { content } = fieldsOf(fact['message'])
            return (
              !out.some(({ name }) => name === 'notify') ||
              (fact.type === 'push.received' && typeof content === 'string')
            )
          }),
      },
    ],
  },
}
