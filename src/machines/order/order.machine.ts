import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate'
import { texts } from '#src/domain/text/texts.ts'
import { timings } from '#src/domain/time/timings.ts'
import type { FollowUp } from '../follow-ups.ts'
import { type Failure, meantAt, port, type Sending, types, waitUntil } from '../port.ts'
import { backoff } from '../backoff.ts'
import { AWAY_MS, cancelAtOf, nothingMeant, untilItExpires, waiting } from './order.facts.ts'
import type {
  Gateway,
  OrderCall,
  OrderContext,
  OrderFact,
  OrderTruth,
  PaymentAnswer,
  PaymentKind,
} from './order.facts.ts'
import { outOfWindow, pastCashier, toCashier, toFailure, toSuccess } from './leads.ts'

const notAllowed: Failure = { reason: 'notAllowed', message: '支付页面不在认可的名单里，已为你拦截' }
const failed = (message: string): Failure => ({ reason: 'paymentFailed', message: message || texts.paymentFailed })

export interface CreateOrder extends Sending {
  readonly intent: string
  readonly endpoint: OrderCall['endpoint']
  readonly request: OrderCall['request']
  readonly password: string | null
}

export interface RequestPayment {
  readonly orderId: string
  /** The intent key of the payment. */
  readonly intent: string
  readonly kind: PaymentKind
  readonly password: string | null
  /** After an answer that was lost. */
  readonly isRepetition: boolean
}

export interface Leaving {
  /** The stream's key. */
  readonly intent: string
  readonly orderId: string
  readonly gateway: Gateway
  readonly tab: string
}

const truth = (event: OrderFact): OrderTruth => {
  assertEvent(event, ['create.succeeded', 'confirm.succeeded', 'cancel.succeeded'])
  return event.order
}
const statusOf = (event: OrderFact): string => truth(event).status
const answer = (event: OrderFact): PaymentAnswer => {
  assertEvent(event, 'requestPayment.succeeded')
  return event
}
const isFinal = (event: OrderFact): boolean => {
  assertEvent(event, ['create.failed', 'confirm.failed'])
  return event.isFinal === true
}
const looked = (event: OrderFact) => {
  assertEvent(event, 'order.checkRequested')
  return event
}
/** Whether the server says something else than what was known before; what it was first heard to say is what pages have read too. */
const isNews = ({ order }: OrderContext, event: OrderFact): boolean =>
  order?.status !== statusOf(event) && (order?.status !== 'unknown' || event.type === 'cancel.succeeded')

/** Codes that count as success (marketplace §7, A-02). */
const accepted = ['200', '0', '000000']

/** Why it could not be placed at first is over, once it is placed. */
const ended = ['keepOrder', 'endPayment', 'forgetFailure'] as const
const settleNew = [
  { guard: 'isPaid', target: '#order.paid', actions: [...ended, 'tellDone', 'leadToSuccess'] },
  { guard: 'isClosed', target: '#order.closed', actions: [...ended, 'leadToFailure'] },
  { guard: 'isPending', target: '#order.resting', actions: ['keepOrder', 'tellDone', 'leadToCashier'] },
  { target: '#order.open.unpaid', actions: [...ended, 'tellDone', 'leadToCashier', 'leadOutOfWindow'] },
] as const
/** How the server's word on an order that is known is followed; whoever shows the order reads it anew when it says something else. */
const open = ['renew', 'keepOrder', 'forgetGateway', 'forgetAsker', 'leadToCashier'] as const
const settle = [
  { guard: 'isPaid', target: '#order.paid', actions: ['renew', ...ended, 'forgetAsker', 'leadToSuccess'] },
  { guard: 'isClosed', target: '#order.closed', actions: ['renew', ...ended, 'forgetAsker', 'leadToFailure'] },
  { guard: 'isPending', target: '#order.resting', actions: ['renew', 'keepOrder', 'tellNoNews', 'forgetAsker'] },
  { guard: 'hasAttempt', target: '#order.open.failed', actions: [...open, 'leadToFailure'] },
  { target: '#order.open.unpaid', actions: [...open, 'leadOutOfWindow'] },
] as const

/**
 * One purchase from the intent to the truth (marketplace §4, §7, §8; lc:order, lc:payment-h5-bank, lc:payment-h5-wallet,
 * lc:payment-app; A-17). Money is safe by construction: the key is journaled before anything is sent and goes with every repetition;
 * what is not known is asked of the server until it is; and paying again needs the server's word that nothing was paid.
 */
