import type { Order, OrderAndPayment, Payment } from '#src/contract/rest/order/order.schema.ts'
import { readBankForm } from '#src/domain/bank-form.ts'
import { payableAddress } from '#src/domain/payable-address.ts'
import type { Gateway, OrderTruth } from '#src/machines/order/order.facts.ts'
import type { CreateOrder, Leaving, RequestPayment } from '#src/machines/order/order.machine.ts'
import type { Failure } from '#src/machines/port.ts'
import { callOnce, doubtOf, secret } from './call-once.ts'
import { orderMade } from './order-made.ts'
import type { Outcome, Restartable, Tools } from './effect.ts'

/** How this tab gets to a gateway and back. */
export interface PaymentDevice {
  readonly tabId: string
  /** Hosts to which a payment may go; the server's own addresses may always. */
  readonly allowedHosts: readonly string[]
  /** The server's origin with a trailing slash, against which its addresses are read. */
  readonly base: string
  /** The absolute address of a page of the app, for the gateway to lead back to. */
  addressOf(href: string): string
  /** Leaves the app: posts the form, or goes to the page. */
  leave(gateway: Extract<Gateway, { kind: 'form' | 'page' }>): void
  /** The native shell's payment plugin; null where there is none. */
  readonly plugin: ((payload: string) => Promise<{ code: string; message: string }>) | null
}

const otherwise = '订单处理失败，请稍后再试'

/** An answer about another order than was asked for is no answer. */
const ofAnother: Failure = { reason: 'malformed', message: '数据异常，正在重新确认' }

/** The page that was to go to the gateway has been closed or opened anew. */
const leftBefore: Failure = { reason: 'interrupted', message: '页面重新打开过，可以回到支付页面继续' }

/** A state that this build does not know is none that anything could be concluded from. */
const statuses = {
  created: 'unpaid',
  failed: 'unpaid',
  paying: 'pending',
  paid: 'paid',
  closed: 'closed',
  unknown: 'pending',
} as const

const truthOf = (order: Order): OrderTruth => ({
  orderId: order.id,
  status: statuses[order.state],
  expiresAt: order.expiresAt,
  closedBy: order.closedBy,
  reason: order.failure,
})

/** The gateway of a payment as data, or why there is none. */
function gatewayOf(payment: Payment, device: PaymentDevice): { gateway: Gateway | null; isAllowed: boolean } {
  const { payKind, form, url, plugin } = payment
  // Nobody here knows how to pay so, and nothing is left for.
  if (payKind === 'unknown') return { gateway: { kind: 'page', url: '' }, isAllowed: false }
  if (payKind === 'appPlugin') {
    return { gateway: plugin === '' ? null : { kind: 'plugin', plugin: 'pay', payload: plugin }, isAllowed: true }
  }
  const address = payKind === 'bankCard' ? (form === '' ? '' : (readBankForm(form)?.action ?? null)) : url
  if (address === '') return { gateway: null, isAllowed: true }
  const href = address === null ? null : payableAddress(address, device.base, device.allowedHosts)
  const kind = payKind === 'appWebView' ? 'webView' : 'page'
  if (href === null) return { gateway: { kind, url: '' }, isAllowed: false }
  if (payKind !== 'bankCard') return { gateway: { kind, url: href }, isAllowed: true }
  return { gateway: { kind: 'form', action: href, fields: readBankForm(form)!.fields }, isAllowed: true }
}

const answered = ({ payment }: OrderAndPayment, device: PaymentDevice): Outcome => ({
  type: 'requestPayment.succeeded',
  code: payment?.code === '' || !payment ? '200' : payment.code,
  message: payment?.message ?? '',
  ...(payment ? gatewayOf(payment, device) : { gateway: null, isAllowed: true }),
  // Taken at once, or paid in the meantime.
  isDone: payment !== null && ['succeeded', 'processing', 'unknown'].includes(payment.state),
})

/** Where the gateway leads back to; the page says what the server says, whatever its name promises. */
const returnHref = (orderId: string, kind: string): string =>
  `/pages/common/paySuccess/${kind === 'appWebView' ? 'appIndex' : 'index'}?orderId=${encodeURIComponent(orderId)}`

