import { fieldsOf, rowsOf } from '#src/domain/unknown.ts'
import type { ChatAck, ChatMessage } from '#src/contract/im/client.ts'
import type { MachineModel, ModelFact } from '../model.ts'
import type { ImConversationContext } from './im-conversation.machine.ts'

const key = 'chat:bob'
const message = (id: string, from: string): ChatMessage => ({
  id,
  conversation: key,
  from,
  to: 'x',
  at: 1,
  content: { type: 'txt', msg: id },
  ext: {},
  onlineState: 1,
})
const ack = (kind: ChatAck['kind'], messageId: string, from = 'bob') => ({
  ack: { kind, conversation: key, messageId, from, at: 1 },
})
const failure = { reason: 'reactionAlreadyAdded', message: '' }
const react = { operation: 'react', input: { messageId: '20', reaction: '赞' } }

/** The id of the message that a fact says is recalled. */
const recalledBy = (fact: ModelFact): unknown => {
  const ack = fieldsOf(fact['ack'])
  return fact.type === 'imConversation.recalled'
    ? fact['messageId']
    : ack['kind'] === 'recall'
      ? ack['messageId']
      : undefined
}

/** What can happen to an open conversation, and what holds whatever happens (IMV-… in im-conversation.rules.md). */
export const imConversationModel: MachineModel<ImConversationContext> = {
  id: 'im-conversation',
  start: Date.UTC(2026, 2, 1),
  inputs: { bob: { key } },
  alphabet: {
    'imConversation.opened': { by: 'user', classes: { '': { user: 'alice' } } },
    'imConversation.cleared': { by: 'user', classes: { '': {} } },
    'imConversation.moreRequested': { by: 'user', classes: { '': {} } },
    'imConversation.messagesArrived': {
      by: 'server',
      classes: {
        new: { messages: [message('20', 'bob')] },
        afterBreak: { messages: [message('20', 'bob')], breaks: 1 },
      },
    },
    'imConversation.refreshRequested': { by: 'server', classes: { '': {} } },
    'imConversation.ackArrived': {
      by: 'server',
      classes: { read: ack('read', '20'), recall: ack('recall', '20'), channel: ack('channel', '') },
    },
    'imConversation.recalled': { by: 'server', classes: { '': { messageId: '20' } } },
    'imConversation.reactionsChanged': {
      by: 'server',
      classes: {
        '': {
          reaction: {
            conversation: key,
            messageId: '20',
            reactions: [{ reaction: '赞', count: 1, users: ['bob'], isAddedBySelf: false }],
            at: 1,
          },
        },
      },
    },
    'imConversation.threadChanged': {
      by: 'server',
      classes: {
        '': {
          thread: {
            operation: 'create',
            id: 't1',
            name: '子区',
            parentId: 'g',
            messageId: '20',
            operator: 'bob',
            at: 1,
          },
        },
      },
    },
    'imConversation.historyRemoved': { by: 'server', classes: { '': {} } },
    'imConversation.operationRequested': { by: 'user', classes: { react } },
    'imConversation.askForgotten': { by: 'user', classes: { '': { ask: 'page' } } },
    'local.succeeded': {
      by: 'effect',
      effect: 'local',
      classes: {
        none: { messages: [], receipts: {}, isStart: false, hasOlder: false },
        some: { messages: [message('10', 'bob')], receipts: {}, isStart: false, hasOlder: true },
        start: { messages: [], receipts: {}, isStart: true, hasOlder: false },
      },
    },
    'local.failed': { by: 'effect', effect: 'local', classes: { '': { failure } } },
    'history.succeeded': {
      by: 'effect',
      effect: 'history',
      classes: {
        newest: { messages: [message('20', 'alice')], cursor: '20', isLast: false, me: 'alice' },
        oldest: { messages: [message('10', 'bob')], cursor: '10', isLast: true, me: 'alice' },
      },
    },
    'history.failed': { by: 'effect', effect: 'history', classes: { '': { failure } } },
    'operate.succeeded': { by: 'effect', effect: 'operate', classes: { '': { result: null } } },
    'operate.failed': { by: 'effect', effect: 'operate', classes: { '': { failure } } },
  },
  abstract: (context) => ({
    ids: context.messages.map(({ id }) => id),
    me: context.me,
    hasFailed: context.failure !== null,
    recalls: context.recalls.map(({ id }) => id),
    cursor: context.cursor,
    isAtStart: context.isAtStart,
    // Nothing is newer than 20.
    sureUpTo: context.sureUpTo === '20' ? null : context.sureUpTo,
    breaks: context.breaks,
    isOlderWanted: context.isOlderWanted,
    receipts: Object.entries(context.receipts).map(([id, { isRead }]) => [id, isRead]),
    operations: Math.min(context.operations.length, 1),
  }),
  laws: {
    state: [
      {
        id: 'IMV-1',
        says: 'messages are in the order of their server ids, each once',
        holds: ({ context }) =>
          context.messages.every(
            ({ id }, index) => index === 0 || Number(context.messages[index - 1]!.id) < Number(id),
          ),
      },
      {
        id: 'IMV-2',
        says: 'a window is being loaded exactly while its effect runs',
        holds: ({ states, running }) =>
          states.includes('window.loading') === running.some(({ id }) => id === 'history'),
      },
      {
        id: 'IMV-9',
        says: 'the device is read before the server is asked, for the person who opened it',
        holds: ({ states, running, context }) =>
          (states.includes('window.opening') || states.includes('window.reading')) ===
            running.some(({ id }) => id === 'local') &&
          running.every(({ id, input }) => id !== 'local' || fieldsOf(input)['user'] === context.me),
      },
      {
        id: 'IMV-3',
        says: 'a read message was delivered',
        holds: ({ context }) =>
          Object.values(context.receipts).every(({ isRead, isDelivered }) => !isRead || isDelivered),
      },
      {
        id: 'IMV-4',
        says: 'operations are done one after the other',
        holds: ({ context, running }) => running.some(({ id }) => id === 'operate') === context.operations.length > 0,
      },
    ],
    step: [
      {
        id: 'IMV-5',
        says: 'what arrives takes nothing away but what lies behind a gap',
        holds: ({ fact, before, after }) => {
          const arrives = [
            'imConversation.messagesArrived',
            'local.succeeded',
            'history.succeeded',
            'imConversation.reactionsChanged',
            'imConversation.threadChanged',
          ].includes(fact.type)
          const isNewest = fact.type === 'history.succeeded' && before.context.cursor === ''
          const found = isNewest ? rowsOf(fact['messages']) : []
          const { sureUpTo } = before.context
          const least = Math.min(...found.map(({ id }) => Number(id)))
          const isSure = sureUpTo === null || least <= Number(sureUpTo)
          const meets = isSure && before.context.messages.some(({ id }) => Number(id) === least)
          const isBehind = (id: string): boolean => !meets && found.some((one) => Number(id) < Number(one.id))
          const isThere = (id: string): boolean => after.context.messages.some((one) => one.id === id)
          return !arrives || before.context.messages.every(({ id }) => isThere(id) || isBehind(id))
        },
      },
      {
        id: 'IMV-10',
        says: 'nothing of another person is shown, and nothing after signing out',
        holds: ({ fact, before, after }) => {
          const isOther = before.context.me !== '' && before.context.me !== after.context.me
          const { messages, receipts, recalls, operations } = after.context
          const isEmpty = [messages, Object.keys(receipts), recalls, operations].every(({ length }) => length === 0)
          return (fact.type !== 'imConversation.cleared' && !isOther) || isEmpty
        },
      },
      {
        id: 'IMV-6',
        says: 'a recalled message is gone, whoever recalls it',
        holds: ({ fact, after }) => {
          const gone = recalledBy(fact)
          return gone === undefined || !after.context.messages.some(({ id }) => id === gone)
        },
      },
      {
        id: 'IMV-8',
        says: 'a message that is recalled while it is shown leaves word of that, once',
        holds: ({ fact, before, after }) => {
          const gone = recalledBy(fact)
          const wasShown = before.context.messages.some(({ id }) => id === gone)
          const told = ({ context }: typeof after) => context.recalls.filter(({ id }) => id === gone).length
          return gone === undefined || told(after) === (wasShown ? 1 : told(before))
        },
      },
      {
        id: 'IMV-11',
        says: 'older messages that were asked for are wanted until they come or there are none',
        holds: ({ fact, before, after }) => {
          const isNewest = fact.type === 'history.succeeded' && before.context.cursor === ''
          if (isNewest && before.context.isOlderWanted)
            return after.context.isAtStart || after.states.includes('window.reading')
          const isOpen = !before.states.includes('window.closed') && !before.context.isAtStart
          return fact.type !== 'imConversation.moreRequested' || !isOpen || after.context.isOlderWanted
        },
      },
      {
        id: 'IMV-12',
        says: 'once the newest window has come, what is shown is joined to it without a hole',
        holds: ({ fact, before, after }) => {
          const { cursor, sureUpTo } = before.context
          if (fact.type !== 'history.succeeded' || cursor !== '' || sureUpTo === null) return true
          const least = Math.min(...rowsOf(fact['messages']).map(({ id }) => Number(id)))
          return least <= Number(sureUpTo) || after.context.messages.every(({ id }) => Number(id) >= least)
        },
      },
      {
        id: 'IMV-7',
        says: 'a receipt is never taken back',
        holds: ({ fact, before, after }) =>
          fact.type === 'imConversation.cleared' ||
          before.context.me !== after.context.me ||
          Object.entries(before.context.receipts).every(([id, was]) => {
            const is = after.context.receipts[id]
            return is !== undefined && (!was.isRead || is.isRead)
          }),
      },
    ],
    trace: [],
  },
}
