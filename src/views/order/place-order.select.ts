import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { type Fen, multiplyFen } from '#src/domain/number/fen.ts'
import { minute } from '#src/domain/time/instant.ts'
import { formatCount } from '#src/domain/number/number-format.ts'
import type { PaymentKind, PricedCall } from '#src/machines/order/order.facts.ts'
import { href } from '#src/routes/table.ts'
import type { BuyTarget } from '../kit/order/buy.ts'
import { beanWords, boughtLine, type BoughtLine, costWords } from '../kit/order/order-row.ts'
import { moneyKinds, payKindNotes, payKindWords } from '../kit/order/purchase.ts'
import { offerHref } from '../kit/product/goods.ts'
import { type RuleLine, ruleLines, termLines } from '../kit/product/sale-words.ts'

/** What the page knows before there is an order, as `order.preview` answers it. */
export type PreviewRow = Omit<AnswerOf<'order.preview'>, 'editionSize'>

export type PayPasswordRow = AnswerOf<'identity.payPassword'>

type Bean = 'weiDou' | 'yuanDou'
export type Way = PaymentKind | Bean

const isBean = (way: Way): way is Bean => way === 'weiDou' || way === 'yuanDou'

/** Why it cannot be ordered now, and the next step; `href` is `''` where there is none. */
export interface Obstacle {
  readonly text: string
  readonly action: string
  readonly href: string
}

export interface PlaceOrderView {
  readonly line: BoughtLine
  readonly quantity: number
  /** The most that may be bought at once; 1 where there is nothing to choose. */
  readonly quantityMax: number
  readonly limitNote: string
  readonly ways: readonly { readonly key: Way; readonly title: string; readonly note: string }[]
  readonly way: Way
  readonly total: string
  /** How long an order waits: 「下单后请在 15 分钟内付款」. */
  readonly hint: string
  readonly obstacle: Obstacle | null
  /** The payment password is asked for before it is ordered. */
  readonly asksPassword: boolean
}

const intent = /^[\w:.-]{8,80}$/

const targetNames = ['productId', 'blindBoxId', 'listingId', 'avatarId'] as const
const targets: Readonly<Record<(typeof targetNames)[number], (id: string) => BuyTarget>> = {
  productId: (productId) => ({ productId }),
  blindBoxId: (blindBoxId) => ({ blindBoxId }),
  listingId: (listingId) => ({ listingId }),
  avatarId: (avatarId) => ({ avatarId }),
}

/** What an address asks for: exactly one thing, or several offers of one product, and the key of the intent once there is one. */
export function readAddress(query: URLSearchParams): {
  readonly target: BuyTarget | null
  /** The product that several offers are wanted of. */
  readonly manyOf: string | null
  readonly key: string | null
} {
  const given = targetNames.filter((name) => (query.get(name) ?? '') !== '')
  const [name] = given
  const key = query.get('key') ?? ''
  const target = name && given.length === 1 ? targets[name](query.get(name) ?? '') : null
  const many = query.get('manyOf') ?? ''
  return { target, manyOf: many !== '' && given.length === 0 ? many : null, key: intent.test(key) ? key : null }
}

export const targetId = (target: BuyTarget): string => Object.values(target).join('')

/** By which ids it is known that the same is bought: an offer is one of its product, too. */
export const goodsOf = (target: BuyTarget, { line }: PreviewRow): readonly string[] =>
  [targetId(target), line.productId].filter((id) => id !== '')

/** Under which rules it is bought: those of the first sale, or of an offer those it was bought under once. */
export function boughtUnder(row: PreviewRow): {
  readonly note: string
  readonly lines: readonly RuleLine[]
} {
  if (row.sale) return { note: '以下单时的规则为准', lines: ruleLines(row.sale, measureOf(row)) }
  return { note: '沿用这一件当初购买时的规则', lines: termLines(row.terms) }
}

type Asked = Readonly<Record<string, unknown>>

/** What one piece costs in a way of paying; 0 where it cannot be paid so. */
const unitOf = (row: PreviewRow, way: Way): number => (isBean(way) ? row[`${way}Price`] : row.line.priceFen)
/** Nothing is bought for what is zero, below it or no number. */
const isPrice = (price: number): boolean => Number.isSafeInteger(price) && price > 0
const unitWords = (way: Way, unit: number): string =>
  isBean(way) ? costWords(way, 0, unit) : costWords('fen', unit, 0)

/** That one piece has another price now than when it was asked for, in words; `''` while it has not. */
export function priceChange(asked: Asked, row: PreviewRow): string {
  const way = asked['currency'] === 'weiDou' || asked['currency'] === 'yuanDou' ? asked['currency'] : 'bankCard'
  const was = asked['expectedBeans'] ?? asked['expectedFen']
  const now = unitOf(row, way)
  if (typeof was !== 'number' || was === now) return ''
  if (isBean(way) && now === 0) return `现在不能用${beanWords[way]}兑换了，还没有下单`
  return `单价由 ${unitWords(way, was)} 变成了 ${unitWords(way, now)}，还没有下单`
}

function waysOf(row: PreviewRow, nativePay: boolean): PlaceOrderView['ways'] {
  const balance = costWords('fen', row.balanceFen, 0)
  const notes: Readonly<Record<string, string>> = {
    ...payKindNotes,
    wallet: row.walletOpened ? `可用 ${balance}` : '未开通',
  }
  const beans = (['weiDou', 'yuanDou'] as const).filter((bean) => row[`${bean}Price`] > 0)
  return [
    ...moneyKinds(nativePay).map((key) => ({ key, title: payKindWords[key], note: notes[key]! })),
    ...beans.map((key) => ({
      key,
      title: beanWords[key],
      note: `每${measureOf(row)} ${formatCount(row[`${key}Price`])}，现有 ${formatCount(row[key])}`,
    })),
  ]
}

