import { assign, setup } from 'xstate'
import {
  type ChatAck,
  type ChatMessage,
  type Conversation,
  readConversationKey,
  type ReactionEvent,
  type ThreadEvent,
} from '#src/contract/im/client.ts'
import { type Fact, type Failure, port } from '../port.ts'
import { asText, type Operation, type Outcome } from '../operations.ts'
import { changeMessage, mergeMessages, mergeReactions, reactSelf, type Receipt } from './messages.ts'
import { type Recall, takeBack } from './recalls.ts'

type Said<Type extends string, Payload = object> = Fact & { readonly type: Type } & Payload

export type ImConversationFact =
  | Said<'imConversation.opened' | 'imConversation.moreRequested' | 'imConversation.historyRemoved'>
  | Said<'imConversation.messagesArrived', { messages: readonly ChatMessage[] }>
  | Said<'imConversation.ackArrived', { ack: ChatAck }>
  | Said<'imConversation.recalled', { messageId: string }>
  | Said<'imConversation.reactionsChanged', { reaction: ReactionEvent }>
  | Said<'imConversation.threadChanged', { thread: ThreadEvent }>
  /** `react`, `unreact`, `translate`, `report`, `removeMessages`, `clear`, `readers`. */
  | Said<'imConversation.operationRequested', Operation>
  | Said<'history.succeeded', { messages: readonly ChatMessage[]; cursor: string; isLast: boolean; me: string }>
  | Said<'history.failed', { failure: Failure }>
  | Said<'operate.succeeded', { result: unknown }>
  | Said<'operate.failed', { failure: Failure }>

export interface ImConversationContext {
  readonly key: string
  readonly me: string
  /** Oldest first, without gaps from the first window on. */
  readonly messages: readonly ChatMessage[]
  /** Where the next window begins; '' is the newest. */
  readonly cursor: string
  readonly isAtStart: boolean
  readonly receipts: Readonly<Record<string, Receipt>>
  /** What has been recalled while the conversation is open. */
  readonly recalls: readonly Recall[]
  readonly failure: Failure | null
  readonly operations: readonly Operation[]
  readonly outcome: Outcome | null
}

export interface HistoryRequest {
  readonly conversation: Conversation
  readonly cursor: string
}

const noReceipt: Receipt = { isDelivered: false, isRead: false, readCount: 0 }

/** A receipt or recall worked in; a read message was delivered too. */
function acknowledge(context: ImConversationContext, ack: ChatAck): Partial<ImConversationContext> {
  if (ack.kind === 'recall') return takeBack(context, ack.messageId, ack.from)
  if (ack.kind === 'channel') {
    if (ack.from === context.me) return {}
    const mine = context.messages.filter(({ from }) => from === context.me)
    return {
      receipts: {
        ...context.receipts,
        ...Object.fromEntries(mine.map(({ id }) => [id, { ...noReceipt, isDelivered: true, isRead: true }])),
      },
    }
  }
  const before = context.receipts[ack.messageId] ?? noReceipt
  const after: Receipt = {
    isDelivered: true,
    isRead: before.isRead || ack.kind === 'read',
    readCount: Math.max(before.readCount, ack.readCount ?? 0),
  }
  return { receipts: { ...context.receipts, [ack.messageId]: after } }
}

/** What an operation of this person has changed. */
function finished(
  context: ImConversationContext,
  { operation, input }: Operation,
  result: unknown,
): Partial<ImConversationContext> {
  const id = asText(input['messageId'])
  const { messages } = context
  switch (operation) {
    case 'react':
    case 'unreact':
      return {
        messages: changeMessage(messages, id, (message) => ({
          ...message,
          reactions: reactSelf(message.reactions ?? [], asText(input['reaction']), context.me, operation === 'react'),
        })),
      }
    case 'translate':
      return {
        messages: changeMessage(messages, id, (message) => ({
          ...message,
          translations: (result as { to: string; text: string }[]).map(({ to, text }) => ({ code: to, text })),
        })),
      }
    case 'removeMessages': {
      const gone = new Set(input['messageIds'] as string[])
      return { messages: messages.filter((message) => !gone.has(message.id)) }
    }
    case 'clear':
      return { messages: [], recalls: [], cursor: '', isAtStart: true }
    default:
      return {}
  }
}

/**
 * One open conversation: windows of history (20, chat §9), what arrives meanwhile, receipts, reactions, recalls (chat §3, §4;
 * lc:history-fetch, lc:message-acks, lc:reactions). What is being sent lies in the outbox.
 */
