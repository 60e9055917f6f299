import { assign, emit, enqueueActions, setup } from 'xstate'
import { timings } from '#src/domain/time/timings.ts'
import { cutReasons } from '../operations.ts'
import { backoff } from '../backoff.ts'
import { type Deadline, port, said, types, waitUntil } from '../port.ts'
import type { ImInboxContext, ImInboxFact } from './im-inbox.facts.ts'
import {
  acknowledge,
  arrive,
  isAbout,
  isSame,
  leavingStill,
  read,
  readUpTo,
  receiptRefused,
  remove,
  takeList,
  turnTo,
  unsaidIn,
  unsettles,
  without,
} from './lines.ts'

const NOTICES_MAX = 200
const initial: ImInboxContext = {
  user: '',
  lines: {},
  drafts: {},
  notices: [],
  open: null,
  failure: null,
  pinned: [],
  mentioned: [],
  leaving: [],
  leavingAfter: {},
  unlisted: {},
  isStale: false,
  isUntaken: false,
  tries: 0,
  retryAt: null,
}
const isCut = (event: ImInboxFact): boolean =>
  cutReasons.includes(said(event, 'removeConversation.failed').failure.reason)

/**
 * The list of conversations with what is unread, the drafts, and the system notifications; journaled, so that all of it is there before
 * the network is (chat §1, §3; ).
 */
