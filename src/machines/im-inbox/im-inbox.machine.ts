import { assign, setup } from 'xstate'
import type { ChatAck, ChatMessage, Notice } from '#src/contract/im/client.ts'
import { type Fact, type Failure, port } from '../port.ts'

type Said<Type extends string, Payload = object> = Fact & { readonly type: Type } & Payload

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
}

export type ImInboxFact =
  | Said<'imInbox.connected', { user: string }>
  | Said<'imInbox.messagesArrived', { messages: readonly ChatMessage[] }>
  | Said<'imInbox.ackArrived', { ack: ChatAck }>
  | Said<'imInbox.noticeArrived', { notice: Notice }>
  | Said<'imInbox.noticesRead' | 'imInbox.cleared' | 'imInbox.refreshRequested' | 'imInbox.closed'>
  | Said<'imInbox.opened' | 'imInbox.removed', { key: string }>
  | Said<'imInbox.draftChanged', { key: string; text: string }>
  | Said<'listConversations.succeeded', { lines: readonly ConversationLine[] }>
  | Said<'listConversations.failed', { failure: Failure }>

export interface ImInboxContext {
  readonly user: string
  readonly lines: Readonly<Record<string, ConversationLine>>
  readonly drafts: Readonly<Record<string, string>>
  /** Newest first. */
  readonly notices: readonly NoticeLine[]
  /** The conversation that is being looked at: nothing in it counts as unread. */
  readonly open: string | null
  readonly failure: Failure | null
}

const NOTICES_MAX = 200
const initial: ImInboxContext = { user: '', lines: {}, drafts: {}, notices: [], open: null, failure: null }

/** Ids grow with time and are decimal; a longer one is the later one. */
const isLater = (a: string, b: string): boolean => a.length > b.length || (a.length === b.length && a > b)

function arrive(context: ImInboxContext, messages: readonly ChatMessage[]): ImInboxContext['lines'] {
  const lines = { ...context.lines }
  for (const message of messages) {
    const key = message.conversation
    if (message.content.type === 'cmd' || key.startsWith('room:') || key.startsWith('thread:')) continue
    const line = lines[key] ?? { key, last: null, unread: 0 }
    const isNewer = line.last === null || isLater(message.id, line.last.id)
    const counts = isNewer && message.from !== context.user && key !== context.open
    lines[key] = { key, last: isNewer ? message : line.last, unread: line.unread + (counts ? 1 : 0) }
  }
  return lines
}

function acknowledge({ lines, user }: ImInboxContext, ack: ChatAck): ImInboxContext['lines'] {
  const line = lines[ack.conversation]
  if (!line) return lines
  // Another device of the same person has read the conversation.
  if (ack.kind === 'channel' && ack.from === user) return { ...lines, [ack.conversation]: { ...line, unread: 0 } }
  if (ack.kind !== 'recall' || line.last?.id !== ack.messageId) return lines
  return { ...lines, [ack.conversation]: { ...line, last: null, unread: Math.max(0, line.unread - 1) } }
}

/**
 * The list of conversations with what is unread, the drafts, and the system notifications; journaled, so that all of it is there before
 * the network is (chat §1, §3; ).
 */
export const imInboxMachine = setup({
  types: { context: {} as ImInboxContext, events: {} as ImInboxFact },
  actors: { listConversations: port<{ user: string }>('imInbox.listConversations') },
  actions: {
    rememberUser: assign(({ context, event }) => {
      const { user } = event as Said<'imInbox.connected', { user: string }>
      // Another person's conversations are not shown to this one.
      return context.user === '' || context.user === user ? { user } : { ...initial, user }
    }),
    takeMessages: assign({
      lines: ({ context, event }) =>
        arrive(context, (event as Said<'imInbox.messagesArrived', { messages: ChatMessage[] }>).messages),
    }),
    takeAck: assign({
      lines: ({ context, event }) => acknowledge(context, (event as Said<'imInbox.ackArrived', { ack: ChatAck }>).ack),
    }),
    takeNotice: assign({
      notices: ({ context, event }) => {
        const { notice, at } = event as Said<'imInbox.noticeArrived', { notice: Notice }>
        return [{ notice, at, isRead: false }, ...context.notices].slice(0, NOTICES_MAX)
      },
    }),
    readNotices: assign({ notices: ({ context }) => context.notices.map((line) => ({ ...line, isRead: true })) }),
    open: assign(({ context, event }) => {
      const { key } = event as Said<'imInbox.opened', { key: string }>
      const line = context.lines[key]
      return { open: key, lines: line ? { ...context.lines, [key]: { ...line, unread: 0 } } : context.lines }
    }),
    close: assign({ open: null }),
    remove: assign(({ context, event }) => {
      const { key } = event as Said<'imInbox.removed', { key: string }>
      const { [key]: _line, ...lines } = context.lines
      return { lines }
    }),
    keepDraft: assign({
      drafts: ({ context, event }) => {
        const { key, text } = event as Said<'imInbox.draftChanged', { key: string; text: string }>
        const { [key]: _old, ...rest } = context.drafts
        return text === '' ? rest : { ...rest, [key]: text }
      },
    }),
    takeList: assign(({ context, event }) => {
      const { lines } = event as Said<'listConversations.succeeded', { lines: ConversationLine[] }>
      const found = lines.map((line) => {
        const known = context.lines[line.key]
        const isOurs = known?.last && line.last && isLater(known.last.id, line.last.id)
        return [
          line.key,
          { ...line, last: isOurs ? known.last : line.last, unread: line.key === context.open ? 0 : line.unread },
        ] as const
      })
      return { lines: { ...context.lines, ...Object.fromEntries(found) }, failure: null }
    }),
    rememberFailure: assign({ failure: ({ event }) => (event as { failure: Failure }).failure }),
    forgetAll: assign(initial),
  },
}).createMachine({
  id: 'imInbox',
  context: initial,
  initial: 'idle',
  on: {
    'imInbox.connected': { target: '.listing', reenter: true, actions: 'rememberUser' },
    'imInbox.messagesArrived': { actions: 'takeMessages' },
    'imInbox.ackArrived': { actions: 'takeAck' },
    'imInbox.noticeArrived': { actions: 'takeNotice' },
    'imInbox.noticesRead': { actions: 'readNotices' },
    'imInbox.opened': { actions: 'open' },
    'imInbox.closed': { actions: 'close' },
    'imInbox.removed': { actions: 'remove' },
    'imInbox.draftChanged': { actions: 'keepDraft' },
    'imInbox.cleared': { target: '.idle', actions: 'forgetAll' },
  },
  states: {
    idle: { on: { 'imInbox.refreshRequested': { target: 'listing' } } },
    listing: {
      invoke: { src: 'listConversations', id: 'listConversations', input: ({ context }) => ({ user: context.user }) },
      on: {
        'listConversations.succeeded': { target: 'idle', actions: 'takeList' },
        'listConversations.failed': { target: 'idle', actions: 'rememberFailure' },
      },
    },
  },
})
