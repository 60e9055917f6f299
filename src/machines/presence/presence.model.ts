import { rowsOf } from '#src/domain/unknown.ts'
import type { PresenceState } from '#src/contract/im/client.ts'
import { operationsModel } from '../operations.model.ts'
import type { Presences } from './presence.machine.ts'

const online: PresenceState = {
  user: 'bob',
  ext: '看展',
  lastAt: 1000,
  expiresAt: 2000,
  isOnline: true,
  devices: { web: '1' },
}
const offline: PresenceState = { ...online, isOnline: false, devices: { web: '0' } }
const names = { usernames: ['bob'] }

/** What can become known about another person (PRE-… in presence.rules.md). */
export const presenceModel = operationsModel<Presences>({
  id: 'presence',
  prefix: 'presence',
  unheard: ['eventArrived'],
  order: 'PRE-1',
  operations: {
    publish: { operation: 'publish', input: { description: '在看展' } },
    subscribe: { operation: 'subscribe', input: { ...names, expiry: 60 } },
    unsubscribe: { operation: 'unsubscribe', input: names },
    status: { operation: 'status', input: names },
  },
  events: {
    'presence.changed': { by: 'server', classes: { online: { values: [online] }, offline: { values: [offline] } } },
  },
  results: { '': [online] },
  abstract: (data) => ({
    isOnline: data.users['bob']?.isOnline ?? null,
    subscribed: data.subscribed,
    expires: Object.keys(data.until),
    published: data.published,
  }),
  step: [
    {
      id: 'PRE-2',
      says: 'the last that is told about a person holds',
      holds: ({ fact, after }) => {
        const { users } = after.context.data
        return rowsOf(fact['values']).every(({ user, isOnline }) => users[String(user)]?.isOnline === isOnline)
      },
    },
  ],
  state: [
    {
      id: 'PRE-3',
      says: 'a person is subscribed to once',
      holds: ({ context }) => new Set(context.data.subscribed).size === context.data.subscribed.length,
    },
    {
      id: 'PRE-4',
      says: 'of every subscription, and of nothing else, it is known until when it holds',
      holds: ({ context }) =>
        Object.keys(context.data.until).toSorted().join() === context.data.subscribed.toSorted().join(),
    },
  ],
})