export const orderMachine = setup({
  types: types<{
    context: OrderContext
    events: OrderFact
    input: { intent: string }
    emitted: FollowUp & { at: number }
  }>(),
  actors: {
    create: port<CreateOrder>('order.create'),
    requestPayment: port<RequestPayment>('order.requestPayment'),
    /** Asks the server what has become of the order. */
    confirm: port<{ orderId: string }>('order.confirm'),
    cancel: port<{ orderId: string }>('order.cancel'),
    waitUntil,
  },
  guards: {
    namesOrder: ({ event }) => looked(event).orderId !== undefined,
    isPressed: ({ event }) => typeof looked(event).tab === 'string',
    isReturn: ({ event }) => looked(event).isReturn === true,
    isFinal: ({ event }) => isFinal(event),
    /** Nobody here placed it, began to pay it or asked to cancel it, and the server does not have it. */
    isNobodys: ({ context, event }) =>
      isFinal(event) && [context.attempt, context.endpoint, context.cancelAt].every((one) => one === null),
    isPaid: ({ event }) => statusOf(event) === 'paid',
    isClosed: ({ event }) => statusOf(event) === 'closed',
    isPending: ({ event }) => statusOf(event) === 'pending',
    isUndecided: ({ context }) => context.failure?.reason === 'undecided',
    hasAttempt: ({ context }) => context.attempt !== null,
    isNotCancelled: ({ context }) => context.cancelAt === null,
    hasGateway: ({ context }) => context.gateway !== null,
    isParameterError: ({ event }) => answer(event).code === 'ERROR',
    isDone: ({ event }) => accepted.includes(answer(event).code) && answer(event).isDone,
    isEmpty: ({ event }) => answer(event).gateway === null,
    isRejected: ({ event }) => !accepted.includes(answer(event).code),
    isForeign: ({ event }) => !answer(event).isAllowed,
    isPluginFailure: ({ event }) => {
      assertEvent(event, 'order.pluginAnswered')
      return event.code === '0002'
    },
  },
  actions: {
    noteIntent: assign(({ event }) => {
      assertEvent(event, 'order.placeRequested')
      const { endpoint, request, password = null, withPassword = false, way = null, follows = {}, at } = event
      return { endpoint, request, password, way, follows, failure: null, tries: 0, sent: meantAt(at, withPassword) }
    }),
    /** Nobody knows, and its person has looked for themselves: it is as if nothing had been said (ORD-12). */
    forgetIntent: assign(nothingMeant),
    recall: assign(({ event }) => {
      assertEvent(event, 'order.recalled')
      // What goes out with a password does not go out without it; what is not known of it is what could be sent.
      return { endpoint: event.endpoint, sent: meantAt(event.since, true) }
    }),
    nameOrder: assign(({ event }) => ({
      order: { orderId: looked(event).orderId!, status: 'unknown' as const, expiresAt: null },
      failure: null,
    })),
    noteAsker: assign({ asker: ({ event }) => looked(event).tab ?? null }),
    forgetAsker: assign({ asker: null }),
    keepOrder: assign({ order: ({ event }) => truth(event), password: null, cancelAt: null }),
    noteCancel: assign({ cancelAt: ({ event }) => cancelAtOf(event), failure: null }),
    forgetOrder: assign({ order: null, tries: 0 }),
    /** The server has said how the payment ended: its gateway is of no use any more. */
    endPayment: assign({ gateway: null, tries: 0 }),
    forgetGateway: assign({ gateway: null }),
    beginAttempt: assign(({ event }) => {
      assertEvent(event, 'order.payRequested')
      const { id, kind, tab, password = null } = event
      return { attempt: { intent: id, kind, tab }, password, failure: null, tries: 0 }
    }),
    moveAttempt: assign(({ context, event }) => {
      assertEvent(event, 'order.continueRequested')
      return { attempt: { ...context.attempt!, tab: event.tab }, tries: 0 }
    }),
    keepGateway: assign({ gateway: ({ event }) => answer(event).gateway }),
    rememberFailure: assign(({ event }) => {
      assertEvent(event, ['create.failed', 'requestPayment.failed', 'confirm.failed', 'cancel.failed'])
      return { failure: event.failure }
    }),
    rememberParameterError: assign({ failure: failed(texts.paymentParameter) }),
    rememberEmpty: assign({ failure: failed(texts.paymentReorder) }),
    rememberForeign: assign({ failure: notAllowed }),
    rememberMessage: assign(({ event }) => {
      assertEvent(event, ['requestPayment.succeeded', 'order.pluginAnswered'])
      return { failure: failed(event.message) }
    }),
    forgetFailure: assign({ failure: null }),
    forgetPassword: assign({ password: null }),
    askAfresh: assign({ tries: 0 }),
    /** What should have expired and has not is asked about again, the longer the more often. */
    awaitExpiry: assign(({ context: { order, tries }, event }) => {
      const expiresAt = order?.expiresAt ?? 0
      return { nextAt: expiresAt > event.at ? expiresAt : backoff(tries, event.at).nextAt }
    }),
    countLook: assign(({ context: { tries }, event }) => ({ tries: backoff(tries, event.at).tries })),
    awaitReturn: assign({ nextAt: ({ event }) => event.at + AWAY_MS }),
    rest: assign(({ context, event }) => backoff(context.tries, event.at)),
    stopWaiting: assign({ nextAt: null }),
    tellDone: enqueueActions(({ context, event, enqueue }) => {
      for (const fact of context.follows.done ?? []) enqueue.emit({ ...fact, at: event.at })
    }),
    tellRefused: enqueueActions(({ context, event, enqueue }) => {
      for (const fact of context.follows.refused ?? []) enqueue.emit({ ...fact, at: event.at })
    }),
    /** To the tab that waits for a word: there is none. */
    tellNoNews: enqueueActions(({ context: { asker }, event, enqueue }) => {
      if (asker === null) return
      const toast = { message: texts.noPaymentResultYet, durationMs: timings.toastMs, tab: asker }
      enqueue.emit({ type: 'toast.shown', ...toast, at: event.at })
    }),
    renew: enqueueActions(({ context, event, enqueue }) => {
      if (!isNews(context, event)) return
      const key = `order.details?orderId=${encodeURIComponent(truth(event).orderId)}`
      enqueue.emit({ type: 'resource.refreshRequested', key, at: event.at })
    }),
    leadToCashier: emit(({ context, event }) => ({ ...toCashier(context), at: event.at })),
    leadOutOfWindow: emit(({ context, event }) => ({ ...outOfWindow(context), at: event.at })),
    leadToSuccess: emit(({ context, event }) => ({ ...toSuccess(context), at: event.at })),
    leadToFailure: emit(({ context, event }) => ({ ...toFailure(context), at: event.at })),
    leadPastCashier: emit(({ context, event }) => ({ ...pastCashier(context), at: event.at })),
    /** Goes to the gateway, in the tab that asked. An action, so that no restart ever goes there by itself. */
    leave: (_, _leaving: Leaving) => undefined,
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({
    ...nothingMeant,
    intent: input.intent,
    order: null,
    attempt: null,
    gateway: null,
    nextAt: null,
    asker: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'order.placeRequested': { target: 'creating', actions: 'noteIntent' },
        'order.recalled': { target: 'uncertain', actions: 'recall' },
        'order.checkRequested': { guard: 'namesOrder', target: 'asking', actions: ['nameOrder', 'noteAsker'] },
      },
    },
    creating: {
      invoke: {
        src: 'create',
        id: 'create',
        input: ({ context: { intent, endpoint, request, password, sent }, event }) => ({
          intent,
          endpoint: endpoint!,
          request,
          password,
          sent,
          isRepetition: event.type !== 'order.placeRequested',
        }),
      },
      on: {
        'create.succeeded': [...settleNew],
        'create.failed': [
          { guard: 'isFinal', target: 'refused', actions: ['rememberFailure', 'forgetPassword', 'tellRefused'] },
          { target: 'uncertain', actions: 'rememberFailure' },
        ],
      },
    },
    /** The server has said no: there is no order. */
    refused: { on: { 'order.placeRequested': { target: 'creating', actions: 'noteIntent' } } },
    /** Nobody knows whether there is an order (确认中): the same intent is sent again under the same key. */
    uncertain: {
      entry: 'rest',
      exit: 'stopWaiting',
      invoke: waiting,
      on: {
        'order.waitElapsed': { target: 'creating' },
        'order.checkRequested': { target: 'creating', actions: 'askAfresh' },
        'order.dismissed': { guard: 'isUndecided', target: 'idle', actions: 'forgetIntent' },
      },
    },
    open: {
      initial: 'unpaid',
      entry: 'awaitExpiry',
      exit: 'stopWaiting',
      invoke: { ...waiting, input: untilItExpires },
      on: {
        'order.payRequested': { target: 'requesting', actions: 'beginAttempt' },
        'order.cancelRequested': { target: 'cancelling', actions: 'noteCancel' },
        'order.checkRequested': { target: 'asking', actions: ['askAfresh', 'noteAsker', 'leadToCashier'] },
        'order.waitElapsed': { target: 'asking', actions: 'countLook' },
      },
      states: {
        unpaid: {},
        /** The server has said that the payment did not go through. */
        failed: {},
      },
    },
    requesting: {
      invoke: {
        src: 'requestPayment',
        id: 'requestPayment',
        input: ({ context: { order, attempt, password }, event }) => ({
          orderId: order!.orderId,
          isRepetition: event.type === 'order.continueRequested',
          intent: attempt!.intent,
          kind: attempt!.kind,
          password,
        }),
      },
      on: {
        'requestPayment.succeeded': [
          { guard: 'isParameterError', target: 'asking', actions: 'rememberParameterError' },
          { guard: 'isDone', target: 'asking' },
          { guard: 'isEmpty', target: 'asking', actions: 'rememberEmpty' },
          { guard: 'isRejected', target: 'asking', actions: 'rememberMessage' },
          { guard: 'isForeign', target: 'asking', actions: 'rememberForeign' },
          { target: 'gone', actions: 'keepGateway' },
        ],
        'requestPayment.failed': { target: 'asking', actions: 'rememberFailure' },
        'order.checkRequested': { actions: 'leadToCashier' },
      },
    },
    gone: {
      initial: 'leaving',
      entry: 'awaitReturn',
      exit: 'stopWaiting',
      invoke: waiting,
      on: {
        'order.checkRequested': { target: 'asking', actions: ['noteAsker', 'leadToCashier'] },
        'order.waitElapsed': { target: 'asking' },
        'order.pluginAnswered': [
          { guard: 'isPluginFailure', target: 'asking', actions: 'rememberMessage' },
          { target: 'asking' },
        ],
      },
      states: {
        /** The tab that asked is to go to the gateway. */
        leaving: {
          entry: {
            type: 'leave',
            params: ({ context: { intent, order, gateway, attempt } }) => ({
              intent,
              orderId: order!.orderId,
              gateway: gateway!,
              tab: attempt!.tab,
            }),
          },
          on: { 'order.left': { target: 'away' } },
        },
        away: {},
      },
    },
    /** 确认中: the server is being asked. */
    asking: {
      invoke: { src: 'confirm', id: 'confirm', input: ({ context }) => ({ orderId: context.order!.orderId }) },
      on: {
        'confirm.succeeded': [...settle],
        'confirm.failed': [
          { guard: 'isNobodys', target: 'idle', actions: ['rememberFailure', 'forgetOrder', 'forgetAsker'] },
          { target: 'resting', actions: ['tellNoNews', 'forgetAsker'] },
        ],
        'order.checkRequested': [
          { guard: 'isPressed', actions: ['noteAsker', 'leadToCashier'] },
          { actions: 'leadToCashier' },
        ],
        'order.pluginAnswered': { guard: 'isPluginFailure', actions: 'rememberMessage' },
      },
    },
    /** 确认中: the server does not know yet, or could not be asked. */
    resting: {
      entry: 'rest',
      exit: 'stopWaiting',
      invoke: waiting,
      on: {
        'order.waitElapsed': { target: 'asking' },
        'order.checkRequested': { target: 'asking', actions: ['askAfresh', 'noteAsker', 'leadToCashier'] },
        'order.pluginAnswered': [
          { guard: 'isPluginFailure', target: 'asking', actions: 'rememberMessage' },
          { target: 'asking' },
        ],
        'order.continueRequested': [
          { guard: 'hasGateway', target: 'gone', actions: 'moveAttempt' },
          { guard: 'hasAttempt', target: 'requesting', actions: 'moveAttempt' },
        ],
        'order.cancelRequested': { guard: 'isNotCancelled', target: 'cancelling', actions: 'noteCancel' },
      },
    },
    cancelling: {
      invoke: { src: 'cancel', id: 'cancel', input: ({ context }) => ({ orderId: context.order!.orderId }) },
      on: {
        'cancel.succeeded': [
          { guard: 'isClosed', target: 'closed', actions: ['renew', 'keepOrder', 'endPayment', 'leadToFailure'] },
          // An answer that does not say so: how it stands is asked.
          { target: 'asking' },
        ],
        'cancel.failed': { target: 'asking', actions: 'rememberFailure' },
        'order.checkRequested': { actions: 'leadToCashier' },
      },
    },
    paid: {
      on: {
        'order.checkRequested': [{ guard: 'isReturn', actions: 'leadPastCashier' }, { actions: 'leadToSuccess' }],
      },
    },
    closed: { on: { 'order.checkRequested': { actions: 'leadToFailure' } } },
  },
})
