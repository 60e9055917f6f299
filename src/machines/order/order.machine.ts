import { assign, setup } from 'xstate'
import { texts } from '#src/domain/text/texts.ts'
import { type Deadline, type Failure, port, waitUntil } from '../port.ts'
import { restAfter } from '../rests.ts'
import type {
  Gateway,
  OrderCall,
  OrderContext,
  OrderFact,
  OrderTruth,
  PaymentAnswer,
  PaymentKind,
  Said,
} from './order.facts.ts'

/** Ours: after so long the server is asked what has become of a payment that somebody left for. */
const AWAY_MS = 10_000
/** Ours: an order that should have expired and has not is looked at again. */
const LOOK_AGAIN_MS = 15_000

const notAllowed: Failure = { reason: 'notAllowed', message: '支付页面不在认可的名单里，已为你拦截' }
const failed = (message: string): Failure => ({ reason: 'paymentFailed', message: message || texts.paymentFailed })

export interface CreateOrder {
  readonly key: string
  readonly endpoint: OrderCall['endpoint']
  readonly request: OrderCall['request']
  readonly password: string | null
}

export interface RequestPayment {
  readonly orderId: string
  /** The key of the attempt. */
  readonly attempt: string
  readonly kind: PaymentKind
  readonly password: string | null
}

export interface Leaving {
  readonly key: string
  readonly orderId: string
  readonly gateway: Gateway
  readonly tab: string
}

const truth = (event: OrderFact): OrderTruth => (event as Said<'confirm.succeeded', { order: OrderTruth }>).order
const statusOf = (event: OrderFact): string => truth(event).status
const answer = (event: OrderFact): PaymentAnswer => event as Said<'requestPayment.succeeded', PaymentAnswer>
const isFinal = (event: OrderFact): boolean => (event as Said<'create.failed', { isFinal?: boolean }>).isFinal === true

/** Codes that count as success (marketplace §7, A-02). */
const accepted = ['200', '0', '000000']

/** How the server's word on an order is followed, whoever asked for it. */
const known = [
  { guard: 'isPaid', target: '#order.paid', actions: ['keepOrder', 'endPayment', 'forgetFailure'] },
  { guard: 'isClosed', target: '#order.closed', actions: ['keepOrder', 'endPayment', 'forgetFailure'] },
  { guard: 'isPending', target: '#order.resting', actions: 'keepOrder' },
] as const
/** Why it could not be placed at first is over, once it is placed. */
const settleNew = [
  ...known,
  { target: '#order.open.unpaid', actions: ['keepOrder', 'endPayment', 'forgetFailure'] },
] as const
const settle = [
  ...known,
  { guard: 'hasAttempt', target: '#order.open.failed', actions: ['keepOrder', 'endPayment'] },
  { target: '#order.open.unpaid', actions: ['keepOrder', 'endPayment'] },
] as const

/**
 * One purchase from the wish to the truth (marketplace §4, §7, §8; lc:order, lc:payment-h5-bank, lc:payment-h5-wallet,
 * lc:payment-app; A-17). Money is safe by construction: the key is journaled before anything is sent and goes with every repetition;
 * what is not known is asked of the server until it is; and paying again needs the server's word that nothing was paid.
 */
