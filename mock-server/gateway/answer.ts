import { maskMobile, maskName } from '#src/domain/text/mask.ts'
import { formatPrice } from '#src/domain/number/fen.ts'
import { catchUp } from '../world/checkout/due.ts'
import { decide, type Payment } from '../world/checkout/payments.ts'
import { type GatewayOutcome, outcomes } from '../world/checkout/rows.ts'
import { confirmOpening } from '../world/checkout/wallets.ts'
import type { Row } from '../world/rows.ts'
import { balanceOf } from '../world/trade/ledger.ts'
import type { World } from '../world/world.ts'
import { cashierPage, demoCard, type GatewayPage, openingPage, wordPage } from './pages.ts'

/** A request of a browser that goes to the gateway: the part of the path below `/gateway/`, and what was sent in query or form. */
export interface GatewayRequest {
  readonly method: string
  readonly page: string
  readonly fields: Readonly<Record<string, string>>
}

/** What the browser is shown, or where it is sent. */
export type GatewayReply =
  | { readonly kind: 'page'; readonly status: number; readonly shown: GatewayPage }
  | { readonly kind: 'redirect'; readonly to: string }

const page = (shown: GatewayPage, status = 200): GatewayReply => ({ kind: 'page', status, shown })

const bank = '演示银行'
const walletHouse = '演示钱包'

const houses: Readonly<Record<Payment['payKind'], string>> = {
  bankCard: bank,
  appPlugin: bank,
  appWebView: bank,
  wallet: walletHouse,
  beans: walletHouse,
}

const unknown = page(wordPage(bank, '交易不存在', '请回到数藏重新下单', ''), 404)

const endings: Readonly<Record<Payment['state'], readonly [string, string]>> = {
  open: ['', ''],
  processing: ['支付处理中', '结果出来以后会通知商户，请不要重复支付'],
  succeeded: ['支付成功', '这笔交易已经完成'],
  failed: ['支付失败', '没有扣款，请回到数藏再试'],
  voided: ['交易已关闭', '这笔交易不能再支付，没有扣款'],
}

const ended = (payment: Payment): GatewayReply => {
  const [title, note] = endings[payment.state]
  return page(wordPage(houses[payment.payKind], title, note, payment.returnUrl))
}

function cashier(world: World, { payNo = '' }: GatewayRequest['fields']): GatewayReply {
  const payment = world.tables.payments.get(payNo)
  if (!payment) return unknown
  if (payment.state !== 'open') return ended(payment)
  const order = world.tables.orders.get(payment.orderId)!
  const balance = `余额 ¥${formatPrice(balanceOf(world, 'fen', order.userId))}`
  const source = payment.payKind === 'wallet' ? balance : demoCard
  return page(cashierPage({ house: houses[payment.payKind], payment, order, source }))
}

const isOutcome = (text: string | undefined): text is GatewayOutcome => outcomes.some((outcome) => outcome === text)

async function choose(world: World, { payNo = '', outcome, act }: GatewayRequest['fields']): Promise<GatewayReply> {
  if (!world.tables.payments.get(payNo)) return unknown
  const payment = await decide(world, payNo, act === 'abandon' ? 'abandon' : isOutcome(outcome) ? outcome : 'success')
  const leavesAtOnce = payment.state !== 'processing' && payment.returnUrl !== ''
  return leavesAtOnce ? { kind: 'redirect', to: payment.returnUrl } : ended(payment)
}

function showOpening(world: World, wallet: Row<'wallets'>): GatewayReply {
  if (wallet.state === 'opened')
    return page(wordPage(walletHouse, '钱包已开通', '可以回到数藏使用了', wallet.returnUrl))
  const phone = maskMobile(world.tables.users.get(wallet.id)?.phone ?? '')
  return page(
    openingPage(walletHouse, wallet, { name: maskName(world.tables.realNames.get(wallet.id)?.name ?? ''), phone }),
  )
}

async function opening(
  world: World,
  method: string,
  { no = '', act }: GatewayRequest['fields'],
): Promise<GatewayReply> {
  const wallet = world.tables.wallets.find((row) => row.openingNo === no)
  if (!wallet) return unknown
  if (method !== 'POST') return showOpening(world, wallet)
  if (act === 'agree') await confirmOpening(world, no)
  return wallet.returnUrl === ''
    ? showOpening(world, world.tables.wallets.get(wallet.id)!)
    : { kind: 'redirect', to: wallet.returnUrl }
}

/**
 * The payment firms' own pages, outside the shop: the bank that is posted its form, the wallet's and the app's cashier, the opening of a
 * wallet. They know a person by the number of the payment alone, as such pages do. Run it inside `world.exclusive`.
 */
export async function answerGateway(
  world: World,
  { method, page: name, fields }: GatewayRequest,
): Promise<GatewayReply> {
  await catchUp(world)
  if (name === 'bank' && method === 'POST') return cashier(world, fields)
  if ((name === 'wallet' || name === 'app') && method === 'GET') return cashier(world, fields)
  if (name === 'decide' && method === 'POST') return choose(world, fields)
  if (name === 'opening') return opening(world, method, fields)
  return unknown
}

/** Reads what a browser asked; anything that is no form has no fields. */
export async function toGatewayRequest(request: Request): Promise<GatewayRequest> {
  const { pathname, searchParams } = new URL(request.url)
  const posted = request.method === 'POST' ? new URLSearchParams(await request.text()) : searchParams
  const name = pathname.slice(pathname.lastIndexOf('/gateway/') + '/gateway/'.length)
  return { method: request.method, page: name, fields: Object.fromEntries(posted) }
}
