import { fieldsOf, textsOf } from '#src/domain/unknown.ts'
import type { Follows } from '../follow-ups.ts'
import { inputOf, type MachineModel, type MachineView, type Output, type TraceStep } from '../model.ts'
import type { OrderCall, OrderContext, PaymentKind } from './order.facts.ts'

type View = MachineView<OrderContext>
type Step = TraceStep<OrderContext>
type Placed = OrderCall & {
  readonly password: string | null
  readonly withPassword: boolean
  readonly way: PaymentKind | null
  readonly follows: Follows
}

const start = Date.UTC(2026, 2, 1)
const lost = { reason: 'timeout', message: '网络有点慢，请稍后再试' }
const undecided = { reason: 'undecided', message: '没有看到它。' }
const refused = { reason: 'refused', message: '已经售罄' }
const order = (status: string, expiresAt = start + 900_000) => ({ order: { orderId: 'o1', status, expiresAt } })
const answer = { code: '200', message: '', gateway: null, isAllowed: true, isDone: false }
const form = { kind: 'form', action: 'https://bank.example.com/pay', fields: { sn: '1' } }
const page = { kind: 'page', url: 'https://wallet.example.com/pay?sn=1' }

const follows: Follows = {
  done: [{ type: 'submission.reset', key: 'purchase/1', tab: 't1' }],
  refused: [{ type: 'resource.refreshRequested', key: 'order.preview?productId=1' }],
}

const isIn = (view: View, state: string): boolean =>
  view.states.some((one) => one === state || one.startsWith(`${state}.`))
const isRunning = (view: View, id: string): boolean => view.running.some((effect) => effect.id === id)
const begun = (step: Step, name: string): Output[] =>
  step.out.filter((output) => output.kind === 'effect' && output.name === name)

/** In which state each effect runs. */
const runsIn = { create: 'creating', requestPayment: 'requesting', confirm: 'asking', cancel: 'cancelling' }

const truths = {
  unpaid: order('unpaid'),
  overdue: order('unpaid', start),
  pending: order('pending'),
  paid: order('paid'),
  closed: order('closed'),
}

