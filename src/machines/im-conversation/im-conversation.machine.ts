import { textsOf } from '#src/domain/unknown.ts'
import { assign, setup } from 'xstate'
import {
  type ChatAck,
  type ChatMessage,
  type Conversation,
  readConversationKey,
  type ReactionEvent,
  type ThreadEvent,
} from '#src/contract/im/client.ts'
import {
  mergeReactions,
  reactSelf,
  type Receipt,
  withoutThread,
  withThread,
  withTranslations,
} from '#src/contract/im/message-changes.ts'
import { type Failure, port, type Said, said, types } from '../port.ts'
import { type Asks, asText, ended, forgotten, type Operation, type OperationOutcome, queued } from '../operations.ts'
import {
  changeMessage,
  doubtAfter,
  heardAfter,
  letGo,
  mergeMessages,
  newestOf,
  type Served,
  takeArrived,
  takeServed,
} from './messages.ts'
import { type Recall, takeBack } from './recalls.ts'
import { acknowledge } from './receipts.ts'

export type ImConversationFact =
  | Said<'imConversation.opened', { user: string }>
  | Said<
      | 'imConversation.moreRequested'
      /** Messages may have been missed. */
      | 'imConversation.refreshRequested'
      | 'imConversation.historyRemoved'
      | 'imConversation.cleared'
    >
  /** What came down says after how many breaks it came (IMS-9). */
  | Said<'imConversation.messagesArrived', { messages: readonly ChatMessage[]; breaks?: number }>
  | Said<'imConversation.ackArrived', { ack: ChatAck }>
  | Said<'imConversation.recalled', { messageId: string }>
  | Said<'imConversation.reactionsChanged', { reaction: ReactionEvent }>
  | Said<'imConversation.threadChanged', { thread: ThreadEvent }>
  /** `react`, `unreact`, `translate`, `report`, `removeMessages`, `clear`, `readers`. */
  | Said<'imConversation.operationRequested', Operation>
  | Said<'imConversation.askForgotten', { ask: string }>
  | Said<'local.succeeded', Kept>
  | Said<'local.failed', { failure: Failure }>
  | Said<'history.succeeded', Served & { me: string }>
  | Said<'history.failed', { failure: Failure }>
  | Said<'operate.succeeded', { result: unknown }>
  | Said<'operate.failed', { failure: Failure }>

/** What the device has kept: oldest first; `isStart` when nothing was ever before it. */
interface Kept {
  readonly messages: readonly ChatMessage[]
  readonly receipts: Readonly<Record<string, Receipt>>
  readonly isStart: boolean
  /** The device has older ones, perhaps behind a gap. */
  readonly hasOlder: boolean
}

export interface ImConversationContext {
  readonly key: string
  readonly me: string
  /** Oldest first, without gaps from the first window on. */
  readonly messages: readonly ChatMessage[]
  /** Where the next window begins; '' is the newest. */
  readonly cursor: string
  readonly isAtStart: boolean
  /** Up to this message what is shown has no hole; '' is up to none, null up to the last one (IMV-12). */
  readonly sureUpTo: string | null
  /** The newest that came down or lies in a window; own words are not heard. */
  readonly heardUpTo: string
  /** The break after which the last messages came. */
  readonly breaks: number
  /** Older ones were asked for and have not come: they are fetched as soon as they can be had. */
  readonly isOlderWanted: boolean
  /** The device has older ones than are shown: without the server they can be paged to. */
  readonly hasKept: boolean
  readonly receipts: Readonly<Record<string, Receipt>>
  /** What has been recalled while the conversation is open. */
  readonly recalls: readonly Recall[]
  readonly failure: Failure | null
  readonly operations: readonly Operation[]
  readonly outcome: OperationOutcome | null
  /** How the questions of pages stand, by name. */
  readonly asks: Asks
}

export interface HistoryRequest {
  readonly conversation: Conversation
  readonly cursor: string
}

/** What is read of the device's own store; `isGapless` stops where messages may be missing. */
export interface LocalRequest {
  readonly user: string
  readonly conversation: string
  /** '' begins at the newest. */
  readonly before: string
  readonly count: number
  readonly isGapless: boolean
}

/** Ours: the device is read in larger steps than the server; larger ones would be felt while scrolling. */
const LOCAL_WINDOW = 25

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
      return { messages: changeMessage(messages, id, (message) => withTranslations(message, result)) }
    case 'removeMessages': {
      const gone = new Set(textsOf(input['messageIds']))
      return { messages: messages.filter((message) => !gone.has(message.id)) }
    }
    case 'clear':
      return { messages: [], recalls: [], cursor: '', isAtStart: true, isOlderWanted: false, sureUpTo: null }
    default:
      return {}
  }
}

