import { type Fields, fieldsOf, textOf, textsOf } from '#src/domain/unknown.ts'
import { operationsModel } from '../operations.model.ts'
import type { People } from './im-people.machine.ts'

const ask = (...users: string[]) => ({ operation: 'profile', input: { users } })

const own = { operation: 'updateProfile', input: { user: 'bob', changes: { sign: '早' } } }

/** Whom an operation is about. */
const about = ({ users, user }: Fields): readonly string[] => [
  ...textsOf(users),
  ...(user === undefined ? [] : [textOf(user)]),
]

/** What can become known about people (IMP-… in im-people.rules.md). */
export const imPeopleModel = operationsModel<People>({
  id: 'im-people',
  prefix: 'imPeople',
  unheard: ['changed', 'eventArrived'],
  order: 'IMP-1',
  operations: { carol: ask('carol'), both: ask('bob', 'carol'), own },
  events: {},
  results: {
    full: { bob: { nickname: '鲍勃', avatarurl: 'https://img/b.png' }, carol: {} },
    none: {},
    // What the service has made of a change stands at the top.
    odd: { bob: 'text', carol: { nickname: 7 }, sign: '晚' },
  },
  abstract: ({ people }) => ({ people }),
  step: [
    {
      id: 'IMP-2',
      says: 'only who was asked for changes',
      holds: ({ before, after }) => {
        const users = about(fieldsOf(before.context.operations[0]?.input))
        return Object.keys(before.context.data.people).every(
          (user) =>
            users.includes(user) ||
            after.context.data.people[user] === before.context.data.people[user] ||
            // Everything is forgotten with the login.
            Object.keys(after.context.data.people).length === 0,
        )
      },
    },
    {
      id: 'IMP-3',
      says: 'who was asked for is known afterwards, if only as nobody',
      holds: ({ fact, before, after }) =>
        fact.type !== 'operate.succeeded' ||
        about(fieldsOf(before.context.operations[0]?.input)).every(
          (user) => after.context.data.people[user] !== undefined,
        ),
    },
    {
      id: 'IMP-4',
      says: 'what one has changed is known as the service took it, and the rest of it is as before',
      holds({ fact, before, after }) {
        const [first] = before.context.operations
        if (fact.type !== 'operate.succeeded' || first?.operation !== 'updateProfile') return true
        const [was, now] = [before.context.data.people['bob'], after.context.data.people['bob']]
        return now?.sign === textOf(fieldsOf(fact['result'])['sign'] ?? '早') && now.avatar === (was?.avatar ?? '')
      },
    },
  ],
})
