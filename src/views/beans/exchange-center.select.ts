import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { fromProduct, type ProductRow, saleWords } from '../kit/product/collectible.ts'
import {
  boughtLine,
  beanWords,
  costWords,
  orderHref,
  type OrderRow,
  orderState,
  type StateWords,
} from '../kit/order/order-row.ts'
import { safePicture } from '../kit/app/links.ts'

export const exchangePath = '/pages/home/exchangeCenter/index'

export const exchangeTabs = ['weiDou', 'yuanDou', 'record'] as const
export type ExchangeTab = (typeof exchangeTabs)[number]
export type ExchangeKind = Exclude<ExchangeTab, 'record'>

export const exchangeTabWords: Readonly<Record<ExchangeTab, string>> = { ...beanWords, record: '兑换记录' }

/** What the address asks for; anything unknown is 微豆. */
export const exchangeTab = (query: URLSearchParams): ExchangeTab =>
  exchangeTabs.find((one) => one === query.get('tab')) ?? 'weiDou'

/** The call that gives one copy for each kind of beans. */
export const exchangeEndpoint = {
  weiDou: 'beans.exchangeWeiDou',
  yuanDou: 'beans.exchange',
} as const satisfies Record<ExchangeKind, string>

/** Choosing, or with a product and the key of the intent confirming. */
export const exchangeHref = (tab: ExchangeTab, product = '', key = ''): string =>
  href(exchangePath, { tab: tab === 'weiDou' ? '' : tab, product, intent: key })

/** As `beans.redeemables` answers it. */
export type RedeemableRow = Pick<RowOf<'beans.redeemables'>, 'beans' | 'affordable'> & { readonly product: ProductRow }

/** What an exchange answers. */
export type ExchangedRow = AnswerOf<'beans.exchange'>

export interface ExchangeLine {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly image: string | null
  readonly cost: string
  readonly beans: number
  /** Why it cannot be had now; `''` when it can. */
  readonly obstacle: string
}

const wrongPrice = (beans: number): string => (Number.isSafeInteger(beans) && beans > 0 ? '' : '价格有误，暂时不能兑换')

/** Pure: something beans can be given for, at `now`. */
export function exchangeLine(
  { product, beans, affordable }: RedeemableRow,
  kind: ExchangeKind,
  now: Instant,
): ExchangeLine {
  const item = fromProduct(product, now)
  const sale = item.state === 'onSale' ? '' : saleWords(item).text
  return {
    id: product.id,
    name: product.name,
    note: `余 ${formatCount(product.remaining)} · ${product.seriesName}`,
    image: safePicture(product.image),
    cost: `${formatCount(beans)} ${beanWords[kind]}`,
    beans,
    obstacle: sale || wrongPrice(beans) || (affordable ? '' : `${beanWords[kind]}不够`),
  }
}

export interface RecordLine {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly note: string
  readonly image: string | null
  readonly cost: string
  readonly state: StateWords
}

/** Pure: an order that was paid, or was to be paid, with beans. */
export function recordLine(row: OrderRow): RecordLine {
  const [first] = row.lines
  const line = first ? boughtLine(first, row.currency) : null
  return {
    id: row.id,
    href: `#${orderHref(row)}`,
    name: line?.name ?? '兑换',
    note: [formatInstant(row.createdAt, 'YYYY年M月D日 HH:mm'), line?.note ?? ''].filter(Boolean).join(' · '),
    image: line?.image ?? null,
    cost: row.currency === 'fen' ? '' : costWords(row.currency, 0, row.beans),
    state: orderState(row),
  }
}
