import { assign, enqueueActions, setup } from 'xstate'
import {
  type ChatAck,
  type ChatMessage,
  type Conversation,
  conversationKey,
  type Outgoing,
  type OutgoingFile,
} from '#src/contract/im/client.ts'
import { listedAs } from '#src/contract/im/message-changes.ts'
import type { Content } from '#src/contract/im/content.ts'
import { timings } from '#src/domain/time/timings.ts'
import { cutReasons } from '../operations.ts'
import { type Deadline, type Failure, port, type Said, types, waitUntil } from '../port.ts'
import {
  add,
  canDiscard,
  type Change,
  connect,
  deliver,
  type Delivery,
  discard,
  disconnect,
  find,
  inDoubt,
  leave,
  nextRest,
  type Outbox,
  type OutboxItem,
  reconcile,
  refuse,
  resend,
  rest,
  stillDoubtful,
  takeUser,
  unsent,
  untold,
  unwrite,
  uploaded,
} from './outbox.ts'

export type ImMessageFact =
  | Said<
      'imMessage.sendRequested',
      /** `user` is who writes; when it is left out, whoever is here. */
      { localId: string; conversation: Conversation; outgoing: Outgoing; file?: OutgoingFile; user?: string }
    >
  | Said<'imMessage.resendRequested' | 'imMessage.discardRequested', { localId: string }>
  /** Somebody has signed in: what is written from now on waits for the connection. */
  | Said<'imMessage.opened', { user: string }>
  | Said<'imMessage.connected', { connection: number; user: string }>
  | Said<'imMessage.disconnected' | 'imMessage.cleared' | 'imMessage.ackOverdue' | 'imMessage.reconcileElapsed'>
  | Said<'imMessage.acked' | 'imMessage.seen', { localId: string; serverId: string; sentAt: number }>
  | Said<'imMessage.refused', { localId: string; failure: Failure }>
  /** The socket took none of these. */
  | Said<'imMessage.writeFailed', { localId: string; localIds: readonly string[] }>
  | Said<'upload.succeeded', { localId: string; content: Content }>
  | Said<'upload.failed', { localId?: string; failure: Failure }>
  | Said<'reconcile.succeeded', { found: readonly Delivery[]; missing: readonly string[] }>
  /** A defect in the effect is answered without naming the conversation. */
  | Said<'reconcile.failed', { conversation?: Conversation; failure: Failure }>

export type ImMessageTell =
  | { type: 'imConversation.messagesArrived'; key: string; messages: readonly ChatMessage[]; at: number }
  | { type: 'imConversation.recalled'; key: string; messageId: string; at: number }
  | { type: 'imInbox.messagesArrived'; messages: readonly ChatMessage[]; at: number }
  | { type: 'imInbox.receiptTaken'; conversation: string; upTo: string; at: number }
  | { type: 'imInbox.receiptRefused'; conversation: string; at: number }
  | { type: 'imInbox.ackArrived'; ack: ChatAck; at: number }
  | { type: 'imConnection.sendFailed'; at: number }
  | { type: 'toast.shown'; message: string; durationMs: number; at: number }

export interface ImMessageContext extends Outbox {
  /** Until when an answer to what is pending is waited for. */
  readonly dueAt: number | null
  /** The item whose file is being uploaded. */
  readonly uploadingId: string | null
  readonly restAt: number | null
}

export interface Doubt {
  readonly conversation: Conversation
  readonly items: readonly { readonly localId: string; readonly writtenAt: number }[]
}

/** Ours: an answer that takes longer than this is looked for in history. */
const ACK_MS = 15_000

const settled = (items: Outbox['items']): Change => ({
  items,
  send: [],
  delivered: [],
  recalled: [],
  read: [],
  unread: [],
})

