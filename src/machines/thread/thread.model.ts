import { fieldsOf, isRecord } from '#src/domain/unknown.ts'
import type { ThreadEvent } from '#src/contract/im/client.ts'
import { operationsModel } from '../operations.model.ts'
import type { Threads } from './thread.machine.ts'

const id = 't1'
const event = (operation: ThreadEvent['operation'], more: Partial<ThreadEvent> = {}) => ({
  thread: { operation, id, name: '子区', parentId: '1001', messageId: '20', operator: 'bob', at: 1, ...more },
})
const ask = (operation: string, more: object = {}) => ({ operation, input: { id, ...more } })

/** What can happen to one thread (THR-… in thread.rules.md). */
export const threadModel = operationsModel<Threads>({
  id: 'thread',
  prefix: 'thread',
  unheard: ['changed'],
  order: 'THR-1',
  operations: {
    create: { operation: 'create', input: { name: '子区', messageId: '20', parentId: '1001' } },
    join: ask('join'),
    detail: ask('detail'),
    leave: ask('leave'),
    rename: ask('rename', { name: '新名' }),
    destroy: ask('destroy'),
  },
  events: {
    'thread.eventArrived': {
      by: 'server',
      classes: {
        create: event('create'),
        update: event('update', { name: '改名' }),
        message: event('messageSent', { messageCount: 1 }),
        destroy: event('destroy'),
        joined: event('joined'),
        left: event('left'),
        removed: event('userRemoved', { user: 'alice', name: '' }),
      },
    },
  },
  results: { '': { id }, named: { id, name: '子区', parentId: '1001', messageId: '20' } },
  abstract: (data) => ({
    status: data.threads[id]?.status ?? null,
    name: data.threads[id]?.name ?? null,
    count: data.threads[id]?.messageCount ?? 0,
  }),
  step: [
    {
      id: 'THR-2',
      says: 'events lead where the specification says (lc:threads)',
      holds: ({ fact, before, after }) => {
        const told = fieldsOf(fact['thread'])['operation']
        const leads: Readonly<Record<string, string>> = {
          destroy: 'destroyed',
          joined: 'member',
          left: 'exists',
          userRemoved: 'exists',
        }
        if (typeof told !== 'string') return true
        const [was, is] = [before.context.data.threads[id]?.status, after.context.data.threads[id]?.status]
        return is === (leads[told] ?? was ?? 'exists')
      },
    },
    {
      id: 'THR-3',
      says: 'an event that carries no name keeps the name',
      holds: ({ fact, before, after }) => {
        return (
          !isRecord(fact['thread']) ||
          fact['thread']['name'] !== '' ||
          after.context.data.threads[id]?.name === (before.context.data.threads[id]?.name ?? '')
        )
      },
    },
  ],
})
