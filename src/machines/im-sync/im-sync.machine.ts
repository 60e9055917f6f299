import { assign, enqueueActions, setup } from 'xstate'
import type {
  ChatAck,
  ChatEvent,
  ChatMessage,
  ChatPage,
  ContactEvent,
  GroupEvent,
  Notice,
  PresenceState,
  QueueName,
  ReactionEvent,
  ThreadEvent,
} from '#src/contract/im/client.ts'
import { listedAs } from '#src/contract/im/message-changes.ts'
import { type Deadline, type Failure, port, type Said, said, types, waitUntil } from '../port.ts'

export type ImSyncFact =
  | Said<'imSync.connected' | 'imSync.disconnected' | 'imSync.cleared' | 'imSync.refetchElapsed'>
  | Said<'imSync.unreadReported', { queues: readonly QueueName[] }>
  | Said<'imSync.noticeHeard', { queue: QueueName }>
  /** Pages of a fetch and pages that the server pushes look alike. */
  | Said<'imSync.pageArrived', { page: ChatPage }>
  | Said<'imSync.frameSkipped', { what: string }>
  | Said<'fetchQueue.failed', { failure: Failure }>

/** A fact for another machine. `key` names the actor of a kind of which there are many. */
export type ImSyncTell =
  | { type: 'imInbox.messagesArrived'; messages: readonly ChatMessage[]; at: number }
  | { type: 'imInbox.ackArrived'; ack: ChatAck; at: number }
  /** `breaks` tells apart what came before and after messages may have been missed. */
  | {
      type: 'imConversation.messagesArrived'
      key: string
      messages: readonly ChatMessage[]
      breaks: number
      at: number
    }
  | { type: 'imInbox.doubted' | 'imInbox.refreshRequested'; at: number }
  | { type: 'imConversation.ackArrived'; key: string; ack: ChatAck; at: number }
  | { type: 'imConversation.reactionsChanged'; key: string; reaction: ReactionEvent; at: number }
  | { type: 'imConversation.threadChanged'; key: string; thread: ThreadEvent; at: number }
  | { type: 'imConversation.historyRemoved'; key: string; at: number }
  | { type: 'imMessage.seen'; localId: string; serverId: string; sentAt: number; at: number }
  | { type: 'imInbox.noticeArrived'; notice: Notice; at: number }
  | { type: 'imInbox.noticeAnswered'; user: string; group: null; answer: 'accepted' | 'declined'; at: number }
  | { type: 'contact.eventArrived'; contact: ContactEvent; at: number }
  | { type: 'group.eventArrived'; group: GroupEvent; at: number }
  | { type: 'thread.eventArrived'; thread: ThreadEvent; at: number }
  | { type: 'presence.changed'; values: readonly PresenceState[]; at: number }

export interface ImSyncContext {
  readonly isConnected: boolean
  /** What was announced and is not read to its end, in order; the first is being fetched. */
  readonly queues: readonly (QueueName & { readonly nextKey?: string })[]
  /** Ids of the last messages that came, oldest first. */
  readonly seen: readonly string[]
  readonly refetchAt: number | null
  /** How much could not be read, and what it was last. */
  readonly skipped: { readonly count: number; readonly last: string }
  /** How often messages may have been missed so far (IMS-9). */
  readonly breaks: number
}

/** chat §9: every queue that was announced and has not come by then is asked for (again), whatever stands before it. */
const REFETCH_MS = 10_000
/** One queue to be fetched, from its next page on. */
export interface Fetch {
  readonly queue: QueueName
  readonly key?: string
}

/** chat §9, lc:message-cache. */
const SEEN_MAX = 100

const isSame = (a: QueueName, b: QueueName): boolean => a.name === b.name && a.domain === b.domain

/** What a page brings: new messages by conversation first, in their order, then everything else. */
function tellsOf(events: readonly ChatEvent[], breaks: number, at: number): ImSyncTell[] {
  const messages = events.flatMap((event) => (event.type === 'message' ? [event.message] : []))
  const byConversation = Map.groupBy(messages, ({ conversation }) => conversation)
  return [
    ...(messages.length > 0
      ? [{ type: 'imInbox.messagesArrived', messages: messages.map(listedAs), at } as const]
      : []),
    ...[...byConversation].map(
      ([key, list]) => ({ type: 'imConversation.messagesArrived', key, messages: list, breaks, at }) as const,
    ),
    ...events.flatMap((event) => tellsOfEvent(event, at)),
  ]
}