export const imConversationMachine = setup({
  types: { context: {} as ImConversationContext, events: {} as ImConversationFact, input: {} as { key: string } },
  actors: {
    history: port<HistoryRequest>('imConversation.history'),
    operate: port<Operation & { conversation: string }>('imConversation.operate'),
  },
  guards: {
    hasMore: ({ context }) => !context.isAtStart,
    hasOperation: ({ context }) => context.operations.length > 0,
  },
  actions: {
    takeMessages: assign({
      messages: ({ context, event }) =>
        mergeMessages(
          context.messages,
          (event as Said<'imConversation.messagesArrived', { messages: ChatMessage[] }>).messages,
        ),
    }),
    takeAck: assign(({ context, event }) =>
      acknowledge(context, (event as Said<'imConversation.ackArrived', { ack: ChatAck }>).ack),
    ),
    dropRecalled: assign(({ context, event }) =>
      takeBack(context, (event as Said<'imConversation.recalled', { messageId: string }>).messageId, context.me),
    ),
    takeReactions: assign({
      messages: ({ context, event }) => {
        const { messageId, reactions } = (event as Said<'imConversation.reactionsChanged', { reaction: ReactionEvent }>)
          .reaction
        return changeMessage(context.messages, messageId, (message) => ({
          ...message,
          reactions: mergeReactions(message.reactions ?? [], reactions),
        }))
      },
    }),
    takeThread: assign({
      messages: ({ context, event }) => {
        const { thread, at } = event as Said<'imConversation.threadChanged', { thread: ThreadEvent }>
        if (thread.operation === 'destroy') {
          return context.messages.map(({ overview, ...message }) =>
            overview && overview.id !== thread.id ? { ...message, overview } : message,
          )
        }
        return changeMessage(context.messages, thread.messageId, (message) => ({
          ...message,
          overview: {
            id: thread.id,
            parentId: thread.parentId,
            name: thread.name,
            messageCount: thread.messageCount ?? message.overview?.messageCount ?? 0,
            createdAt: message.overview?.createdAt ?? at,
            updatedAt: thread.at,
          },
        }))
      },
    }),
    forgetHistory: assign({ messages: [], recalls: [], cursor: '', isAtStart: false }),
    /** The newest window again: what is known stays, so that nothing jumps. */
    restart: assign({ cursor: '', isAtStart: false }),
    takeWindow: assign(({ context, event }) => {
      const { messages, cursor, isLast, me } = event as Said<
        'history.succeeded',
        { messages: ChatMessage[]; cursor: string; isLast: boolean; me: string }
      >
      return { me, messages: mergeMessages(context.messages, messages), cursor, isAtStart: isLast, failure: null }
    }),
    rememberFailure: assign({ failure: ({ event }) => (event as { failure: Failure }).failure }),
    enqueue: assign({
      operations: ({ context, event }) => {
        const { operation, input } = event as Said<'imConversation.operationRequested', Operation>
        return [...context.operations, { operation, input }]
      },
    }),
    finish: assign(({ context, event }) => {
      const { result, at } = event as Said<'operate.succeeded', { result: unknown }>
      const [current, ...operations] = context.operations
      return { ...finished(context, current!, result), operations, outcome: { ...current!, result, failure: null, at } }
    }),
    fail: assign(({ context, event }) => {
      const { failure, at } = event as Said<'operate.failed', { failure: Failure }>
      const [current, ...operations] = context.operations
      return { operations, outcome: { ...current!, result: null, failure, at } }
    }),
  },
}).createMachine({
  id: 'imConversation',
  type: 'parallel',
  context: ({ input }) => ({
    key: input.key,
    me: '',
    messages: [],
    cursor: '',
    isAtStart: false,
    receipts: {},
    recalls: [],
    failure: null,
    operations: [],
    outcome: null,
  }),
  on: {
    'imConversation.messagesArrived': { actions: 'takeMessages' },
    'imConversation.ackArrived': { actions: 'takeAck' },
    'imConversation.recalled': { actions: 'dropRecalled' },
    'imConversation.reactionsChanged': { actions: 'takeReactions' },
    'imConversation.threadChanged': { actions: 'takeThread' },
    'imConversation.operationRequested': { actions: 'enqueue' },
  },
  states: {
    window: {
      initial: 'closed',
      on: { 'imConversation.historyRemoved': { target: '.loading', actions: 'forgetHistory' } },
      states: {
        closed: { on: { 'imConversation.opened': { target: 'loading' } } },
        loading: {
          invoke: {
            src: 'history',
            id: 'history',
            input: ({ context }): HistoryRequest => ({
              conversation: readConversationKey(context.key),
              cursor: context.cursor,
            }),
          },
          on: {
            'history.succeeded': { target: 'shown', actions: 'takeWindow' },
            'history.failed': { target: 'shown', actions: 'rememberFailure' },
          },
        },
        shown: {
          on: {
            'imConversation.moreRequested': { guard: 'hasMore', target: 'loading' },
            'imConversation.opened': { target: 'loading', actions: 'restart' },
          },
        },
      },
    },
    operation: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasOperation', target: 'running' } },
        running: {
          invoke: {
            src: 'operate',
            id: 'operate',
            input: ({ context }) => ({ ...context.operations[0]!, conversation: context.key }),
          },
          on: {
            'operate.succeeded': { target: 'idle', actions: 'finish' },
            'operate.failed': { target: 'idle', actions: 'fail' },
          },
        },
      },
    },
  },
})