/** What a fact does to the outbox; pure. */
function changeOf(context: ImMessageContext, event: ImMessageFact): { outbox: ImMessageContext; change: Change } {
  const { at } = event
  const keep = (change: Change, outbox = context) => ({ outbox, change })
  switch (event.type) {
    case 'imMessage.sendRequested': {
      const { localId, conversation, outgoing, file, user } = event
      const item = { localId, conversation, outgoing, at, ...(file ? { file } : {}) }
      if (user === undefined || user === context.user) return keep(add(context, item, at))
      return keep(settled(context.items), leave(context, user, item))
    }
    case 'imMessage.opened': {
      const outbox = takeUser(context, event.user, at)
      return keep(settled(outbox.items), outbox)
    }
    case 'imMessage.connected': {
      const outbox = { ...takeUser(context, event.user, at), connection: event.connection, resting: {}, refusals: {} }
      return keep(connect(outbox, at), outbox)
    }
    case 'imMessage.disconnected': {
      const outbox = { ...context, connection: null }
      return keep(disconnect(outbox, at), outbox)
    }
    case 'imMessage.writeFailed': {
      const outbox = { ...context, connection: null }
      return keep(unwrite(outbox, event.localIds, at), outbox)
    }
    case 'imMessage.ackOverdue':
      return keep(disconnect(context, at))
    case 'imMessage.acked':
    case 'imMessage.seen':
      return keep(deliver(context, [{ localId: event.localId, serverId: event.serverId, at: event.sentAt }], at))
    case 'imMessage.refused':
      return keep(refuse(context, event.localId, event.failure, at))
    case 'upload.failed':
      // A defect in the effect is answered without naming the message.
      return keep(refuse(context, event.localId ?? context.uploadingId ?? '', event.failure, at))
    case 'upload.succeeded':
      return keep(uploaded(context, event.localId, event.content, at))
    case 'reconcile.succeeded':
      return keep(reconcile(context, event.found, event.missing, at))
    case 'reconcile.failed': {
      const conversation = event.conversation ?? inDoubt(context)?.conversation
      if (!conversation) return keep(settled(context.items))
      const isRefused = !cutReasons.includes(event.failure.reason)
      const items = isRefused ? untold(context, conversation, event.failure) : context.items
      return keep(settled(items), { ...context, ...rest(context, conversationKey(conversation), isRefused, at) })
    }
    case 'imMessage.reconcileElapsed': {
      const resting = Object.fromEntries(Object.entries(context.resting).filter(([, until]) => until > at))
      return keep(settled(context.items), { ...context, resting })
    }
    case 'imMessage.resendRequested':
      return keep(resend(context, event.localId, at))
    case 'imMessage.discardRequested':
      return keep(discard(context, event.localId, at))
    default:
      return keep(settled([]), { ...context, user: null, resting: {}, refusals: {} })
  }
}

/** The message that the fact names. */
const itemOf = (context: ImMessageContext, event: ImMessageFact): OutboxItem | undefined =>
  'localId' in event ? find(context, event.localId ?? '') : undefined

const statusOf = (context: ImMessageContext, event: ImMessageFact) => itemOf(context, event)?.status

/**
 * The outbox: everything that was sent and is not known to be delivered, over all conversations, in order; journaled, so that nothing
 * is lost with the tab (chat §4, §5, §8; lc:message-delivery; ).
 */
