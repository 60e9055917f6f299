import type { AnswerOf } from '#src/contract/rest/calls.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import type { ChartPoint } from '#src/ui/chart/line-path.ts'
import { rarityWords } from '#src/ui/media/rarity-frame.tsx'
import { type Collectible, copies, fromProduct, saleTime } from '../kit/product/collectible.ts'
import { buyHref, manyHref } from '../kit/order/buy.ts'
import { engraved } from '../kit/collection/copy.ts'
import { boxHref, offerHref, priceWords } from '../kit/product/goods.ts'
import { safePicture } from '../kit/app/links.ts'
import type { OfferRow } from '../kit/listing/offer.select.ts'
import {
  blockWords,
  chanceWords,
  type QualificationRow,
  qualifiedRules,
  type RuleLine,
  ruleLines,
} from '../kit/product/sale-words.ts'

/** A product as `product.detail` answers it. */
export type ProductDetailRow = Omit<AnswerOf<'product.detail'>, 'recommended' | 'prices' | 'boxes'> & {
  readonly prices: readonly Pick<
    AnswerOf<'product.detail'>['prices'][number],
    'at' | 'lowFen' | 'highFen' | 'lastFen' | 'count'
  >[]
  readonly boxes: readonly Pick<AnswerOf<'product.detail'>['boxes'][number], 'id' | 'name' | 'chance'>[]
}

/** The release as `product.release` answers it. */
export type ReleaseRow = Pick<AnswerOf<'product.release'>, 'joined' | 'ahead' | 'admittedAt'>

export interface ProductView {
  readonly item: Collectible
  readonly story: string
  readonly seriesStory: string
  /** What became of the edition. */
  readonly edition: readonly {
    readonly key: string
    readonly name: string
    readonly amount: number
    readonly color: string
  }[]
  readonly boxes: readonly {
    readonly id: string
    readonly href: string
    readonly name: string
    readonly chance: string
  }[]
  readonly market: {
    readonly points: readonly ChartPoint[]
    readonly label: string
    readonly floor: string
    readonly offers: string
    readonly href: string
    /** Where several offers are bought at once. */
    readonly manyHref: string
  }
  readonly rules: readonly RuleLine[]
  readonly chainHash: string
  /** What is written on the back of the work. */
  readonly back: readonly { readonly term: string; readonly text: string }[]
  /** How this person stands with it: 「你已持有 2 件」; `''` for nothing to say. */
  readonly standing: string
}

/** Where the edition went: the parts make up the whole. */
function editionOf(row: ProductDetailRow): ProductView['edition'] {
  const { editionSize, remaining, issued, boxed, melted } = row
  // Of those that can no longer be had and are nobody's yet: what is ordered and not paid.
  const held = editionSize - remaining - issued - boxed
  return [
    { key: 'issued', name: '已发出', amount: Math.max(0, issued - melted), color: 'var(--color-ink)' },
    { key: 'remaining', name: '首发剩余', amount: remaining, color: 'var(--color-jade)' },
    ...(held > 0 ? [{ key: 'held', name: '已预留', amount: held, color: 'var(--color-indigo)' }] : []),
    { key: 'boxed', name: '在盲盒中', amount: boxed, color: 'var(--color-gold)' },
    { key: 'melted', name: '已销毁', amount: melted, color: 'var(--color-faint)' },
  ]
}

function marketOf({ id, prices, floorFen, offers, categoryId }: ProductDetailRow): ProductView['market'] {
  // Of a day there is more than its last price.
  const [lowest, highest] = [
    Math.min(...prices.map(({ lowFen }) => lowFen)),
    Math.max(...prices.map(({ highFen }) => highFen)),
  ]
  const sold = prices.reduce((sum, row) => sum + row.count, 0)
  return {
    points: prices.map((row) => ({ at: row.at, value: row.lastFen })),
    label:
      prices.length === 0
        ? '暂无成交'
        : `${counted(sold, '次')}成交，最低 ${priceWords(lowest)}，最高 ${priceWords(highest)}`,
    floor: floorFen === null ? '暂无' : priceWords(floorFen),
    offers: counted(offers, '件'),
    href: `#${href('/pages/sales/list/inscriptionList', { categoryId })}`,
    manyHref: `#${manyHref(id)}`,
  }
}