const initial: Omit<ImConversationContext, 'key'> = {
  me: '',
  messages: [],
  cursor: '',
  isAtStart: false,
  sureUpTo: null,
  heardUpTo: '',
  breaks: 0,
  isOlderWanted: false,
  hasKept: false,
  receipts: {},
  recalls: [],
  failure: null,
  operations: [],
  outcome: null,
  asks: {},
}

/** Another person does not see what this one has read. */
const isAnother = ({ me }: ImConversationContext, event: ImConversationFact): boolean =>
  me !== '' && me !== said(event, 'imConversation.opened').user

/** The newest window of the server has come, and what lies before it is still wanted. */
const owesOlder = ({ isOlderWanted, cursor }: ImConversationContext, isAtStart: boolean): boolean =>
  isOlderWanted && cursor === '' && !isAtStart

const read = (context: ImConversationContext, before: string): LocalRequest => ({
  user: context.me,
  conversation: context.key,
  before,
  count: LOCAL_WINDOW,
  // Without the server a gap is better than nothing.
  isGapless: context.failure === null,
})

/**
 * One open conversation: windows of history (20, chat §9), what arrives meanwhile, receipts, reactions, recalls (chat §3, §4;
 * lc:history-fetch, lc:message-acks, lc:reactions). It opens with what the device has kept, and asks the server for the newest and
 * for what is missing. What is being sent lies in the outbox.
 */
