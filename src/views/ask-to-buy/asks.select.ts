import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Fen } from '#src/domain/number/fen.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
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
  note: `${counted(row.asks, '笔')} · ${row.floorFen === null ? '暂无寄售' : `地板价 ${maybePrice(row.floorFen)}`}`,
  value: `求购 ${priceWords(row.highestFen)}`,
  href: bookHref(row),
  ...(row.sellable > 0
    ? { tag: { text: `可卖 ${counted(row.sellable, row.kind === 'box' ? '个' : '件')}`, tone: 'jade' } as const }
    : {}),
})

/** Somebody's ask in the book. */
export const askLine = (row: AskRow, now: Instant): DealLine => ({
  id: row.id,
  ...looks(row),
  title: row.asker.nickname,
  note: leftWords(row.endsAt, now, '到期'),
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
    released: `冻结中，${leftWords(row.endsAt, now, '退回')}`,
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
  note: `${row.number > 0 ? `#${row.number} · ` : ''}${formatInstant(row.at, 'YYYY年M月D日 HH:mm')} · ${row.buyer.nickname}`,
  value: priceWords(row.incomeFen),
  under: `服务费 ${priceWords(row.feeFen)}`,
})

/** What an ask is to be made for. */
export interface AskedThing {
  readonly kind: 'copy' | 'box'
  readonly productId: string
  readonly name: string
  readonly picture: string | null
  /** The best ask and the cheapest offer, in words. */
  readonly prices: string
}

const pricesWords = (best: number | null, floor: number | null): string =>
  `最高求购 ${maybePrice(best)} · 地板价 ${maybePrice(floor)}`

/** A product of which there is a book, or else a kind of box; null until either is known. */
export function askedThing(
  piece: AnswerOf<'ask-to-buy.byCategory'>['piece'],
  sealed: Pick<AnswerOf<'box.detail'>, 'name' | 'image' | 'floorFen'> | null,
  boxId: string,
): AskedThing | null {
  if (piece) {
    const { productId, name, image, floorFen, asks, highestFen } = piece
    const prices = pricesWords(asks > 0 ? highestFen : null, floorFen)
    return { kind: 'copy', productId, name, picture: safePicture(image), prices }
  }
  if (!sealed) return null
  const { name, image, floorFen } = sealed
  return { kind: 'box', productId: boxId, name, picture: safePicture(image), prices: pricesWords(null, floorFen) }
}

/** What one's own asks are parted by. */
export const shownStates = ['released', 'sold', 'cancelled'] as const
export type ShownState = (typeof shownStates)[number]
export const stateWords: Readonly<Record<ShownState, string>> = {
  released: '求购中',
  sold: '已成交',
  cancelled: '已结束',
}

/** What is offered of the same as an ask wants, the cheapest first. */
export const offersOf = (ask: AskRow | null) =>
  ask?.kind === 'copy'
    ? ({
        endpoint: 'product.offers',
        request: { categoryId: ask.categoryId, order: 'priceUp' },
        pageSize: 20,
        freshMs: 5000,
      } as const)
    : null

/** An offer that an ask can be filled with. */
export interface FittingOffer {
  readonly id: string
  readonly called: string
  readonly title: string
  readonly value: string
  readonly priceFen: Fen
}

/** The price of an ask, and which offers of others than `me` cost no more; null while that is not known. */
export const fittingOffers = (ask: AskRow, offers: readonly RowOf<'product.offers'>[] | null, me: string) => ({
  price: priceWords(ask.priceFen),
  offers:
    offers
      ?.filter((row) => row.state === 'up' && row.priceFen <= ask.priceFen && row.seller.userId !== me)
      .map(({ id, name, number, priceFen }): FittingOffer => {
        return { id, called: `${name} #${number}`, title: `#${number}`, value: priceWords(priceFen), priceFen }
      }) ?? null,
})
