import { assign, emit, enqueueActions, setup } from 'xstate'
import type { ChatAck, ChatMessage, Notice } from '#src/contract/im/client.ts'
import { mentions } from '#src/domain/text/mention.ts'
import { timings } from '#src/domain/time/timings.ts'
import { cutReasons } from '../operations.ts'
import { backoff } from '../backoff.ts'
import { type Deadline, type Failure, port, type Said, said, types, waitUntil } from '../port.ts'

/** A line of the conversation list. */
export interface ConversationLine {
  readonly key: string
  readonly last: ChatMessage | null
  readonly unread: number
}

export interface NoticeLine {
  readonly notice: Notice
  readonly at: number
  readonly isRead: boolean
  /** How this person has answered what it asks. */
  readonly answer?: 'accepted' | 'declined'
}

/** What was answered: the invitation of `user`, the request of `user` to come into `group`, or the invitation into `group`. */
export interface NoticeAnswer {
  readonly user: string | null
  readonly group: string | null
  readonly answer: 'accepted' | 'declined'
}

export type ImInboxFact =
  /** Somebody has signed in, and may not be connected for a while. */
  | Said<'imInbox.signedIn' | 'imInbox.connected', { user: string }>
  | Said<'imInbox.messagesArrived', { messages: readonly ChatMessage[] }>
  | Said<'imInbox.ackArrived', { ack: ChatAck }>
  | Said<'imInbox.noticeArrived', { notice: Notice }>
  | Said<'imInbox.noticesRead' | 'imInbox.cleared' | 'imInbox.refreshRequested' | 'imInbox.closed'>
  /** The service has taken this person's receipt for a whole conversation (IMM-15). */
  | Said<'imInbox.receiptTaken', { conversation: string }>
  /** Messages may have been missed (IMS-9). */
  | Said<'imInbox.doubted' | 'imInbox.retryElapsed'>
  | Said<'imInbox.noticeAnswered', NoticeAnswer>
  | Said<'imInbox.opened' | 'imInbox.read' | 'imInbox.emptied' | 'imInbox.removed', { key: string }>
  | Said<'imInbox.pinned', { key: string; isPinned: boolean }>
  | Said<'imInbox.draftChanged', { key: string; text: string }>
  | Said<'listConversations.succeeded', { lines: readonly ConversationLine[] }>
  | Said<'listConversations.failed', { failure: Failure }>
  | Said<'removeConversation.succeeded'>
  | Said<'removeConversation.failed', { failure: Failure }>

export interface ImInboxContext {
  readonly user: string
  readonly lines: Readonly<Record<string, ConversationLine>>
  readonly drafts: Readonly<Record<string, string>>
  /** Newest first. */
  readonly notices: readonly NoticeLine[]
  /** The conversation that is being looked at: nothing in it counts as unread. */
  readonly open: string | null
  readonly failure: Failure | null
  /** Conversations that stay above the others, as chosen on this device. */
  readonly pinned: readonly string[]
  /** Conversations in which something unread speaks to this person. */
  readonly mentioned: readonly string[]
  /** Conversations that were removed here and are still to be removed at the server. */
  readonly leaving: readonly string[]
  /** By conversation: what has come and counts as unread since the list was asked for, by id. */
  readonly unlisted: Readonly<Record<string, readonly string[]>>
  /** Something has happened that the list alone tells: it is asked for again. */
  readonly isStale: boolean
  /** How often the list was asked for in vain since it was had; it counts to the longest pause. */
  readonly tries: number
  readonly retryAt: number | null
}

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
  unlisted: {},
  isStale: false,
  tries: 0,
  retryAt: null,
}
/** Ids grow with time and are decimal; a longer one is the later one. */
const isLater = (a: string, b: string): boolean => a.length > b.length || (a.length === b.length && a > b)

const isCut = (event: ImInboxFact): boolean =>
  cutReasons.includes(said(event, 'removeConversation.failed').failure.reason)

const without = (list: readonly string[], key: string): string[] => list.filter((one) => one !== key)

function arrive(
  context: ImInboxContext,
  messages: readonly ChatMessage[],
): Pick<ImInboxContext, 'lines' | 'mentioned' | 'unlisted'> {
  const lines = { ...context.lines }
  const unlisted = { ...context.unlisted }
  let { mentioned } = context
  for (const message of messages) {
    const key = message.conversation
    if (message.content.type === 'cmd' || key.startsWith('room:') || key.startsWith('thread:')) continue
    const line = lines[key] ?? { key, last: null, unread: 0 }
    const isNewer = line.last === null || isLater(message.id, line.last.id)
    const counts = isNewer && message.from !== context.user && key !== context.open
    lines[key] = { key, last: isNewer ? message : line.last, unread: line.unread + (counts ? 1 : 0) }
    unlisted[key] = [...(unlisted[key] ?? []), ...(counts ? [message.id] : [])]
    if (counts && mentions(message.ext, context.user)) mentioned = [...without(mentioned, key), key]
  }
  return { lines, mentioned, unlisted }
}

/** Nothing is unread in it any more. */
function read({ lines, mentioned }: ImInboxContext, key: string): Pick<ImInboxContext, 'lines' | 'mentioned'> {
  const line = lines[key]
  return { lines: line ? { ...lines, [key]: { ...line, unread: 0 } } : lines, mentioned: without(mentioned, key) }
}