/** Everything the page says at `now` (server time). */
export function viewProduct(row: ProductDetailRow, now: Instant, qualification?: QualificationRow): ProductView {
  return {
    item: { ...fromProduct(row, now), largeImage: safePicture(row.largeImage) },
    story: row.story,
    seriesStory: row.seriesStory,
    edition: editionOf(row),
    boxes: row.boxes.map(({ id, name, chance }) => ({ id, href: boxHref(id), name, chance: chanceWords(chance) })),
    market: marketOf(row),
    rules: qualifiedRules(ruleLines(row.sale, '份'), qualification),
    chainHash: row.chainHash,
    back: [
      { term: '系列', text: row.seriesName },
      { term: '稀有度', text: rarityWords[row.rarity] },
      { term: '限量', text: copies(row.editionSize) },
      { term: '链上登记', text: `${row.chainHash.slice(0, 8)}…${row.chainHash.slice(-4)}` },
    ],
    standing: row.owned > 0 ? `你已持有 ${counted(row.owned, '件')}` : '',
  }
}

/** What the foot of the page offers. */
export type Offered =
  | { readonly kind: 'buy'; readonly note: string; readonly href: string }
  | { readonly kind: 'remind'; readonly booked: boolean; readonly note: string }
  | { readonly kind: 'join'; readonly note: string }
  | { readonly kind: 'wait'; readonly note: string; readonly admittedAt: Instant }
  | { readonly kind: 'market'; readonly note: string; readonly href: string; readonly text: string }

const leftWords = ({ remaining, sale: { limitPerUser, bought } }: ProductDetailRow): string =>
  `还能买 ${Math.min(remaining, Math.max(0, limitPerUser - bought))} 份`

/** Whether one lines up for it now, or may. */
export const awaitsTurn = ({ sale: { queued, block } }: ProductDetailRow): boolean =>
  queued && (block === 'queueing' || block === 'notOnSale')

/** Where else it can be had: of somebody who offers it, or of nobody yet, so that one asks for it. */
function elsewhere({ offers, prices, categoryId }: ProductDetailRow, note: string) {
  if (offers > 0)
    return { note, href: `#${href('/pages/sales/list/inscriptionList', { categoryId })}`, text: '寄售行情' }
  const last = prices.at(-1)
  return {
    note: last ? `暂无寄售，上次成交 ${priceWords(last.lastFen)}` : `${note}，暂无寄售`,
    href: `#${href('/pages/mine/asktobuy/addonPurchase', { category: categoryId })}`,
    text: '发布求购',
  }
}

/** A release with a queue lets people line up before it begins; other announcements can be remembered. */
export function offeredOf(row: ProductDetailRow, release: ReleaseRow | undefined, now: Instant): Offered {
  const { block, booked } = row.sale
  const opens = row.onSaleAt === null ? '尚未开售' : `${saleTime(row.onSaleAt)} 开售`
  if (awaitsTurn(row)) {
    const when = block === 'queueing' ? '正在开售' : opens
    if (!release?.joined || release.admittedAt === null) return { kind: 'join', note: `${when}，需要排队` }
    // When the turn has come by our clock, the server is about to say so.
    const ahead =
      release.ahead > 0 && release.admittedAt > now ? `前面还有 ${counted(release.ahead, '人')}` : '马上轮到你'
    return { kind: 'wait', note: ahead, admittedAt: release.admittedAt }
  }
  if (block === 'notOnSale') return { kind: 'remind', booked, note: opens }
  if (block === '') return { kind: 'buy', note: leftWords(row), href: `#${buyHref({ productId: row.id })}` }
  return { kind: 'market', ...elsewhere(row, blockWords[block]) }
}

/** One of the offers of a product, as its page lists them. */
export interface OfferLine {
  readonly id: string
  readonly href: string
  readonly number: string
  readonly seller: string
  readonly price: string
}

export const offerLine = ({ id, number, editionSize, seller, priceFen }: OfferRow): OfferLine => ({
  id,
  href: offerHref(id),
  number: engraved(number, editionSize),
  seller: `${seller.nickname} 寄售`,
  price: priceWords(priceFen),
})