export const orderMachine = setup({
  types: { context: {} as OrderContext, events: {} as OrderFact, input: {} as { key: string } },
  actors: {
    create: port<CreateOrder>('order.create'),
    requestPayment: port<RequestPayment>('order.requestPayment'),
    /** Asks the server what has become of the order. */
    confirm: port<{ orderId: string }>('order.confirm'),
    cancel: port<{ orderId: string }>('order.cancel'),
    waitUntil,
  },
  guards: {
    namesOrder: ({ event }) => (event as Said<'order.checkRequested', { orderId?: string }>).orderId !== undefined,
    isFinal: ({ event }) => isFinal(event),
    /** Nobody here placed it or began to pay it, and the server does not have it. */
    isNobodys: ({ context, event }) => isFinal(event) && context.attempt === null && context.endpoint === null,
    isPaid: ({ event }) => statusOf(event) === 'paid',
    isClosed: ({ event }) => statusOf(event) === 'closed',
    isPending: ({ event }) => statusOf(event) === 'pending',
    hasAttempt: ({ context }) => context.attempt !== null,
    hasGateway: ({ context }) => context.gateway !== null,
    isParameterError: ({ event }) => answer(event).code === 'ERROR',
    isRejected: ({ event }) => !accepted.includes(answer(event).code),
    isDone: ({ event }) => answer(event).isDone,
    isEmpty: ({ event }) => answer(event).gateway === null,
    isForeign: ({ event }) => !answer(event).isAllowed,
    isPluginFailure: ({ event }) => (event as Said<'order.pluginAnswered', { code: string }>).code === '0002',
  },
  actions: {
    noteWish: assign(({ event }) => {
      const { endpoint, request, password } = event as Extract<OrderFact, { type: 'order.placeRequested' }>
      return { endpoint, request, password: password ?? null, failure: null, tries: 0 }
    }),
    nameOrder: assign({
      order: ({ event }): OrderTruth => {
        const { orderId } = event as Said<'order.checkRequested', { orderId?: string }>
        return { orderId: orderId!, status: 'unpaid', expiresAt: null }
      },
      failure: null,
    }),
    keepOrder: assign({ order: ({ event }) => truth(event), password: null }),
    forgetOrder: assign({ order: null, tries: 0 }),
    /** The server has said how the payment ended: its gateway is of no use any more. */
    endPayment: assign({ gateway: null, tries: 0 }),
    beginAttempt: assign(({ event }) => {
      const { id, kind, tab, password } = event as Extract<OrderFact, { type: 'order.payRequested' }>
      return { attempt: { id, kind, tab }, password: password ?? null, failure: null, tries: 0 }
    }),
    moveAttempt: assign(({ context, event }) => {
      const { tab } = event as Said<'order.continueRequested', { tab: string }>
      return { attempt: { ...context.attempt!, tab }, tries: 0 }
    }),
    keepGateway: assign({ gateway: ({ event }) => answer(event).gateway }),
    rememberFailure: assign({ failure: ({ event }) => (event as { failure: Failure }).failure }),
    rememberParameterError: assign({ failure: failed(texts.paymentParameter) }),
    rememberEmpty: assign({ failure: failed(texts.paymentReorder) }),
    rememberForeign: assign({ failure: notAllowed }),
    rememberMessage: assign({ failure: ({ event }) => failed((event as { message: string }).message) }),
    forgetFailure: assign({ failure: null }),
    askAfresh: assign({ tries: 0 }),
    awaitExpiry: assign({
      nextAt: ({ context, event }) => {
        const expiresAt = context.order?.expiresAt ?? 0
        return expiresAt > event.at ? expiresAt : event.at + LOOK_AGAIN_MS
      },
    }),
    awaitReturn: assign({ nextAt: ({ event }) => event.at + AWAY_MS }),
    rest: assign(({ context, event }) => restAfter(context.tries, event.at)),
    stopWaiting: assign({ nextAt: null }),
    /** Goes to the gateway, in the tab that asked. An action, so that no restart ever goes there by itself. */
    leave: (_, _leaving: Leaving) => undefined,
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({
    key: input.key,
    endpoint: null,
    request: {},
    order: null,
    attempt: null,
    password: null,
    gateway: null,
    failure: null,
    tries: 0,
    nextAt: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'order.placeRequested': { target: 'creating', actions: 'noteWish' },
        'order.checkRequested': { guard: 'namesOrder', target: 'asking', actions: 'nameOrder' },
      },
    },
    creating: {
      invoke: {
        src: 'create',
        id: 'create',
        input: ({ context: { key, endpoint, request, password } }) => ({ key, endpoint: endpoint!, request, password }),
      },
      on: {
        'create.succeeded': [...settleNew],
        'create.failed': [
          { guard: 'isFinal', target: 'refused', actions: 'rememberFailure' },
          { target: 'uncertain', actions: 'rememberFailure' },
        ],
      },
    },
    /** The server has said no: there is no order. */
    refused: { on: { 'order.placeRequested': { target: 'creating', actions: 'noteWish' } } },
    /** Nobody knows whether there is an order (确认中): the same wish is sent again under the same key. */
    uncertain: {
      entry: 'rest',
      exit: 'stopWaiting',
      invoke: waiting(),
      on: {
        'order.waitElapsed': { target: 'creating' },
        'order.checkRequested': { target: 'creating', actions: 'askAfresh' },
      },
    },
    open: {
      initial: 'unpaid',
      entry: 'awaitExpiry',
      exit: 'stopWaiting',
      invoke: waiting(),
      on: {
        'order.payRequested': { target: 'requesting', actions: 'beginAttempt' },
        'order.cancelRequested': { target: 'cancelling', actions: 'forgetFailure' },
        'order.checkRequested': { target: 'asking' },
        'order.waitElapsed': { target: 'asking' },
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
        input: ({ context: { order, attempt, password } }) => ({
          orderId: order!.orderId,
          attempt: attempt!.id,
          kind: attempt!.kind,
          password,
        }),
      },
      on: {
        'requestPayment.succeeded': [
          { guard: 'isParameterError', target: 'asking', actions: 'rememberParameterError' },
          { guard: 'isRejected', target: 'asking', actions: 'rememberMessage' },
          { guard: 'isDone', target: 'asking' },
          { guard: 'isEmpty', target: 'asking', actions: 'rememberEmpty' },
          { guard: 'isForeign', target: 'asking', actions: 'rememberForeign' },
          { target: 'gone', actions: 'keepGateway' },
        ],
        'requestPayment.failed': { target: 'asking', actions: 'rememberFailure' },
      },
    },
    gone: {
      initial: 'leaving',
      entry: 'awaitReturn',
      exit: 'stopWaiting',
      invoke: waiting(),
      on: {
        'order.checkRequested': { target: 'asking' },
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
            params: ({ context: { key, order, gateway, attempt } }) => ({
              key,
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
          { guard: 'isNobodys', target: 'idle', actions: ['rememberFailure', 'forgetOrder'] },
          { target: 'resting' },
        ],
        'order.pluginAnswered': { guard: 'isPluginFailure', actions: 'rememberMessage' },
      },
    },
    /** 确认中: the server does not know yet, or could not be asked. */
    resting: {
      entry: 'rest',
      exit: 'stopWaiting',
      invoke: waiting(),
      on: {
        'order.waitElapsed': { target: 'asking' },
        'order.checkRequested': { target: 'asking', actions: 'askAfresh' },
        'order.pluginAnswered': [
          { guard: 'isPluginFailure', target: 'asking', actions: 'rememberMessage' },
          { target: 'asking' },
        ],
        'order.continueRequested': [
          { guard: 'hasGateway', target: 'gone', actions: 'moveAttempt' },
          { guard: 'hasAttempt', target: 'requesting', actions: 'moveAttempt' },
        ],
        'order.cancelRequested': { target: 'cancelling', actions: 'forgetFailure' },
      },
    },
    cancelling: {
      invoke: { src: 'cancel', id: 'cancel', input: ({ context }) => ({ orderId: context.order!.orderId }) },
      on: {
        'cancel.succeeded': { target: 'closed', actions: ['keepOrder', 'endPayment'] },
        'cancel.failed': { target: 'asking', actions: 'rememberFailure' },
      },
    },
    paid: {},
    closed: {},
  },
})

function waiting() {
  return {
    src: 'waitUntil',
    id: 'wait',
    input: ({ context }: { context: OrderContext }): Deadline => ({ at: context.nextAt!, fact: 'order.waitElapsed' }),
  } as const
}
