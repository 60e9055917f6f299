import { rowsOf } from '#src/domain/unknown.ts'
import type { RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { type Fen, splitPrice } from '#src/domain/number/fen.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'
import type { Tone } from '#src/ui/display/tag.tsx'
import type { Rarity } from '#src/ui/media/rarity-frame.tsx'
import { safePicture } from '../app/links.ts'

export type SaleState = 'upcoming' | 'onSale' | 'soldOut' | 'offShelf'

interface Sold {
  readonly id: string
  readonly typeId: string
  readonly seriesName: string
  readonly name: string
  readonly image: string
  readonly priceFen: Fen
  readonly editionSize: number
  readonly remaining: number
  readonly state: SaleState
  readonly onSaleAt: Instant | null
}

/** A product as `market.products` and `home.recommended` answer it. */
export type ProductRow = Omit<RowOf<'market.products'>, 'categoryId' | 'recommended'>

/** A blind box as `home.blindBoxes` answers it. */
export type BoxRow = RowOf<'home.blindBoxes'>

/** A digital avatar as `avatar.series` answers it. */
export type AvatarRow = RowOf<'avatar.series'>['avatars'][number]

/** A series as `market.series` answers it. */
export type SeriesRow = Omit<RowOf<'market.series'>, 'key' | 'parentId'>

/** One thing that can be collected, ready to be shown: a product, a digital avatar, or a blind box, which has no rarity of its own. */
export interface Collectible {
  readonly id: string
  /** Unique among products, boxes and avatars. */
  readonly key: string
  readonly kind: 'product' | 'box' | 'avatar'
  readonly name: string
  readonly seriesId: string
  readonly seriesName: string
  /** `null` when there is none that may be shown. */
  readonly image: string | null
  readonly largeImage: string | null
  readonly rarity: Rarity | null
  readonly price: { readonly integer: string; readonly fraction: string }
  readonly editionSize: number
  readonly remaining: number
  readonly state: SaleState
  readonly onSaleAt: Instant | null
  readonly limitPerUser: number | null
  /** The activity that a box is sold in; null for anything else. */
  readonly activity: BoxRow['activity']
}

/** Width / height of a picture: avatars are square, collectibles upright. */
export const artRatio = (kind: string): number => (kind === 'avatar' ? 1 : 4 / 5)

/** What is announced for a moment that has come is on sale; what is on sale and gone is sold out. The server says so a little later. */
export function stateAt(row: Pick<Sold, 'state' | 'onSaleAt' | 'remaining'>, now: Instant): SaleState {
  const state = row.state === 'upcoming' && row.onSaleAt !== null && row.onSaleAt <= now ? 'onSale' : row.state
  return state === 'onSale' && row.remaining <= 0 ? 'soldOut' : state
}

/** The address of the same picture drawn for a large view, where the picture comes in two sizes. */
const large = (image: string): string => image.replace(/([?&]size=)card(?=&|$)/, '$1detail')

function common(row: Sold, now: Instant) {
  const { sign, integer, decimals } = splitPrice(row.priceFen)
  return {
    id: row.id,
    name: row.name,
    seriesId: row.typeId,
    seriesName: row.seriesName,
    image: safePicture(row.image),
    largeImage: safePicture(large(row.image)),
    price: { integer: `${sign}${integer}`, fraction: `.${decimals}` },
    editionSize: row.editionSize,
    remaining: Math.max(0, row.remaining),
    state: stateAt(row, now),
    onSaleAt: row.onSaleAt,
  }
}

export const fromProduct = (row: ProductRow, now: Instant): Collectible => ({
  ...common(row, now),
  key: `product-${row.id}`,
  kind: 'product',
  rarity: row.rarity,
  limitPerUser: null,
  activity: null,
})

export const fromBox = (row: BoxRow, now: Instant): Collectible => ({
  ...common(row, now),
  key: `box-${row.id}`,
  kind: 'box',
  rarity: null,
  limitPerUser: row.limitPerUser > 0 ? row.limitPerUser : null,
  activity: row.activity,
})

export const fromAvatar = (row: AvatarRow, now: Instant): Collectible => ({
  ...common(row, now),
  key: `avatar-${row.id}`,
  kind: 'avatar',
  rarity: row.rarity,
  limitPerUser: row.limitPerUser,
  activity: null,
})

/** What is announced, the nearest first; without a moment of its own it cannot be waited for. */
export const upcomingOf = (items: readonly Collectible[]): Collectible[] =>
  items
    .filter((item) => item.state === 'upcoming' && item.onSaleAt !== null)
    .toSorted((a, b) => a.onSaleAt! - b.onSaleAt!)

/** When sales of a resource's entries begin: the moments at which a page changes by itself. */
export const momentsOf = ({
  data,
  items,
}: {
  readonly data: unknown
  readonly items: readonly unknown[]
}): (number | null)[] =>
  rowsOf(Array.isArray(data) ? data : items).map(({ onSaleAt }) => (typeof onSaleAt === 'number' ? onSaleAt : null))

/** How many there are of it, of boxes in 个. */
export const copies = (count: number, kind?: Collectible['kind']): string =>
  counted(count, kind === 'box' ? '个' : '份')

const stateWords: Readonly<Record<SaleState, string>> = {
  upcoming: '待开售',
  onSale: '在售',
  soldOut: '已售罄',
  offShelf: '已下架',
}

/** The state in a word or two, and its tone; the last tenth of an edition is counted. */
export function saleWords({ kind, state, remaining, editionSize }: Collectible): {
  readonly text: string
  readonly tone: Tone
} {
  if (state === 'onSale' && remaining * 10 <= editionSize)
    return { text: `仅剩 ${copies(remaining, kind)}`, tone: 'cinnabar' }
  const tones: Readonly<Record<SaleState, Tone>> = {
    upcoming: 'gold',
    onSale: 'jade',
    soldOut: 'neutral',
    offShelf: 'neutral',
  }
  return { text: stateWords[state], tone: tones[state] }
}

/** A moment of a sale: `3月2日 10:00`. */
export const saleTime = (at: Instant): string => formatInstant(at, 'M月D日 HH:mm')