/** Notices carry the server's instant: what is alike in everything came twice. */
const isSame = (one: Notice, other: Notice): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a notice asks what has been answered; only the newest such one is about to be answered. */
function isAbout({ notice }: NoticeLine, { user, group }: NoticeAnswer): boolean {
  if ('contact' in notice) return group === null && notice.contact.event === 'invited' && notice.contact.user === user
  const { id, operation, from } = notice.group
  if (id !== group) return false
  return user === null ? operation === 'invite' : operation === 'apply' && from === user
}

function acknowledge(context: ImInboxContext, ack: ChatAck): Partial<ImInboxContext> {
  const { lines, user } = context
  const line = lines[ack.conversation]
  if (!line) return {}
  // Another device of the same person has read the conversation.
  if (ack.kind === 'channel' && ack.from === user) return read(context, ack.conversation)
  if (ack.kind === 'read' && ack.from === user) return countDown(context, line)
  if (ack.kind !== 'recall' || line.last?.id !== ack.messageId) return {}
  // What one wrote was never unread.
  if (ack.from === user) return { lines: { ...lines, [line.key]: { ...line, last: null } } }
  return countDown(context, { ...line, last: null })
}

/** One message less is unread in the line. */
function countDown(context: ImInboxContext, line: ConversationLine): Pick<ImInboxContext, 'lines' | 'mentioned'> {
  const unread = Math.max(0, line.unread - 1)
  const lines = { ...context.lines, [line.key]: { ...line, unread } }
  return unread === 0 ? read({ ...context, lines }, line.key) : { lines, mentioned: context.mentioned }
}

/** Whether a receipt or recall may change what is counted, or which message is the last, in a way that the list alone tells. */
function unsettles({ lines, user }: ImInboxContext, { kind, conversation, messageId, from }: ChatAck): boolean {
  const line = lines[conversation]
  if (!line) return false
  if (kind === 'recall') return line.unread > 0 || line.last?.id === messageId
  return from === user && (kind === 'channel' || (kind === 'read' && line.unread > 0))
}

/** A line of the list, with what has come in its conversation since the list was asked for. */
function listed({ lines, unlisted, open }: ImInboxContext, line: ConversationLine): ConversationLine {
  const { [line.key]: since } = unlisted
  const last = lines[line.key]?.last ?? null
  const isBehind = since !== undefined && last !== null && (line.last === null || isLater(last.id, line.last.id))
  const more = isBehind ? since.filter((id) => line.last === null || isLater(id, line.last.id)).length : 0
  return { ...line, last: isBehind ? last : line.last, unread: line.key === open ? 0 : line.unread + more }
}

/** The list, and what has come since it was asked for; nothing else is a conversation. */
function takeList(
  context: ImInboxContext,
  lines: readonly ConversationLine[],
): Pick<ImInboxContext, 'lines' | 'mentioned'> {
  const since = Object.entries(context.lines).filter(([key]) => key in context.unlisted)
  const found = lines.filter(({ key }) => !context.leaving.includes(key)).map((line) => listed(context, line))
  const all = Object.fromEntries([...since, ...found.map((line) => [line.key, line] as const)])
  return { lines: all, mentioned: context.mentioned.filter((key) => (all[key]?.unread ?? 0) > 0) }
}

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
    isLeaving: ({ context }) => context.leaving.length > 0,
    isStale: ({ context }) => context.isStale,
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
      const { lines, mentioned } = arrive(context, said(event, 'imInbox.messagesArrived').messages)
      return { lines, mentioned }
    }),
    /** While the list is on its way: it may have them or not. */
    takeMeanwhile: assign(({ context, event }) => arrive(context, said(event, 'imInbox.messagesArrived').messages)),
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
      return { open: key, ...read(context, key) }
    }),
    read: assign(({ context, event }) => read(context, said(event, 'imInbox.read').key)),
    noteRead: assign(({ context, event }) => read(context, said(event, 'imInbox.receiptTaken').conversation)),
    empty: assign(({ context, event }) => {
      const { key } = said(event, 'imInbox.emptied')
      const left = read(context, key)
      const line = left.lines[key]
      return line ? { ...left, lines: { ...left.lines, [key]: { ...line, last: null } } } : left
    }),
    close: assign({ open: null }),
    pin: assign({
      pinned: ({ context, event }) => {
        const { key, isPinned } = said(event, 'imInbox.pinned')
        return isPinned ? [...without(context.pinned, key), key] : without(context.pinned, key)
      },
    }),
    remove: assign(({ context, event }) => {
      const { key } = said(event, 'imInbox.removed')
      const { [key]: _line, ...lines } = context.lines
      const { [key]: _draft, ...drafts } = context.drafts
      const { pinned, mentioned, leaving } = context
      return {
        lines,
        drafts,
        pinned: without(pinned, key),
        mentioned: without(mentioned, key),
        leaving: [...without(leaving, key), key],
      }
    }),
    /** The server has removed its messages with it: an open one shows none of them. */
    tellRemoved: emit(
      ({ context, event }) =>
        ({ type: 'imConversation.historyRemoved', key: context.leaving[0]!, at: event.at }) as const,
    ),
    noteRemoved: assign({ leaving: ({ context }) => context.leaving.slice(1) }),
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
        // What came meanwhile went with it, or came after it: the list says.
        'removeConversation.succeeded': { target: 'idle', actions: ['tellRemoved', 'noteRemoved', 'noteStale'] },
        'removeConversation.failed': [
          { guard: 'isCutOwingList', target: 'waiting', actions: 'scheduleRetry' },
          { guard: 'isCut', target: 'resting' },
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