function tellsOfEvent(event: ChatEvent, at: number): ImSyncTell[] {
  switch (event.type) {
    case 'message': {
      const { localId, id: serverId, at: sentAt } = event.message
      return localId === undefined ? [] : [{ type: 'imMessage.seen', localId, serverId, sentAt, at }]
    }
    case 'ack':
      return [
        { type: 'imConversation.ackArrived', key: event.ack.conversation, ack: event.ack, at },
        { type: 'imInbox.ackArrived', ack: event.ack, at },
      ]
    case 'contact':
      return [{ type: 'contact.eventArrived', contact: event.contact, at }, ...noticesOf(event.contact, at)]
    case 'group':
      return [
        { type: 'group.eventArrived', group: event.group, at },
        // Who comes and goes in a chat room is nothing to be read later, and would push out what is.
        ...(event.group.kind === 'room'
          ? []
          : [{ type: 'imInbox.noticeArrived', notice: { group: event.group }, at } as const]),
      ]
    case 'thread':
      return [
        { type: 'thread.eventArrived', thread: event.thread, at },
        { type: 'imConversation.threadChanged', key: `group:${event.thread.parentId}`, thread: event.thread, at },
      ]
    case 'presence':
      return [{ type: 'presence.changed', values: event.values, at }]
    case 'reaction':
      return [
        { type: 'imConversation.reactionsChanged', key: event.reaction.conversation, reaction: event.reaction, at },
      ]
    case 'historyRemoved':
      return [
        { type: 'imConversation.historyRemoved', key: event.conversation, at },
        { type: 'imInbox.refreshRequested', at },
      ]
    default:
      return []
  }
}

/** How an invitation was answered that another device of this person has answered. */
const answers: Partial<Record<ContactEvent['event'], 'accepted' | 'declined'>> = {
  added: 'accepted',
  refused: 'declined',
}

/** What is noticed of a contact: nobody is told of their own doing, and what they have answered elsewhere asks nothing any more. */
function noticesOf(contact: ContactEvent, at: number): ImSyncTell[] {
  const { event, user, isOwn = false } = contact
  const answer = isOwn || event === 'added' ? answers[event] : undefined
  return [
    ...(answer ? [{ type: 'imInbox.noticeAnswered', user, group: null, answer, at } as const] : []),
    ...(isOwn || event === 'blocklistChanged'
      ? []
      : [{ type: 'imInbox.noticeArrived', notice: { contact }, at } as const]),
  ]
}

/** An action of the services, to be done in its turn. */
const act = (type: 'doubtKept' | 'confirmDelivery', params: object) => ({ type, params }) as never

/** Messages may have been missed. */
const doubt = ['noteBreak', 'tellDoubt'] as const

/**
 * What came down: queues are announced, fetched page by page and one after the other; what was there before is skipped; everything else
 * is told to whom it concerns (chat §4; lc:sync-queues, lc:message-cache).
 */
