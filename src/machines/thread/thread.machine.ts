import { fieldsOf, rowsOf } from '#src/domain/unknown.ts'
import type { ThreadEvent } from '#src/contract/im/client.ts'
import { asText, type OperationsFact, operationsMachine } from '../operations.ts'

/** A sub-conversation under a group message (chat §3). */
export interface ThreadState {
  readonly id: string
  readonly name: string
  readonly parentId: string
  readonly messageId: string
  readonly status: 'exists' | 'member' | 'destroyed'
  readonly messageCount: number
  readonly updatedAt: number
}

export interface Threads {
  readonly me: string
  readonly threads: Readonly<Record<string, ThreadState>>
}

export const noThreads: Threads = { me: '', threads: {} }

const empty = (id: string): ThreadState => ({
  id,
  name: '',
  parentId: '',
  messageId: '',
  status: 'exists',
  messageCount: 0,
  updatedAt: 0,
})

const put = (data: Threads, id: string, change: Partial<ThreadState>): Threads => ({
  ...data,
  threads: { ...data.threads, [id]: { ...empty(id), ...data.threads[id], ...change } },
})

/** What an event changes; a name or id that it does not carry is kept. */
function heard(data: Threads, event: ThreadEvent): Threads {
  const { id, name, parentId, messageId, at } = event
  const carried = {
    ...(name ? { name } : {}),
    ...(parentId ? { parentId } : {}),
    ...(messageId ? { messageId } : {}),
    updatedAt: at,
  }
  switch (event.operation) {
    case 'destroy':
      return put(data, id, { ...carried, status: 'destroyed' })
    case 'joined':
      return put(data, id, { ...carried, status: 'member' })
    case 'left':
      return put(data, id, { ...carried, status: 'exists' })
    case 'userRemoved':
      return put(data, id, {
        ...carried,
        ...(event.user === data.me || data.me === '' ? { status: 'exists' as const } : {}),
      })
    default:
      return put(data, id, {
        ...carried,
        ...(event.messageCount === undefined ? {} : { messageCount: event.messageCount }),
      })
  }
}

/** What the service says of a thread; a name or id that it leaves out is kept. */
function told(result: unknown): Partial<ThreadState> {
  const told = fieldsOf(result)
  const [name, parentId, messageId] = [asText(told['name']), asText(told['parentId']), asText(told['messageId'])]
  return { ...(name ? { name } : {}), ...(parentId ? { parentId } : {}), ...(messageId ? { messageId } : {}) }
}

interface ThreadTold {
  readonly thread: ThreadEvent
}
export type ThreadFact = OperationsFact<'thread', ThreadTold>

/**
 * Threads: `create`, `join`, `detail`, `leave`, `rename`, `destroy`, `members`, `removeMember`, lists, and their events (chat §4;
 * lc:threads).
 */
export const threadMachine = operationsMachine({
  id: 'thread',
  initial: noThreads,
  done(data, { operation, input }, result, at) {
    const id = asText(input['id'] ?? fieldsOf(result)['id'])
    switch (operation) {
      case 'load':
        return { ...data, me: asText(fieldsOf(result)['me']) }
      case 'create':
        return put(data, id, {
          // The message may have had one already, with another name.
          name: asText(fieldsOf(result)['name'], asText(input['name'])),
          parentId: asText(input['parentId']),
          messageId: asText(input['messageId']),
          status: 'member',
          updatedAt: at,
        })
      case 'detail':
        return put(data, id, told(result))
      case 'join':
        return put(data, id, { ...told(result), status: 'member' })
      case 'leave':
        return put(data, id, { status: 'exists' })
      case 'destroy':
        return put(data, id, { status: 'destroyed' })
      case 'rename':
        return put(data, id, { name: asText(input['name']) })
      case 'joined':
      case 'inGroup': {
        return rowsOf(fieldsOf(result)['items']).reduce<Threads>(
          (all, { id: one, name, parentId, messageId }) =>
            put(all, asText(one), {
              name: asText(name),
              parentId: asText(parentId),
              messageId: asText(messageId),
              ...(operation === 'joined' ? { status: 'member' as const } : {}),
            }),
          data,
        )
      }
      default:
        return data
    }
  },
  hears: (fact): fact is ThreadTold => 'thread' in fact,
  heard: (data, { thread }) => heard(data, thread),
})
