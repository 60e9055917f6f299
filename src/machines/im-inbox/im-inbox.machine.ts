import { assign, emit, setup } from 'xstate'
import type { ChatAck, ChatMessage, Notice } from '#src/contract/im/client.ts'
import { mentions } from '#src/domain/text/mention.ts'
import { timings } from '#src/domain/time/timings.ts'
import { cutReasons } from '../operations.ts'
import { type Failure, port, type Said, said, types } from '../port.ts'

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
}

/** Ids grow with time and are decimal; a longer one is the later one. */
const isLater = (a: string, b: string): boolean => a.length > b.length || (a.length === b.length && a > b)

const without = (list: readonly string[], key: string): string[] => list.filter((one) => one !== key)

function arrive(
  context: ImInboxContext,
  messages: readonly ChatMessage[],
): Pick<ImInboxContext, 'lines' | 'mentioned'> {
  const lines = { ...context.lines }
  let { mentioned } = context
  for (const message of messages) {
    const key = message.conversation
    if (message.content.type === 'cmd' || key.startsWith('room:') || key.startsWith('thread:')) continue
    const line = lines[key] ?? { key, last: null, unread: 0 }
    const isNewer = line.last === null || isLater(message.id, line.last.id)
    const counts = isNewer && message.from !== context.user && key !== context.open
    lines[key] = { key, last: isNewer ? message : line.last, unread: line.unread + (counts ? 1 : 0) }
    if (counts && mentions(message.ext, context.user)) mentioned = [...without(mentioned, key), key]
  }
  return { lines, mentioned }
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
  if (ack.kind !== 'recall' || line.last?.id !== ack.messageId) return {}
  const unread = Math.max(0, line.unread - 1)
  const left = { ...context, lines: { ...lines, [ack.conversation]: { ...line, last: null, unread } } }
  return unread === 0 ? read(left, ack.conversation) : { lines: left.lines }
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
      | { type: 'imConversation.historyRemoved'; key: string; at: number }
  }>(),
  actors: {
    listConversations: port<{ user: string }>('imInbox.listConversations'),
    removeConversation: port<{ key: string }>('imInbox.removeConversation'),
  },
  guards: {
    isAnother: ({ context, event }) => !['', said(event, 'imInbox.signedIn').user].includes(context.user),
    isLeaving: ({ context }) => context.leaving.length > 0,
    /** The server is told with the next connection. */
    isCut: ({ event }) => cutReasons.includes(said(event, 'removeConversation.failed').failure.reason),
  },
  actions: {
    rememberUser: assign(({ context, event }) => {
      const { user } = said(event, 'imInbox.signedIn', 'imInbox.connected')
      // Another person's conversations are not shown to this one.
      if (context.user === '') return { user, drafts: {} }
      return context.user === user ? { user } : { ...initial, user }
    }),
    takeMessages: assign(({ context, event }) => arrive(context, said(event, 'imInbox.messagesArrived').messages)),
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
      const kept = lines.filter(({ key }) => !context.leaving.includes(key))
      const found = kept.map((line) => {
        const known = context.lines[line.key]
        const isOurs = known?.last && line.last && isLater(known.last.id, line.last.id)
        return [
          line.key,
          { ...line, last: isOurs ? known.last : line.last, unread: line.key === context.open ? 0 : line.unread },
        ] as const
      })
      const all = { ...context.lines, ...Object.fromEntries(found) }
      const mentioned = context.mentioned.filter((key) => (all[key]?.unread ?? 0) > 0)
      return { lines: all, mentioned, failure: null }
    }),
    rememberFailure: assign({ failure: ({ event }) => said(event, 'listConversations.failed').failure }),
    forgetAll: assign(initial),
  },
}).createMachine({
  id: 'imInbox',
  context: initial,
  initial: 'idle',
  on: {
    'imInbox.signedIn': [{ guard: 'isAnother', target: '.idle', actions: 'rememberUser' }, { actions: 'rememberUser' }],
    'imInbox.connected': { target: '.listing', reenter: true, actions: 'rememberUser' },
    'imInbox.messagesArrived': { actions: 'takeMessages' },
    'imInbox.ackArrived': { actions: 'takeAck' },
    'imInbox.noticeArrived': { actions: 'takeNotice' },
    'imInbox.noticesRead': { actions: 'readNotices' },
    'imInbox.noticeAnswered': { actions: 'noteAnswer' },
    'imInbox.opened': { actions: 'open' },
    'imInbox.read': { actions: 'read' },
    'imInbox.emptied': { actions: 'empty' },
    'imInbox.pinned': { actions: 'pin' },
    'imInbox.closed': { actions: 'close' },
    'imInbox.removed': { actions: 'remove' },
    'imInbox.draftChanged': { actions: 'keepDraft' },
    'imInbox.cleared': { target: '.idle', actions: 'forgetAll' },
  },
  states: {
    idle: {
      always: { guard: 'isLeaving', target: 'removing' },
      on: { 'imInbox.refreshRequested': { target: 'listing' } },
    },
    removing: {
      invoke: {
        src: 'removeConversation',
        id: 'removeConversation',
        input: ({ context }) => ({ key: context.leaving[0]! }),
      },
      on: {
        'removeConversation.succeeded': { target: 'idle', actions: ['tellRemoved', 'noteRemoved'] },
        'removeConversation.failed': [
          { guard: 'isCut', target: 'resting' },
          // The list is asked for again: what could not be removed comes back.
          { target: 'listing', actions: ['noteRemoved', 'tellFailure'] },
        ],
      },
    },
    /** Idle, with something to remove that has to wait for the next connection. */
    resting: { on: { 'imInbox.refreshRequested': { target: 'listing' } } },
    listing: {
      invoke: { src: 'listConversations', id: 'listConversations', input: ({ context }) => ({ user: context.user }) },
      on: {
        'listConversations.succeeded': { target: 'idle', actions: 'takeList' },
        'listConversations.failed': { target: 'idle', actions: 'rememberFailure' },
      },
    },
  },
})