export interface OrderCalls {
  create(input: CreateOrder & Restartable, signal: AbortSignal): Promise<Outcome>
  requestPayment(input: RequestPayment & Restartable, signal: AbortSignal): Promise<Outcome>
  confirm(input: { orderId: string }, signal: AbortSignal): Promise<Outcome>
  cancel(input: { orderId: string }, signal: AbortSignal): Promise<Outcome>
  leave(leaving: Leaving): Promise<void>
}

/** The calls behind an order (marketplace §7, §8; A-17), and the way to the gateway. */
export const orderCalls = (tools: Tools, device: PaymentDevice): OrderCalls => ({
  async create(input, signal) {
    const { intent, endpoint, request, password } = input
    const doubt = doubtOf(input)
    const asked = await callOnce(
      tools,
      endpoint,
      { ...request, ...secret(password), intent },
      { signal, intent, otherwise, doubt },
    )
    if (!('data' in asked)) {
      const made = doubt && !asked.isFinal ? await orderMade(tools, input, signal) : null
      if (made && 'order' in made) return { type: 'create.succeeded', order: truthOf(made.order) }
      return { type: 'create.failed', ...asked, ...(made?.failure ? { failure: made.failure } : {}) }
    }
    const { order } = asked.data
    // A server that does not know keys gives none back; another one is an answer to somebody else.
    if (order.intent !== '' && order.intent !== intent) return { type: 'create.failed', failure: ofAnother }
    return { type: 'create.succeeded', order: truthOf(order) }
  },
  async requestPayment(input, signal) {
    const { orderId, intent, kind, password } = input
    const returnUrl = device.addressOf(returnHref(orderId, kind))
    const request = { orderId, payKind: kind, returnUrl, ...secret(password) }
    // Beans are never paid without the password that went with them first.
    const sent = { at: 0, withPassword: kind === 'beans' }
    const doubt = doubtOf({ ...input, sent })
    const asked = await callOnce(tools, 'order.repay', request, { signal, intent, otherwise, doubt })
    if (!('data' in asked)) return { type: 'requestPayment.failed', failure: asked.failure }
    if (asked.data.order.id !== orderId) return { type: 'requestPayment.failed', failure: ofAnother }
    const outcome = answered(asked.data, device)
    // The tap that led to the gateway was made on a page that is gone; only another one leads there.
    if (input.isRestarted && outcome['gateway'] !== null) return { type: 'requestPayment.failed', failure: leftBefore }
    return outcome
  },
  async confirm({ orderId }, signal) {
    const asked = await callOnce(tools, 'order.details', { orderId }, { signal, silent: true, otherwise })
    // That there is no such order is the server's word; a status without one comes from whatever stands before it.
    if (!('data' in asked)) {
      return { type: 'confirm.failed', ...asked, isFinal: asked.isFinal && asked.failure.reason === 'refused' }
    }
    const { order } = asked.data
    if (order.id !== orderId) return { type: 'confirm.failed', failure: ofAnother }
    return { type: 'confirm.succeeded', order: truthOf(order) }
  },
  async cancel({ orderId }, signal) {
    const asked = await callOnce(tools, 'order.cancel', { orderId }, { signal, otherwise })
    if (!('data' in asked)) return { type: 'cancel.failed', failure: asked.failure }
    if (asked.data.id !== orderId) return { type: 'cancel.failed', failure: ofAnother }
    return { type: 'cancel.succeeded', order: truthOf(asked.data) }
  },
  leave: (leaving) => leave(tools, device, leaving),
})

/** Goes to the gateway if this is the tab that asked; that it leaves is stored before it does. */
async function leave(tools: Tools, device: PaymentDevice, { intent, orderId, gateway, tab }: Leaving): Promise<void> {
  if (tab !== device.tabId) return
  const stream = `order/${intent}` as const
  // Not from within the step that asks for it.
  await tools.durable()
  tools.say(stream, { type: 'order.left' })
  await tools.durable()
  if (gateway.kind === 'form' || gateway.kind === 'page') return device.leave(gateway)
  if (gateway.kind === 'webView') {
    const href = `/pages/webView/webView?type=pay&orderId=${encodeURIComponent(orderId)}`
    return tools.say('navigation', { type: 'navigation.pushRequested', href })
  }
  const unsupported = { code: 'unsupported', message: '当前环境不支持这种支付方式' }
  const broken = () => ({ code: 'broken', message: '' })
  const answer = device.plugin ? await device.plugin(gateway.payload).catch(broken) : unsupported
  tools.say(stream, { type: 'order.pluginAnswered', ...answer })
}
