import type { RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Fen } from '#src/domain/number/fen.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { formatCount } from '#src/domain/number/number-format.ts'
import type { PaymentKind } from '#src/machines/order/order.facts.ts'
import { href } from '#src/routes/table.ts'
import type { Tone } from '#src/ui/display/tag.tsx'
import { artRatio } from '../product/collectible.ts'
import { avatarHref, boxHref, priceWords, productHref } from '../product/goods.ts'
import { safePicture } from '../app/links.ts'
import { payKindWords } from './purchase.ts'

export type OrderCurrency = OrderRow['currency']

export type OrderLineRow = OrderRow['lines'][number]

/** An order as `order.list` and `order.details` answer it. */
export type OrderRow = Omit<RowOf<'order.list'>, 'intent' | 'userId'>

export const beanWords = { weiDou: '微豆', yuanDou: '元豆' } as const

/** What something costs, in words: `¥19.90` or 「188 微豆」. Of what nobody knows here no number is said. */
export function costWords(currency: OrderCurrency, fen: Fen, beans: number): string {
  if (currency === 'unknown') return '金额待确认'
  return currency === 'fen' ? priceWords(fen) : `${formatCount(beans)} ${beanWords[currency]}`
}

/** Whether it is paid in beans. */
export const isBeans = (currency: OrderCurrency): currency is keyof typeof beanWords =>
  currency === 'weiDou' || currency === 'yuanDou'

export interface BoughtLine {
  readonly key: string
  readonly name: string
  readonly image: string | null
  /** Width / height of the picture. */
  readonly ratio: number
  /** Its page; `''` where there is none. */
  readonly href: string
  /** What it is, with the numbers that were handed over. */
  readonly note: string
  readonly price: string
  readonly quantity: number
}

const kindWords = { product: '首发', blindBox: '盲盒', listing: '寄售', avatar: '数字头像', unknown: '' } as const

const NUMBERS_SHOWN = 4

function numbersOf({ name, numbers }: OrderLineRow): string {
  // What was bought of another person is called by its number.
  if (numbers.length === 1 && name.endsWith(`#${numbers[0]}`)) return ''
  const shown = numbers.slice(0, NUMBERS_SHOWN).map((number) => `#${number}`)
  return `${shown.join(' ')}${numbers.length > NUMBERS_SHOWN ? ` 等 ${numbers.length} 个编号` : ''}`
}

const lineHref = ({ kind, goodsId, productId }: OrderLineRow): string => {
  if (kind === 'blindBox') return boxHref(goodsId)
  if (kind === 'avatar') return avatarHref(goodsId)
  return productId === '' ? '' : productHref(productId)
}

export const boughtLine = (line: OrderLineRow, currency: OrderCurrency): BoughtLine => ({
  key: `${line.kind}/${line.goodsId}`,
  name: line.name,
  image: safePicture(line.image),
  ratio: artRatio(line.kind),
  href: lineHref(line),
  note: [kindWords[line.kind], numbersOf(line)].filter(Boolean).join(' · '),
  price: costWords(currency, line.priceFen, line.beans),
  quantity: line.quantity,
})

export interface StateWords {
  readonly text: string
  readonly tone: Tone
}

/** How an order stands, in a word. */
export const orderState = ({ state, refundedAt }: Pick<OrderRow, 'state' | 'refundedAt'>): StateWords => {
  if (state === 'paid') return { text: '已完成', tone: 'jade' }
  if (state === 'paying' || state === 'unknown') return { text: '确认中', tone: 'indigo' }
  if (state === 'closed') return { text: refundedAt === null ? '已关闭' : '已退款', tone: 'neutral' }
  return { text: '待付款', tone: 'cinnabar' }
}

/** The page of an order; what was bought of another person has one of its own name. */
export const orderHref = ({ id, lines }: Pick<OrderRow, 'id' | 'lines'>): string => {
  const isOffer = lines[0]?.kind === 'listing'
  const path = isOffer
    ? '/pages/mine/order/components/orderDetail/matchOrderDetail'
    : '/pages/mine/order/components/orderDetail/index'
  return href(path, { orderId: id })
}

export const cashierHref = (orderId: string, kind?: PaymentKind): string =>
  href('/pages/mine/order/components/orderDetail/payfortheorder', { orderId, kind })

export const resultHref = (orderId: string): string => href('/pages/common/paySuccess/index', { orderId })

export const payKindName = (kind: string): string =>
  Object.entries(payKindWords).find(([known]) => known === kind)?.[1] ?? ''

/** To the second: money is spoken of. */
export const momentWords = (at: Instant): string => formatInstant(at, 'YYYY年M月D日 HH:mm:ss')

/** Boxes of the shelf, or one that somebody offered: neither shows what is in it. */
export const isBoxLine = ({ kind, productId }: OrderLineRow): boolean =>
  kind === 'blindBox' || (kind === 'listing' && productId === '')

const boxesHref = ([first, ...more]: readonly OrderLineRow[]): string =>
  first?.kind === 'blindBox' && more.length === 0
    ? href('/pages/mine/myCollection/blindBox/blindBoxDetails/index', { id: first.goodsId })
    : href('/pages/mine/myCollection/mycollection', { part: 'boxes' })

/**
 * Where what was bought is now: avatars wait to be worn, sealed boxes to be opened, a single copy has its page, more of them are in the
 * collection.
 */
export function ownedLink({ lines }: Pick<OrderRow, 'lines'>): { readonly text: string; readonly href: string } {
  const isAvatar = lines[0]?.kind === 'avatar'
  if (isAvatar) return { text: '立即使用', href: `#${href('/pages/home/avatarExchange/index')}` }
  if (lines.every(isBoxLine)) return { text: '去开盒', href: `#${boxesHref(lines)}` }
  const [copyId, ...others] = lines.flatMap((line) => line.handedOver)
  if (copyId !== undefined && others.length === 0) {
    return {
      text: '查看藏品',
      href: `#${href('/pages/common/transferParticulars/transferParticulars', { id: copyId })}`,
    }
  }
  return { text: '我的藏品', href: `#${href('/pages/mine/myCollection/mycollection')}` }
}