/** What can happen around an order, and what holds whatever happens (ORD-… in order.rules.md). */
export const orderModel: MachineModel<OrderContext> = {
  id: 'order',
  start,
  inputs: { intent: { intent: 'intent-1' } },
  alphabet: {
    'order.placeRequested': {
      by: 'user',
      classes: {
        '': {
          endpoint: 'order.create',
          request: { productId: '1' },
          password: '123456',
          withPassword: true,
          way: 'wallet',
          follows,
        } satisfies Placed,
        other: {
          endpoint: 'order.quick',
          request: { productId: '2' },
          password: null,
          withPassword: false,
          way: null,
          follows: {},
        } satisfies Placed,
      },
    },
    'order.checkRequested': {
      by: 'user',
      classes: {
        '': { tab: null },
        named: { orderId: 'o1', tab: null },
        pressed: { orderId: 'o1', tab: 't4' },
        returned: { orderId: 'o1', tab: null, isReturn: true },
      },
    },
    'order.dismissed': { by: 'user', classes: { '': {} } },
    'order.recalled': { by: 'app', classes: { '': { endpoint: 'order.byBeans', since: start - 60_000 } } },
    'order.payRequested': {
      by: 'user',
      classes: {
        bankCard: { id: 'f-1', kind: 'bankCard', tab: 't1', password: null },
        appWebView: { id: 'f-3', kind: 'appWebView', tab: 't1', password: null },
        beans: { id: 'f-2', kind: 'beans', tab: 't2', password: '123456' },
      },
    },
    'order.continueRequested': { by: 'user', classes: { '': { tab: 't3' } } },
    'order.cancelRequested': { by: 'user', classes: { '': {} } },
    'order.left': { by: 'app', classes: { '': {} } },
    'order.pluginAnswered': {
      by: 'app',
      classes: { failed: { code: '0002', message: '余额不足' }, other: { code: '0000', message: '' } },
    },
    'create.succeeded': { by: 'effect', effect: 'create', classes: truths },
    'create.failed': {
      by: 'effect',
      effect: 'create',
      classes: {
        refused: { failure: refused, isFinal: true },
        lost: { failure: lost },
        undecided: { failure: undecided },
      },
    },
    'requestPayment.succeeded': {
      by: 'effect',
      effect: 'requestPayment',
      classes: {
        form: { ...answer, gateway: form },
        page: { ...answer, gateway: page },
        parameterError: { ...answer, code: 'ERROR', message: 'ignored' },
        empty: answer,
        done: { ...answer, isDone: true },
        wallet500: { ...answer, code: '500', message: '钱包服务繁忙', gateway: page },
        other: { ...answer, code: '1001', message: '银行卡已冻结', gateway: form },
        otherEmpty: { ...answer, code: '1001', message: '银行卡已冻结' },
        otherWithGateway: { ...answer, code: '1001', message: '', gateway: form },
        foreign: { ...answer, gateway: form, isAllowed: false },
      },
    },
    'requestPayment.failed': { by: 'effect', effect: 'requestPayment', classes: { '': { failure: lost } } },
    'confirm.succeeded': { by: 'effect', effect: 'confirm', classes: truths },
    'confirm.failed': {
      by: 'effect',
      effect: 'confirm',
      classes: { lost: { failure: lost }, unknown: { failure: refused, isFinal: true } },
    },
    'cancel.succeeded': {
      by: 'effect',
      effect: 'cancel',
      classes: { '': order('closed'), otherwise: order('paid') },
    },
    'cancel.failed': { by: 'effect', effect: 'cancel', classes: { '': { failure: refused } } },
  },
  abstract: (context) => ({
    isPlaced: context.endpoint,
    hasAsker: context.asker !== null,
    known: context.order?.status,
    isApp: context.attempt?.kind === 'appWebView',
    hasOrder: context.order !== null,
    hasAttempt: context.attempt !== null,
    hasGateway: context.gateway !== null,
    hasPassword: context.password !== null,
    withPassword: context.sent?.withPassword,
    hasFailure: context.failure !== null,
    isUndecided: context.failure?.reason === 'undecided',
    isCancelled: context.cancelAt !== null,
    tries: context.tries,
  }),
  laws: {
    state: [
      {
        id: 'ORD-1',
        says: 'each effect runs exactly in its state, and the create call carries the key of the stream',
        holds: (view) =>
          Object.entries(runsIn).every(([effect, state]) => isRunning(view, effect) === isIn(view, state)) &&
          view.running.every(({ id, input }) => id !== 'create' || fieldsOf(input)['intent'] === view.context.intent),
      },
      {
        id: 'ORD-6',
        says: 'what is waited for is the instant in the context, and something is waited for wherever the truth is open',
        holds: (view) => {
          const awaited = inputOf(view, 'wait')
          const isOpen = ['uncertain', 'open', 'gone', 'resting'].some((state) => isIn(view, state))
          return (awaited?.['at'] ?? null) === view.context.nextAt && isOpen === (awaited !== undefined)
        },
      },
      {
        id: 'ORD-4',
        says: 'a gateway is left for only with a payment in process',
        holds: (view) => !isIn(view, 'gone') || (view.context.gateway !== null && view.context.attempt !== null),
      },
      {
        id: 'ORD-14',
        says: 'a payment password is kept only until the server has answered what it went with',
        holds: (view) =>
          view.context.password === null ||
          !['idle', 'refused', 'open', 'paid', 'closed'].some((state) => isIn(view, state)),
      },
    ],
    step: [
      {
        id: 'ORD-2',
        says: 'a paid order never leaves paid, a closed one never opens',
        holds: ({ before, after }) => ['paid', 'closed'].every((state) => !isIn(before, state) || isIn(after, state)),
      },
      {
        id: 'ORD-3',
        says: 'paid, closed by itself and failed are only ever the word of the server',
        holds: ({ fact, before, after }) =>
          ['paid', 'closed', 'open.failed'].every(
            (state) =>
              isIn(before, state) ||
              !isIn(after, state) ||
              ['create.succeeded', 'confirm.succeeded', 'cancel.succeeded'].includes(fact.type),
          ),
      },
      {
        id: 'ORD-13',
        says: 'a cancelling is in doubt until the server has said how the order stands',
        holds: ({ fact, before, after }) =>
          before.context.cancelAt === null ||
          after.context.cancelAt !== null ||
          ['confirm.succeeded', 'cancel.succeeded'].includes(fact.type),
      },
      {
        id: 'ORD-9',
        says: 'only pages of this purchase are led on, and never to where they are',
        holds: ({ out }) =>
          out
            .filter(({ name }) => name.startsWith('navigation.'))
            .every(({ with: lead }) => {
              const { from, href } = fieldsOf(lead)
              const pages = textsOf(from)
              return pages.length > 0 && pages.every((page) => /=(intent-1|o1)$/.test(page) && page !== href)
            }),
      },
      {
        id: 'ORD-10',
        says: 'who waits for a word is told one, in the tab where they wait, and waits no longer',
        holds: ({ before, after, out }) => {
          const told = out.filter(({ name }) => name === 'toast.shown')
          const isOver = isIn(before, 'asking') && !isIn(after, 'asking')
          const tab = before.context.asker
          return (
            (!isOver || after.context.asker === null) &&
            told.every(({ with: toast }) => tab !== null && fieldsOf(toast)['tab'] === tab) &&
            (told.length === 0 || isIn(after, 'resting'))
          )
        },
      },
      {
        id: 'ORD-7',
        says: 'an open order can be paid, cancelled and looked at, always',
        holds: ({ fact, before, after }) =>
          !isIn(before, 'open') ||
          !['order.payRequested', 'order.cancelRequested', 'order.checkRequested'].includes(fact.type) ||
          !isIn(after, 'open'),
      },
    ],
    trace: [
      {
        id: 'ORD-5',
        says: 'a payment is begun anew only after the server has said that the last one did not go through',
        holds: (trace) => {
          let open: unknown = null
          return trace.every((step) => {
            const { fact } = step
            const said = fieldsOf(fact['order'])['status']
            if (fact.type === 'confirm.succeeded' && said === 'unpaid') open = null
            return begun(step, 'requestPayment').every(({ with: input }) => {
              const { intent } = fieldsOf(input)
              const isRight = open === null || open === intent
              open = intent
              return isRight
            })
          })
        },
      },
      {
        id: 'ORD-8',
        says: 'one intent, one key: every create call of a run carries the same, and none follows an order that is known',
        holds: (trace) => {
          const keys = new Set(
            trace.flatMap((step) => begun(step, 'create').map(({ with: input }) => JSON.stringify(input))),
          )
          const known = trace.findIndex(({ fact }) => fact.type === 'create.succeeded')
          const late = known < 0 ? [] : trace.slice(known).flatMap((step) => begun(step, 'create'))
          return [...keys].every((input) => fieldsOf(JSON.parse(input))['intent'] === 'intent-1') && late.length === 0
        },
      },
    ],
  },
}