export const imInboxMachine = setup({
  types: types<{
    context: ImInboxContext
    events: ImInboxFact
    emitted:
      | { type: 'toast.shown'; message: string; durationMs: number; at: number }
      | { type: 'imConversation.historyRemoved' | 'imConversation.refreshRequested'; key: string; at: number }
  }>(),
  actors: {
    listConversations: port<{ user: string }>('imInbox.listConversations'),
    removeConversation: port<{ key: string }>('imInbox.removeConversation'),
    waitUntil,
  },
  guards: {
    isAnother: ({ context, event }) => !['', said(event, 'imInbox.signedIn').user].includes(context.user),
    // Nobody has no list, and a call without a token would be asked again and again.
    isLeaving: ({ context }) => context.user !== '' && context.leaving.length > 0,
    isStale: ({ context }) => context.user !== '' && context.isStale,
    unsettles: ({ context, event }) => unsettles(context, said(event, 'imInbox.ackArrived').ack),
    /** The server is told with the next connection. */
    isCut: ({ event }) => isCut(event),
    /** The same, and the list is still to be had. */
    isCutOwingList: ({ context, event }) => context.tries > 0 && isCut(event),
  },
  actions: {
    rememberUser: assign(({ context, event }) => {
      const { user } = said(event, 'imInbox.signedIn', 'imInbox.connected')
      // Another person's conversations are not shown to this one.
      if (context.user === '') return { user, drafts: {} }
      return context.user === user ? { user } : { ...initial, user }
    }),
    takeMessages: assign(({ context, event }) => {
      const { unlisted: _, ...taken } = arrive(context, said(event, 'imInbox.messagesArrived').messages)
      return taken
    }),
    /** While the list is on its way: it may have them or not. */
    takeMeanwhile: assign(({ context, event }) => arrive(context, said(event, 'imInbox.messagesArrived').messages)),
    /** While the server is removing one: what is said in it may go with it or not. */
    takeWhileRemoving: assign(({ context, event }) => {
      const { messages } = said(event, 'imInbox.messagesArrived')
      const { unlisted: _, ...taken } = arrive(context, messages, context.leaving[0])
      return taken
    }),
    takeAck: assign(({ context, event }) => acknowledge(context, said(event, 'imInbox.ackArrived').ack)),
    takeNotice: assign({
      notices: ({ context, event }) => {
        const { notice, at } = said(event, 'imInbox.noticeArrived')
        const isThere = context.notices.some((line) => isSame(line.notice, notice))
        return isThere ? context.notices : [{ notice, at, isRead: false }, ...context.notices].slice(0, NOTICES_MAX)
      },
    }),
    readNotices: assign({ notices: ({ context }) => context.notices.map((line) => ({ ...line, isRead: true })) }),
    noteAnswer: assign({
      notices: ({ context, event }) => {
        const told = said(event, 'imInbox.noticeAnswered')
        const at = context.notices.findIndex((line) => isAbout(line, told))
        return context.notices.map((line, index) => (index === at ? { ...line, answer: told.answer } : line))
      },
    }),
    open: assign(({ context, event }) => {
      const { key } = said(event, 'imInbox.opened')
      return { ...turnTo(context, key), ...read(context, key) }
    }),
    read: assign(({ context, event }) => read(context, said(event, 'imInbox.read').key)),
    noteRead: assign(({ context, event }) => {
      const { conversation, upTo } = said(event, 'imInbox.receiptTaken')
      return readUpTo(context, conversation, upTo)
    }),
    empty: assign(({ context, event }) => {
      const { key } = said(event, 'imInbox.emptied')
      const left = read(context, key)
      const line = left.lines[key]
      return line ? { ...left, lines: { ...left.lines, [key]: { ...line, last: null } } } : left
    }),
    close: assign(({ context }) => turnTo(context, null)),
    noteRefused: assign(({ context, event }) =>
      receiptRefused(context, said(event, 'imInbox.receiptRefused').conversation),
    ),
    pin: assign({
      pinned: ({ context, event }) => {
        const { key, isPinned } = said(event, 'imInbox.pinned')
        return isPinned ? [...without(context.pinned, key), key] : without(context.pinned, key)
      },
    }),
    remove: assign(({ context, event }) => remove(context, said(event, 'imInbox.removed').key)),
    /** The server has removed its messages with it: an open one shows none of them. */
    tellRemoved: emit(
      ({ context, event }) =>
        ({ type: 'imConversation.historyRemoved', key: context.leaving[0]!, at: event.at }) as const,
    ),
    keepSaidSince: assign(({ context }) => unsaidIn(context)),
    noteRemoved: assign(({ context }) => leavingStill(context, context.leaving.slice(1))),
    tellFailure: emit(({ event }) => {
      const { failure, at } = said(event, 'removeConversation.failed')
      return { type: 'toast.shown', message: failure.message, durationMs: timings.notifyMs, at } as const
    }),
    keepDraft: assign({
      drafts: ({ context, event }) => {
        const { key, text } = said(event, 'imInbox.draftChanged')
        const { [key]: _old, ...rest } = context.drafts
        return text === '' ? rest : { ...rest, [key]: text }
      },
    }),
    takeList: assign(({ context, event }) => {
      const { lines } = said(event, 'listConversations.succeeded')
      return { ...takeList(context, lines), unlisted: {}, failure: null, tries: 0 }
    }),
    beginList: assign({ unlisted: {}, isStale: false }),
    noteStale: assign({ isStale: true }),
    /** The conversation that is looked at reads its newest window again. */
    tellOpen: enqueueActions(({ enqueue, context, event }) => {
      const { open } = context
      if (open !== null) enqueue.emit({ type: 'imConversation.refreshRequested', key: open, at: event.at })
    }),
    rememberFailure: assign({
      isStale: false,
      unlisted: {},
      failure: ({ event }) => said(event, 'listConversations.failed').failure,
    }),
    scheduleRetry: assign(({ context, event }) => {
      const { nextAt, tries } = backoff(context.tries, event.at)
      return { tries, retryAt: nextAt }
    }),
    forgetRetry: assign({ retryAt: null }),
    forgetTries: assign({ tries: 0 }),
    forgetAll: assign(initial),
  },
}).createMachine({
  id: 'imInbox',
  context: initial,
  initial: 'idle',
  on: {
    'imInbox.signedIn': [{ guard: 'isAnother', target: '.idle', actions: 'rememberUser' }, { actions: 'rememberUser' }],
    'imInbox.connected': { target: '.listing', reenter: true, actions: ['rememberUser', 'forgetTries', 'tellOpen'] },
    'imInbox.doubted': { actions: ['noteStale', 'tellOpen'] },
    'imInbox.refreshRequested': { actions: ['noteStale', 'forgetTries'] },
    'imInbox.messagesArrived': { actions: 'takeMessages' },
    'imInbox.ackArrived': [{ guard: 'unsettles', actions: ['takeAck', 'noteStale'] }, { actions: 'takeAck' }],
    'imInbox.noticeArrived': { actions: 'takeNotice' },
    'imInbox.noticesRead': { actions: 'readNotices' },
    'imInbox.noticeAnswered': { actions: 'noteAnswer' },
    'imInbox.opened': { actions: 'open' },
    'imInbox.read': { actions: 'read' },
    'imInbox.receiptTaken': { actions: 'noteRead' },
    'imInbox.receiptRefused': { actions: 'noteRefused' },
    'imInbox.emptied': { actions: 'empty' },
    'imInbox.pinned': { actions: 'pin' },
    'imInbox.closed': { actions: 'close' },
    'imInbox.removed': { actions: 'remove' },
    'imInbox.draftChanged': { actions: 'keepDraft' },
    'imInbox.cleared': { target: '.idle', actions: 'forgetAll' },
  },
  states: {
    idle: {
      always: [
        { guard: 'isLeaving', target: 'removing' },
        { guard: 'isStale', target: 'listing' },
      ],
    },
    removing: {
      invoke: {
        src: 'removeConversation',
        id: 'removeConversation',
        input: ({ context }) => ({ key: context.leaving[0]! }),
      },
      on: {
        'imInbox.messagesArrived': { actions: 'takeWhileRemoving' },
        // What came meanwhile went with it, or came after it: the list says.
        'removeConversation.succeeded': { target: 'idle', actions: ['tellRemoved', 'noteRemoved', 'noteStale'] },
        'removeConversation.failed': [
          { guard: 'isCutOwingList', target: 'waiting', actions: ['keepSaidSince', 'scheduleRetry'] },
          { guard: 'isCut', target: 'resting', actions: 'keepSaidSince' },
          // The list is asked for again: what could not be removed comes back.
          { target: 'listing', actions: ['noteRemoved', 'tellFailure'] },
        ],
      },
    },
    /** Idle, with something to remove that has to wait for the next connection. */
    resting: { always: { guard: 'isStale', target: 'listing' } },
    listing: {
      entry: 'beginList',
      invoke: { src: 'listConversations', id: 'listConversations', input: ({ context }) => ({ user: context.user }) },
      on: {
        'imInbox.messagesArrived': { actions: 'takeMeanwhile' },
        // The list on its way may have been made up before.
        'imInbox.receiptTaken': { actions: ['noteRead', 'noteStale'] },
        'listConversations.succeeded': { target: 'idle', actions: 'takeList' },
        'listConversations.failed': { target: 'waiting', actions: ['rememberFailure', 'scheduleRetry'] },
      },
    },
    /** Idle, with a list that could not be had. */
    waiting: {
      exit: 'forgetRetry',
      invoke: {
        src: 'waitUntil',
        id: 'retry',
        input: ({ context }): Deadline => ({ at: context.retryAt!, fact: 'imInbox.retryElapsed' }),
      },
      always: { guard: 'isStale', target: 'listing' },
      on: {
        'imInbox.retryElapsed': { target: 'listing' },
        'imInbox.removed': { target: 'removing', actions: 'remove' },
      },
    },
  },
})
