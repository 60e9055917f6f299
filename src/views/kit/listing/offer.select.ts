import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import type { Fen } from '#src/domain/number/fen.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { relativeTime } from '#src/domain/time/relative-time.ts'
import { href } from '#src/routes/table.ts'
import type { ChartPoint } from '#src/ui/chart/line-path.ts'
import { buyHref } from '../order/buy.ts'
import { type Collectible, fromProduct } from '../product/collectible.ts'
import { copyHref, engraved } from '../collection/copy.ts'
import { boxHref, priceWords, productHref } from '../product/goods.ts'
import { type PersonView, viewPerson } from '../account/person.ts'
import { type RuleLine, termLines } from '../product/sale-words.ts'

/** One offer as `product.offers` answers it. */
export type OfferRow = Omit<RowOf<'product.offers'>, 'endedAt'>

/** What is known of the thing itself, as `product.detail` and `box.detail` answer it. */
export type OfferedThing = Pick<AnswerOf<'product.detail' | 'box.detail'>, 'priceFen' | 'floorFen' | 'offers'> & {
  readonly categoryId?: string
  readonly prices?: readonly Pick<AnswerOf<'product.detail'>['prices'][number], 'at' | 'lastFen'>[]
}

export interface OfferView {
  readonly item: Collectible
  /** 「#128 / 5000」, or that it is sealed. */
  readonly number: string
  readonly seller: PersonView
  readonly listed: string
  readonly isOwn: boolean
  readonly state: OfferRow['state']
  readonly rules: readonly RuleLine[]
  /** The page of the product or the blind box. */
  readonly productHref: string
  readonly buyHref: string
  readonly manageHref: string
}

/** How the price stands among what is asked and was paid. */
export interface OfferMarket {
  /** Against the cheapest: 「比地板价高 ¥12.00」. */
  readonly standing: string
  readonly points: readonly ChartPoint[]
  readonly facts: readonly RuleLine[]
  /** Where the other numbers are; `''` where there are none to choose from. */
  readonly othersHref: string
}

/** Pure: an offer as its page shows it to the person `me` at `now`. */
export function viewOffer(row: OfferRow, me: string, now: Instant): OfferView {
  const item = fromProduct(
    {
      ...row,
      id: row.productId,
      typeId: '',
      remaining: row.editionSize,
      state: row.state === 'up' || row.state === 'held' ? 'onSale' : 'soldOut',
      onSaleAt: null,
    },
    now,
  )
  const isBox = row.kind === 'box'
  return {
    item: isBox ? { ...item, kind: 'box', rarity: null } : item,
    number: isBox ? '未打开的盲盒' : engraved(row.number, row.editionSize),
    seller: viewPerson(row.seller),
    listed: `${relativeTime(row.listedAt, now)}挂出`,
    isOwn: row.seller.userId === me,
    state: row.state,
    rules: termLines(row.terms),
    productHref: isBox ? boxHref(row.productId) : productHref(row.productId),
    buyHref: `#${buyHref({ listingId: row.id })}`,
    manageHref: isBox ? '#/pages/mine/myCollection/mycollection' : copyHref(row.itemId),
  }
}

function standingOf(priceFen: Fen, floorFen: Fen | null): string {
  if (floorFen === null || priceFen === floorFen) return '当前地板价'
  return priceFen > floorFen
    ? `比地板价高 ${priceWords(priceFen - floorFen)}`
    : `比地板价低 ${priceWords(floorFen - priceFen)}`
}

/** Pure: the price of an offer against the cheapest offer, what was paid lately and the first price. */
export function offerMarket({ state, priceFen }: OfferRow, thing: OfferedThing): OfferMarket {
  const { categoryId, floorFen, offers, prices = [] } = thing
  const last = prices.at(-1)?.lastFen
  return {
    standing: state === 'up' ? standingOf(priceFen, floorFen) : '',
    points: prices.map((row) => ({ at: row.at, value: row.lastFen })),
    facts: [
      { term: '地板价', detail: floorFen === null ? '暂无' : priceWords(floorFen) },
      { term: '上次成交', detail: last === undefined ? '暂无' : priceWords(last) },
      { term: '首发价', detail: priceWords(thing.priceFen) },
    ],
    othersHref:
      categoryId === undefined || offers === 0 ? '' : `#${href('/pages/sales/list/inscriptionList', { categoryId })}`,
  }
}

const stateNotes: Readonly<Record<OfferRow['state'], string>> = {
  up: '',
  held: '有人正在付款，未支付则重新上架',
  sold: '这件藏品已售出',
  down: '卖家已下架',
  unknown: '这一件的状态还在确认',
}

/** Whether it is still one's own, to be managed. */
export const isManaged = ({ isOwn, state }: OfferView): boolean => isOwn && state !== 'sold'

/** What the foot of the page says. */
export const footNote = ({ state, isOwn }: OfferView): string => {
  if (state !== 'up') return isOwn && state === 'down' ? '你已下架这件藏品' : stateNotes[state]
  return isOwn ? '这是你寄售的' : '付款后立即归你'
}