/** A sealed box that somebody offers has no page but that of the offer. */
const product = ({ line }: PreviewRow): Obstacle['href'] => boughtLine(line, 'fen').href || offerHref(line.goodsId)

/** What stands in the way: of the person first, then of what is sold, then of the way of paying. */
function obstacleOf(row: PreviewRow, way: Way, fen: Fen, beans: number, password: PayPasswordRow | null) {
  const purse = `#${href('/pages/mine/myPurse/index')}`
  if (!row.verified) {
    const verify = `#${href('/pages/mine/verified/index')}`
    return { text: '购买前需要完成实名认证，一分钟就好', action: '去认证', href: verify }
  }
  if (row.obstacle !== '') return { text: row.obstacle, action: '查看详情', href: product(row) }
  if (!isPrice(unitOf(row, way))) return { text: '价格有误，暂时不能下单', action: '查看详情', href: product(row) }
  if (row.stillAllowed < 1) return { text: '已达到每人限购数量', action: '查看详情', href: product(row) }
  if (way === 'wallet') {
    if (!row.walletOpened) return { text: '未开通钱包', action: '去开通', href: purse }
    if (row.balanceFen < fen) return { text: '钱包余额不够，可以换银行卡付款', action: '我的钱包', href: purse }
  }
  if (!isBean(way)) return null
  if (row[way] < beans) return { text: `${beanWords[way]}不够`, action: '我的钱包', href: purse }
  const settings = `#${href('/pages/mine/paySet/paySet')}`
  if (password && !password.set) return { text: '用豆子付款要先设置支付密码', action: '去设置', href: settings }
  if (password && password.lockedUntil !== null) {
    return { text: '支付密码输错太多次，暂时锁定了', action: '去找回', href: settings }
  }
  return null
}

export interface Chosen {
  readonly quantity: number
  readonly way: string
}

/** Collectibles are counted by the copy, boxes by the piece. */
const measureOf = ({ line }: PreviewRow): '份' | '个' => (line.kind === 'blindBox' ? '个' : '份')

function limitNoteOf(row: PreviewRow): string {
  const measure = measureOf(row)
  return row.limitPerUser > 0
    ? `每人限购 ${row.limitPerUser} ${measure}，还能买 ${row.stillAllowed} ${measure}`
    : '只有这一件'
}

/** Everything the page says about what is chosen. */
export function viewPlaceOrder(
  row: PreviewRow,
  chosen: Chosen,
  password: PayPasswordRow | null,
  nativePay = false,
): PlaceOrderView {
  const quantityMax = row.line.kind === 'listing' ? 1 : Math.max(1, row.stillAllowed)
  const quantity = Math.min(Math.max(1, Math.floor(chosen.quantity) || 1), quantityMax)
  const ways = waysOf(row, nativePay)
  const way = ways.find(({ key }) => key === chosen.way)?.key ?? 'bankCard'
  const beans = isBean(way) ? unitOf(row, way) * quantity : 0
  const fen = multiplyFen(row.line.priceFen, quantity)
  const minutes = Math.round(row.paymentWindowMs / minute)
  return {
    line: { ...boughtLine(row.line, 'fen'), quantity },
    quantity,
    quantityMax,
    limitNote: limitNoteOf(row),
    ways,
    way,
    total: isBean(way) ? costWords(way, 0, beans) : costWords('fen', fen, 0),
    hint: isBean(way) ? '确认后立即兑换' : `下单后请在 ${minutes} 分钟内付款`,
    obstacle: obstacleOf(row, way, fen, beans, password),
    asksPassword: isBean(way) && !(password?.passwordFree === true && beans <= password.freeBeansMax),
  }
}

/**
 * The call that makes the order, and what it is asked with: also what one piece and all of it cost, as the person sees it. The server
 * says whether a box is sold in an activity; `from` is `rush` for an avatar that is sold in a rush.
 */
export function orderCall(
  target: BuyTarget,
  { way, quantity }: Pick<PlaceOrderView, 'way' | 'quantity'>,
  row: PreviewRow,
  from = '',
): PricedCall {
  const unit = unitOf(row, way)
  if (isBean(way)) {
    const shown = { expectedBeans: unit, expectedTotalBeans: unit * quantity }
    return { endpoint: 'order.byBeans', request: { ...target, currency: way, quantity, ...shown } }
  }
  const shown = { expectedFen: unit, expectedTotalFen: multiplyFen(unit, quantity) }
  if ('listingId' in target) return { endpoint: 'order.create', request: { ...target, ...shown } }
  const asked = { quantity, ...shown }
  if ('avatarId' in target)
    return { endpoint: from === 'rush' ? 'order.rushAvatar' : 'order.createAvatar', request: { ...target, ...asked } }
  if (!('blindBoxId' in target)) return { endpoint: 'order.create', request: { ...target, ...asked } }
  const endpoint = row.activityName !== '' ? 'order.payActivityBlindBox' : 'order.payBlindBox'
  return { endpoint, request: { ...target, ...asked } }
}

/** What is said of an order that is closed: where a payment was begun, it may still arrive. */
export const closedNote = (kind: PaymentKind | null): string =>
  `${kind === null ? '没有扣款' : '如果已经付款，钱会原路退回'}。还想要的话，可以重新下一单。`

/** How the person chose to pay, for the cashier; beans are paid by then. */
export const moneyWay = (way: Way): PaymentKind | undefined => (isBean(way) ? undefined : way)