export const imMessageMachine = setup({
  types: types<{ context: ImMessageContext; events: ImMessageFact; emitted: ImMessageTell }>(),
  actors: {
    upload: port<{ localId: string; content: Content; file: OutgoingFile }>('imMessage.upload'),
    /** Looks into history for what is in doubt. */
    reconcile: port<Doubt>('imMessage.reconcile'),
    waitUntil,
  },
  guards: {
    /** What the server has said yes to has arrived, also where an answer to an earlier writing of it was a refusal. */
    wasWritten: ({ context, event }) => itemOf(context, event)?.writtenAt != null,
    isOnItsWay: ({ context, event }) => ['pending', 'confirming'].includes(statusOf(context, event) ?? ''),
    isPending: ({ context, event }) => statusOf(context, event) === 'pending',
    isFailed: ({ context, event }) => statusOf(context, event) === 'failed' && context.user !== null,
    canBeTakenBack: ({ context, event }) => canDiscard(itemOf(context, event)),
    hasPending: ({ context }) => context.items.some(({ status }) => status === 'pending'),
    hasNoPending: ({ context }) => !context.items.some(({ status }) => status === 'pending'),
    hasUpload: ({ context }) => context.items.some(({ status }) => status === 'uploading'),
    isUploadGone: ({ context }) =>
      !context.items.some((item) => item.localId === context.uploadingId && item.status === 'uploading'),
    canAsk: ({ context }) => context.connection !== null && inDoubt(context) !== null,
    cannotAsk: ({ context }) => context.connection === null || inDoubt(context) === null,
    mustRest: ({ context }) => context.connection !== null && inDoubt(context) === null && nextRest(context) !== null,
    cannotRest: ({ context }) => context.connection === null || inDoubt(context) !== null || nextRest(context) === null,
  },
  actions: {
    /** Changes the outbox, writes what may be written, and tells what is delivered. */
    apply: enqueueActions(({ enqueue, context, event }) => {
      const { outbox, change } = changeOf(context, event)
      const { at } = event
      const { items } = change
      const [resting, refusals] = [stillDoubtful(items, outbox.resting), stillDoubtful(items, outbox.refusals)]
      enqueue.assign({ ...outbox, items, resting, refusals })
      for (const item of change.send) enqueue({ type: 'send', params: { item, localId: item.localId, at } } as never)
      const delivered = Map.groupBy(change.delivered, ({ conversation }) => conversation)
      for (const [key, messages] of delivered)
        enqueue.emit({ type: 'imConversation.messagesArrived', key, messages, at })
      if (change.delivered.length > 0)
        enqueue.emit({ type: 'imInbox.messagesArrived', messages: change.delivered.map(listedAs), at })
      for (const { key, upTo } of change.read)
        enqueue.emit({ type: 'imInbox.receiptTaken', conversation: key, upTo, at })
      for (const key of change.unread) enqueue.emit({ type: 'imInbox.receiptRefused', conversation: key, at })
      for (const { key, messageId } of change.recalled) {
        enqueue.emit({ type: 'imConversation.recalled', key, messageId, at })
        // The list may show it as the last one, and only other devices hear of it from the service.
        const ack: ChatAck = { kind: 'recall', conversation: key, messageId, from: context.user ?? '', at }
        enqueue.emit({ type: 'imInbox.ackArrived', ack, at })
      }
    }),
    /** Whoever leaves is told what nobody will get any more. */
    tellLost: enqueueActions(({ enqueue, context, event }) => {
      const message = `${unsent(context)} 条未发送的消息已随登录清除`
      if (unsent(context) > 0)
        enqueue.emit({ type: 'toast.shown', message, durationMs: timings.notifyMs, at: event.at })
    }),
    /** What was written while nobody was here is nobody's: whoever comes gets none of it, and is told. */
    tellNobodys: enqueueActions(({ enqueue, context, event }) => {
      const message = `登录前写的 ${unsent(context)} 条消息未发送，已清除`
      if (context.user === null && unsent(context) > 0)
        enqueue.emit({ type: 'toast.shown', message, durationMs: timings.notifyMs, at: event.at })
    }),
    /** Hands an item to the socket, once the fact that asked for it is stored. An action, so that no restart ever repeats it. */
    send: (_, _item: { item: OutboxItem; localId: string; at: number }) => undefined,
    tellSendFailed: enqueueActions(({ enqueue, event }) =>
      enqueue.emit({ type: 'imConnection.sendFailed', at: event.at }),
    ),
    startWaiting: assign({ dueAt: ({ event }) => event.at + ACK_MS }),
    stopWaiting: assign({ dueAt: null }),
    noteUpload: assign({
      uploadingId: ({ context }) => context.items.find(({ status }) => status === 'uploading')?.localId ?? null,
    }),
    forgetUpload: assign({ uploadingId: null }),
    startResting: assign({ restAt: ({ context }) => nextRest(context) }),
    stopResting: assign({ restAt: null }),
  },
}).createMachine({
  id: 'imMessage',
  type: 'parallel',
  context: {
    items: [],
    connection: null,
    user: null,
    aside: {},
    resting: {},
    refusals: {},
    dueAt: null,
    uploadingId: null,
    restAt: null,
  },
  on: {
    'imMessage.sendRequested': { actions: 'apply' },
    'imMessage.resendRequested': { guard: 'isFailed', actions: 'apply' },
    'imMessage.discardRequested': { guard: 'canBeTakenBack', actions: 'apply' },
    'imMessage.opened': { actions: ['tellNobodys', 'apply'] },
    'imMessage.connected': { actions: ['tellNobodys', 'apply'] },
    'imMessage.disconnected': { actions: 'apply' },
    'imMessage.cleared': { actions: ['tellLost', 'apply'] },
    'imMessage.seen': { guard: 'wasWritten', actions: 'apply' },
    'imMessage.writeFailed': { guard: 'isPending', actions: ['apply', 'tellSendFailed'] },
  },
  states: {
    answers: {
      initial: 'idle',
      on: {
        // Each answer shows that the server speaks: the wait begins again for what is left.
        'imMessage.acked': { guard: 'wasWritten', target: '.idle', actions: 'apply' },
        'imMessage.refused': { guard: 'isOnItsWay', target: '.idle', actions: 'apply' },
      },
      states: {
        idle: { always: { guard: 'hasPending', target: 'waiting' } },
        waiting: {
          entry: 'startWaiting',
          exit: 'stopWaiting',
          invoke: {
            src: 'waitUntil',
            id: 'answer',
            input: ({ context }): Deadline => ({ at: context.dueAt!, fact: 'imMessage.ackOverdue' }),
          },
          // A receipt without an answer goes out again, and is waited for again.
          on: { 'imMessage.ackOverdue': { target: 'idle', actions: 'apply' } },
          always: { guard: 'hasNoPending', target: 'idle' },
        },
      },
    },
    uploads: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasUpload', target: 'busy' } },
        busy: {
          entry: 'noteUpload',
          exit: 'forgetUpload',
          invoke: {
            src: 'upload',
            id: 'upload',
            input: ({ context }) => {
              const { localId, outgoing, file } = find(context, context.uploadingId!)!
              if (!('content' in outgoing)) throw new Error('only a content can have a file')
              return { localId, content: outgoing.content, file: file! }
            },
          },
          on: {
            'upload.succeeded': { target: 'idle', actions: 'apply' },
            'upload.failed': { target: 'idle', actions: 'apply' },
          },
          always: { guard: 'isUploadGone', target: 'idle' },
        },
      },
    },
    doubts: {
      initial: 'idle',
      states: {
        idle: {
          always: [
            { guard: 'canAsk', target: 'asking' },
            { guard: 'mustRest', target: 'resting' },
          ],
        },
        asking: {
          invoke: {
            src: 'reconcile',
            id: 'reconcile',
            input: ({ context }): Doubt => {
              const { conversation, items } = inDoubt(context)!
              return {
                conversation,
                items: items.map(({ localId, writtenAt }) => ({ localId, writtenAt: writtenAt! })),
              }
            },
          },
          on: {
            'reconcile.succeeded': { target: 'idle', actions: 'apply' },
            'reconcile.failed': { target: 'idle', actions: 'apply' },
          },
          always: { guard: 'cannotAsk', target: 'idle' },
        },
        resting: {
          entry: 'startResting',
          exit: 'stopResting',
          invoke: {
            src: 'waitUntil',
            id: 'rest',
            input: ({ context }): Deadline => ({ at: context.restAt!, fact: 'imMessage.reconcileElapsed' }),
          },
          on: { 'imMessage.reconcileElapsed': { target: 'idle', actions: 'apply' } },
          always: { guard: 'cannotRest', target: 'idle' },
        },
      },
    },
  },
})
