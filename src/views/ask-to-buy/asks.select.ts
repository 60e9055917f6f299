import type { RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { href } from '#src/routes/table.ts'
import { safePicture } from '../kit/app/links.ts'
import type { DealLine } from '../kit/finance/deal-list.tsx'
import { leftWords, maybePrice } from '../kit/finance/finance.select.ts'
import { priceWords } from '../kit/product/goods.ts'

/** What is asked for, an ask, and what was sold to one, as the calls of `ask-to-buy` answer them. */
export type PieceRow = RowOf<'ask-to-buy.market'>
export type AskRow = RowOf<'ask-to-buy.mine'>
export type DealRow = RowOf<'ask-to-buy.sold'>

export const orders = ['hot', 'priceDown', 'priceUp'] as const
export type AskOrder = (typeof orders)[number]
export const orderWords: Readonly<Record<AskOrder, string>> = {
  hot: '求购最多',
  priceDown: '高价优先',
  priceUp: '低价优先',
}

export const rankingPath = '/pages/sales/asktobuy/index'
/** The book of one product or kind of box. */
export const bookHref = ({ kind, productId, categoryId }: Pick<PieceRow, 'kind' | 'productId' | 'categoryId'>) =>
  `#${href(rankingPath, kind === 'box' ? { box: productId } : { category: categoryId })}`
export const addHref = ({ kind, productId, categoryId }: Pick<PieceRow, 'kind' | 'productId' | 'categoryId'>) =>
  `#${href('/pages/mine/asktobuy/addonPurchase', kind === 'box' ? { box: productId } : { category: categoryId })}`

const looks = ({ name, image }: { readonly name: string; readonly image: string }) => ({
  title: name,
  image: safePicture(image),
})

/** Something that is asked for, in the ranking. */
export const pieceLine = (row: PieceRow): DealLine => ({
  id: row.id,
  ...looks(row),
  note: `${row.asks} 人求购 · ${row.floorFen === null ? '暂无寄售' : `地板价 ${maybePrice(row.floorFen)}`}`,
  value: priceWords(row.highestFen),
  under: '最高求购',
  href: bookHref(row),
  ...(row.sellable > 0 ? { tag: { text: `可卖 ${row.sellable}`, tone: 'jade' } as const } : {}),
})

/** Somebody's ask in the book. */
export const askLine = (row: AskRow, now: Instant): DealLine => ({
  id: row.id,
  ...looks(row),
  title: row.asker.nickname,
  note: leftWords(row.endsAt, now),
  value: priceWords(row.priceFen),
})

const stateTags = {
  released: { text: '求购中', tone: 'indigo' },
  sold: { text: '已成交', tone: 'jade' },
  cancelled: { text: '已结束', tone: 'neutral' },
  unknown: { text: '确认中', tone: 'indigo' },
} as const satisfies Readonly<Record<AskRow['state'], DealLine['tag']>>

/** One of one's own asks. */
export function ownAskLine(row: AskRow, now: Instant): DealLine {
  const at = formatInstant(row.endedAt ?? row.askedAt, 'M月D日 HH:mm')
  const note = {
    released: `冻结中，${leftWords(row.endsAt, now)}`,
    sold: `${at}成交`,
    cancelled: `${at}结束，已退回`,
    unknown: '状态还在确认',
  }[row.state]
  return {
    id: row.id,
    ...looks(row),
    note,
    value: priceWords(row.state === 'sold' ? row.paidFen : row.priceFen),
    tag: stateTags[row.state],
  }
}

/** Something that was sold to an ask. */
export const dealLine = (row: DealRow): DealLine => ({
  id: row.id,
  ...looks(row),
  note: `${row.number > 0 ? `#${row.number} · ` : ''}${formatInstant(row.at, 'M月D日 HH:mm')} · ${row.buyer.nickname}`,
  value: priceWords(row.incomeFen),
  under: `服务费 ${priceWords(row.feeFen)}`,
})
