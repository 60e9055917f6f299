import { entriesOf, fieldsOf, rowsOf } from '#src/domain/unknown.ts'
import type { ChatMessage, ChatPage } from '#src/contract/im/client.ts'
import type { MachineModel, TraceStep } from '../model.ts'
import type { ImSyncContext } from './im-sync.machine.ts'

type Step = TraceStep<ImSyncContext>

const bob = { name: 'bob', domain: 'easemob.com' }
const group = { name: '1001', domain: 'conference.easemob.com' }
const message = (id: string): ChatMessage => ({
  id,
  conversation: 'chat:bob',
  from: 'bob',
  to: 'alice',
  at: 1,
  content: { type: 'txt', msg: '早' },
  ext: {},
  onlineState: 1,
})
const page = (more: Partial<ChatPage>): { page: ChatPage } => ({
  page: { isLast: true, events: [], skipped: [], ...more },
})
const told = (step: Step): string[] =>
  step.out
    .filter(({ name }) => name === 'imInbox.messagesArrived')
    .flatMap(({ with: payload }) => rowsOf(fieldsOf(payload)['messages']).map(({ id }) => String(id)))

const fetchesOf = (out: Step['out']) => rowsOf(fieldsOf(out.find(({ name }) => name === 'fetchQueue')?.with)['fetches'])

/** What can come down, and what holds whatever comes (IMS-… in im-sync.rules.md). */
export const imSyncModel: MachineModel<ImSyncContext> = {
  id: 'im-sync',
  start: Date.UTC(2026, 2, 1),
  alphabet: {
    'imSync.connected': { by: 'app', classes: { '': {} } },
    'imSync.disconnected': { by: 'app', classes: { '': {} } },
    'imSync.cleared': { by: 'app', classes: { '': {} } },
    'imSync.unreadReported': { by: 'server', classes: { none: { queues: [] }, both: { queues: [bob, group] } } },
    'imSync.noticeHeard': { by: 'server', classes: { '': { queue: bob } } },
    'imSync.frameSkipped': { by: 'server', classes: { '': { what: 'frame: unknown command' } } },
    'imSync.pageArrived': {
      by: 'server',
      classes: {
        first: page({ queue: bob, isLast: false, nextKey: '5', events: [{ type: 'message', message: message('5') }] }),
        last: page({ queue: bob, events: [{ type: 'message', message: message('6') }], skipped: ['chat 7: invalid'] }),
        other: page({ queue: group, events: [] }),
        pushed: page({ events: [{ type: 'message', message: message('5') }] }),
      },
    },
    'fetchQueue.failed': {
      by: 'effect',
      effect: 'fetchQueue',
      classes: { '': { failure: { reason: 'noService', message: '' } } },
    },
  },
  abstract: (context) => ({
    isConnected: context.isConnected,
    queues: context.queues.map(({ name, nextKey }) => [name, nextKey ?? null]),
    seen: [...context.seen].sort(),
    hasSkipped: context.skipped.count > 0,
  }),
  laws: {
    state: [
      {
        id: 'IMS-1',
        says: 'a queue is being fetched exactly while one is announced and there is a connection',
        holds: ({ states, context }) =>
          states.includes('fetching') === (context.isConnected && context.queues.length > 0),
      },
      {
        id: 'IMS-2',
        says: 'an unanswered fetch is asked for again after 10 s',
        holds: (view) => {
          const { at = null } = fieldsOf(view.running.find(({ id }) => id === 'refetch')?.input)
          return at === view.context.refetchAt && Number(at ?? view.at) - view.at <= 10_000
        },
      },
      {
        id: 'IMS-3',
        says: 'a queue is announced once',
        holds: ({ context }) => new Set(context.queues.map(({ name }) => name)).size === context.queues.length,
      },
      { id: 'IMS-4', says: 'at most 100 ids are remembered', holds: ({ context }) => context.seen.length <= 100 },
    ],
    step: [
      {
        id: 'IMS-2',
        says: 'after 10 s every queue that was announced and has not come is asked for, otherwise the first alone',
        holds: ({ fact, before, out }) => {
          const names = fetchesOf(out).map(({ queue }) => fieldsOf(queue)['name'])
          if (fact.type !== 'imSync.refetchElapsed') return names.length <= 1
          return JSON.stringify(names) === JSON.stringify(before.context.queues.map(({ name }) => name))
        },
      },
      {
        id: 'IMS-5',
        says: 'a message that was there before is not told again, and a new one is',
        holds: (step) => {
          if (step.fact.type !== 'imSync.pageArrived') return told(step).length === 0
          const events = rowsOf(fieldsOf(step.fact['page'])['events']).filter(({ type }) => type === 'message')
          const ids = events.map(({ message }) => String(fieldsOf(message)['id']))
          const fresh = ids.filter((id) => !step.before.context.seen.includes(id))
          return JSON.stringify(told(step)) === JSON.stringify(fresh)
        },
      },
      {
        id: 'IMS-6',
        says: 'what could not be read is counted and stops nothing',
        holds: ({ fact, before, after }) => {
          const { skipped } = fieldsOf(fact['page'])
          const more = skipped ? entriesOf(skipped).length : fact.type === 'imSync.frameSkipped' ? 1 : 0
          return fact.type === 'imSync.cleared' || after.context.skipped.count === before.context.skipped.count + more
        },
      },
      {
        id: 'IMS-7',
        says: 'the next page is asked for with its key, the next queue after the last page',
        holds: ({ fact, before, after, out }) => {
          const one = fieldsOf(fact['page'])
          const [current, next] = before.context.queues
          if (!current || !before.states.includes('fetching') || fieldsOf(one['queue'])['name'] !== current.name)
            return true
          const [asked = {}] = fetchesOf(out)
          const { name } = fieldsOf(asked['queue'])
          if (one['isLast'] !== true) return name === current.name && asked['key'] === one['nextKey']
          return name === next?.name && after.context.queues.length === before.context.queues.length - 1
        },
      },
    ],
    trace: [],
  },
}