export const imConversationMachine = setup({
  types: types<{ context: ImConversationContext; events: ImConversationFact; input: { key: string } }>(),
  actors: {
    local: port<LocalRequest>('imConversation.local'),
    history: port<HistoryRequest>('imConversation.history'),
    operate: port<Operation & { conversation: string }>('imConversation.operate'),
  },
  guards: {
    hasMore: ({ context }) => !context.isAtStart,
    owesOlder: ({ context, event }) =>
      owesOlder(context, takeServed(context, said(event, 'history.succeeded')).isAtStart),
    isAnother: ({ context, event }) => isAnother(context, event),
    isSame: ({ context, event }) => !isAnother(context, event),
    foundOlder: ({ event }) => {
      const { messages, isStart } = said(event, 'local.succeeded')
      return messages.length > 0 || isStart
    },
    hasOperation: ({ context }) => context.operations.length > 0,
  },
  actions: {
    takeMessages: assign(({ context, event }) => {
      const { messages, breaks } = said(event, 'imConversation.messagesArrived')
      return takeArrived(context, messages, breaks)
    }),
    letGo: assign(({ context }) => letGo(context)),
    takeAck: assign(({ context, event }) => acknowledge(context, said(event, 'imConversation.ackArrived').ack)),
    dropRecalled: assign(({ context, event }) =>
      takeBack(context, said(event, 'imConversation.recalled').messageId, context.me),
    ),
    takeReactions: assign({
      messages: ({ context, event }) => {
        const { messageId, reactions } = said(event, 'imConversation.reactionsChanged').reaction
        return changeMessage(context.messages, messageId, (message) => ({
          ...message,
          reactions: mergeReactions(message.reactions ?? [], reactions),
        }))
      },
    }),
    takeThread: assign({
      messages: ({ context, event }) => {
        const { thread, at } = said(event, 'imConversation.threadChanged')
        if (thread.operation === 'destroy') return context.messages.map((one) => withoutThread(one, thread.id))
        return changeMessage(context.messages, thread.messageId, (message) => withThread(message, thread, at))
      },
    }),
    forgetHistory: assign({
      messages: [],
      recalls: [],
      cursor: '',
      isAtStart: false,
      sureUpTo: null,
      isOlderWanted: false,
      hasKept: false,
    }),
    wantOlder: assign({ isOlderWanted: true }),
    /** The newest window again: what is known stays, so that nothing jumps. */
    restart: assign({ cursor: '', isAtStart: false }),
    doubt: assign({ sureUpTo: ({ context }) => doubtAfter(context) }),
    /** Older messages are asked for where the shown ones begin. */
    aim: assign({ cursor: ({ context }) => context.cursor || (context.messages[0]?.id ?? '') }),
    takeUser: assign({ me: ({ event }) => said(event, 'imConversation.opened').user }),
    forgetAll: assign(initial),
    /** What is known already is at least as new as what was kept. */
    takeKept: assign(({ context, event }) => {
      const { messages, receipts, hasOlder } = said(event, 'local.succeeded')
      return {
        hasKept: hasOlder,
        messages: mergeMessages(messages, context.messages),
        receipts: { ...receipts, ...context.receipts },
      }
    }),
    /** The device knows where it has gaps: what it gives has none, what came meanwhile may. */
    trustKept: assign(({ context: { sureUpTo, heardUpTo }, event }) => {
      const { messages } = said(event, 'local.succeeded')
      return sureUpTo === '' ? { sureUpTo: newestOf(messages), heardUpTo: heardAfter(heardUpTo, messages) } : {}
    }),
    /** Nothing has been read yet: what came by itself may have a hole before it. */
    trustNothing: assign({ sureUpTo: '' }),
    turnPage: assign(({ context, event }) => ({
      cursor: context.messages[0]?.id ?? '',
      isAtStart: said(event, 'local.succeeded').isStart,
      isOlderWanted: false,
    })),
    takeWindow: assign(({ context, event }) => {
      const { me, ...served } = said(event, 'history.succeeded')
      const after = takeServed(context, served)
      return {
        me: context.me || me,
        failure: null,
        isOlderWanted: owesOlder(context, after.isAtStart),
        // An older window says nothing of what may be missing behind it.
        sureUpTo: context.cursor === '' ? null : context.sureUpTo,
        heardUpTo: heardAfter(context.heardUpTo, served.messages),
        ...after,
      }
    }),
    rememberFailure: assign({ failure: ({ event }) => said(event, 'history.failed').failure }),
    enqueue: assign(({ context, event }) => {
      const { operation, input, ask } = said(event, 'imConversation.operationRequested')
      return queued(context, { operation, input, ...(ask === undefined ? {} : { ask }) })
    }),
    forgetAsk: assign(({ context, event }) => forgotten(context, said(event, 'imConversation.askForgotten').ask)),
    finish: assign(({ context, event }) => {
      const { result, at } = said(event, 'operate.succeeded')
      const isDone = { state: 'done', result, failure: null } as const
      return { ...finished(context, context.operations[0]!, result), ...ended(context, isDone, at) }
    }),
    fail: assign(({ context, event }) => {
      const { failure, at } = said(event, 'operate.failed')
      return ended(context, { state: 'failed', result: null, failure }, at)
    }),
  },
}).createMachine({
  id: 'imConversation',
  type: 'parallel',
  context: ({ input }) => ({ key: input.key, ...initial }),
  on: {
    'imConversation.messagesArrived': { actions: 'takeMessages' },
    'imConversation.ackArrived': { actions: 'takeAck' },
    'imConversation.recalled': { actions: 'dropRecalled' },
    'imConversation.reactionsChanged': { actions: 'takeReactions' },
    'imConversation.threadChanged': { actions: 'takeThread' },
    'imConversation.operationRequested': { actions: 'enqueue' },
    'imConversation.askForgotten': { actions: 'forgetAsk' },
    'imConversation.opened': {
      guard: 'isAnother',
      target: ['.window.opening', '.operation.idle'],
      actions: ['forgetAll', 'takeUser'],
    },
    'imConversation.cleared': { target: ['.window.closed', '.operation.idle'], actions: 'forgetAll' },
  },
  states: {
    window: {
      initial: 'closed',
      on: {
        'imConversation.historyRemoved': { target: '.loading', actions: 'forgetHistory' },
        'imConversation.refreshRequested': { target: '.loading', reenter: true, actions: ['restart', 'doubt'] },
      },
      states: {
        closed: {
          on: {
            'imConversation.opened': { target: 'opening', actions: ['takeUser', 'trustNothing'] },
            'imConversation.messagesArrived': { actions: ['takeMessages', 'letGo'] },
            // Nobody looks at it: there is nothing to fetch.
            'imConversation.historyRemoved': { actions: 'forgetHistory' },
            'imConversation.refreshRequested': {},
          },
        },
        opening: {
          invoke: { src: 'local', id: 'local', input: ({ context }) => read(context, '') },
          on: {
            'imConversation.moreRequested': { actions: 'wantOlder' },
            // The server is asked for the newest anyway.
            'imConversation.refreshRequested': {},
            'local.succeeded': { target: 'loading', actions: ['takeKept', 'trustKept'] },
            'local.failed': { target: 'loading' },
          },
        },
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
            'imConversation.moreRequested': { actions: 'wantOlder' },
            'history.succeeded': [
              { guard: 'owesOlder', target: 'reading', actions: ['takeWindow', 'aim'] },
              { target: 'shown', actions: 'takeWindow' },
            ],
            'history.failed': { target: 'shown', actions: 'rememberFailure' },
          },
        },
        shown: {
          on: {
            // Not while older ones are on their way: they end where the shown ones begin.
            'imConversation.messagesArrived': { actions: ['takeMessages', 'letGo'] },
            'imConversation.moreRequested': { guard: 'hasMore', target: 'reading', actions: ['wantOlder', 'aim'] },
            'imConversation.opened': { guard: 'isSame', target: 'opening', actions: ['takeUser', 'restart'] },
          },
        },
        reading: {
          invoke: { src: 'local', id: 'local', input: ({ context }) => read(context, context.messages[0]?.id ?? '') },
          on: {
            'local.succeeded': [
              { guard: 'foundOlder', target: 'shown', actions: ['takeKept', 'turnPage'] },
              { target: 'loading' },
            ],
            'local.failed': { target: 'loading' },
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