export const imSyncMachine = setup({
  types: types<{ context: ImSyncContext; events: ImSyncFact; emitted: ImSyncTell }>(),
  actors: { fetchQueue: port<{ fetches: readonly Fetch[] }>('imSync.fetchQueue'), waitUntil },
  guards: {
    hasQueue: ({ context }) => context.isConnected && context.queues.length > 0,
    /** The page belongs to the queue that is being fetched. */
    isAnswer: ({ context, event }) => indexOf(context, event) === 0,
    /** The page belongs to a queue that was asked for together with the one that is being fetched. */
    isOtherAnswer: ({ context, event }) => indexOf(context, event) > 0,
  },
  actions: {
    noteConnected: assign({ isConnected: true }),
    noteBreak: assign({ breaks: ({ context }) => context.breaks + 1 }),
    tellDoubt: enqueueActions(({ enqueue, event }) => {
      enqueue(act('doubtKept', {}))
      enqueue.emit({ type: 'imInbox.doubted', at: event.at })
    }),
    /** The next login asks for what is unread: what was announced before is announced again. */
    noteDisconnected: assign({ isConnected: false, queues: [] }),
    forgetAll: assign({ queues: [], seen: [], skipped: { count: 0, last: '' } }),
    announceAll: assign(({ context, event }) => {
      const { queues } = said(event, 'imSync.unreadReported')
      return { queues: queues.reduce(announce, context.queues) }
    }),
    announce: assign(({ context, event }) => ({
      queues: announce(context.queues, said(event, 'imSync.noticeHeard').queue),
    })),
    takePage: enqueueActions(({ enqueue, context, event }) => {
      const { page } = said(event, 'imSync.pageArrived')
      const known = new Set(context.seen)
      const events = page.events.filter((one) => {
        if (one.type !== 'message') return true
        if (known.has(one.message.id)) return false
        known.add(one.message.id)
        return true
      })
      const last = page.skipped.at(-1)
      enqueue.assign({
        seen: [...known].slice(-SEEN_MAX),
        ...(last === undefined ? {} : { skipped: { count: context.skipped.count + page.skipped.length, last } }),
      })
      for (const tell of tellsOf(events, context.breaks, event.at)) enqueue.emit(tell)
      const received = events.flatMap((one) => (one.type === 'message' ? [one.message] : []))
      if (received.length > 0) enqueue(act('confirmDelivery', { messages: received }))
    }),
    /** Goes on to the next page, or to the next queue after the last page. */
    turnPage: assign(({ context, event }) => {
      const { isLast, nextKey } = said(event, 'imSync.pageArrived').page
      const index = indexOf(context, event)
      const { name, domain } = context.queues[index]!
      if (isLast || nextKey === undefined) return { queues: context.queues.toSpliced(index, 1) }
      return { queues: context.queues.with(index, { name, domain, nextKey }) }
    }),
    /** A pushed page that is not the last announces the rest of its queue. */
    announceRest: assign(({ context, event }) => {
      const { queue, isLast } = said(event, 'imSync.pageArrived').page
      return queue && !isLast ? { queues: announce(context.queues, queue) } : {}
    }),
    noteSkipped: assign(({ context, event }) => ({
      skipped: {
        count: context.skipped.count + 1,
        last: said(event, 'imSync.frameSkipped').what,
      },
    })),
    startWaiting: assign({ refetchAt: ({ event }) => event.at + REFETCH_MS }),
    stopWaiting: assign({ refetchAt: null }),
    /** Sends delivery receipts for single chats (chat §4; A-70). */
    confirmDelivery: (_, _params: { messages: readonly ChatMessage[] }) => undefined,
    /** What the device keeps from now on may have a gap before it. */
    doubtKept: (_, _params: object) => undefined,
  },
}).createMachine({
  id: 'imSync',
  context: { isConnected: false, queues: [], seen: [], refetchAt: null, skipped: { count: 0, last: '' }, breaks: 0 },
  initial: 'idle',
  on: {
    'imSync.connected': { target: '.idle', actions: ['noteConnected', 'noteBreak'] },
    'imSync.disconnected': { target: '.idle', actions: 'noteDisconnected' },
    'imSync.cleared': { target: '.idle', actions: 'forgetAll' },
    'imSync.unreadReported': { actions: 'announceAll' },
    'imSync.noticeHeard': { actions: 'announce' },
    'imSync.pageArrived': { actions: ['takePage', 'announceRest'] },
    'imSync.frameSkipped': { actions: ['noteSkipped', ...doubt] },
  },
  states: {
    idle: { always: { guard: 'hasQueue', target: 'fetching' } },
    fetching: {
      entry: 'startWaiting',
      exit: 'stopWaiting',
      invoke: [
        {
          src: 'fetchQueue',
          id: 'fetchQueue',
          input: ({ context, event }) => ({
            fetches: (event.type === 'imSync.refetchElapsed' ? context.queues : context.queues.slice(0, 1)).map(
              fetchOf,
            ),
          }),
        },
        {
          src: 'waitUntil',
          id: 'refetch',
          input: ({ context }): Deadline => ({ at: context.refetchAt!, fact: 'imSync.refetchElapsed' }),
        },
      ],
      on: {
        'imSync.pageArrived': [
          { guard: 'isAnswer', target: 'idle', actions: ['takePage', 'turnPage'] },
          { guard: 'isOtherAnswer', actions: ['takePage', 'turnPage'] },
          { actions: ['takePage', 'announceRest'] },
        ],
        'imSync.refetchElapsed': { target: 'fetching', reenter: true, actions: doubt },
      },
    },
  },
})

/** The place of the page's queue among those that were announced; -1 when it is none of them. */
function indexOf({ queues }: ImSyncContext, event: ImSyncFact): number {
  const { queue } = said(event, 'imSync.pageArrived').page
  return queue === undefined ? -1 : queues.findIndex((one) => isSame(one, queue))
}

const fetchOf = ({ name, domain, nextKey }: ImSyncContext['queues'][number]): Fetch => ({
  queue: { name, domain },
  ...(nextKey === undefined ? {} : { key: nextKey }),
})

function announce(queues: ImSyncContext['queues'], queue: QueueName): ImSyncContext['queues'] {
  return queues.some((one) => isSame(one, queue)) ? queues : [...queues, { name: queue.name, domain: queue.domain }]
}
