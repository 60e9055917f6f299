import type { RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { href } from '#src/routes/table.ts'
import type { Tone } from '#src/ui/display/tag.tsx'
import { type Collectible, fromProduct } from '../product/collectible.ts'
import { type Goods, priceParts } from '../product/goods.ts'

export type CopyKind = 'collectible' | 'seed'
/** `unknown`: in a state that this build does not know, in which nothing is done with it. */
export type HeldState = CopyRow['state']

/** How something owned stands, as the server says it. */
export type HeldRow = Pick<CopyRow, 'state' | 'freeAt' | 'askedFen'>

/** A numbered copy of one's own, as `collection.list`, `collection.detail` and an opening answer it. */
export type CopyRow = Omit<RowOf<'box.open'>['copy'], 'categoryId' | 'listingId'>

/** The number as it is engraved, `#128 / 5000`: the same digits as where the edition is not known. */
export const engraved = (number: number, editionSize: number): string => `#${number} / ${editionSize}`

/** What is cooling off until a moment that has come is free; the server says so a little later. */
export const heldAt = ({ state, freeAt }: HeldRow, now: Instant): HeldState =>
  state === 'coolingOff' && freeAt <= now ? 'free' : state

/** The state in a word or two; null where anything can be done. */
export const heldWords: Readonly<Record<HeldState, { readonly text: string; readonly tone: Tone } | null>> = {
  free: null,
  coolingOff: { text: '冷静期', tone: 'gold' },
  listed: { text: '寄售中', tone: 'indigo' },
  trading: { text: '交易中', tone: 'neutral' },
  planted: { text: '种植中', tone: 'jade' },
  pledged: { text: '质押中', tone: 'gold' },
  leased: { text: '出租中', tone: 'jade' },
  auctioned: { text: '拍卖中', tone: 'gold' },
  assembled: { text: '拼装中', tone: 'jade' },
  stored: { text: '公会仓库', tone: 'jade' },
  unknown: { text: '状态确认中', tone: 'indigo' },
}

/** A moment of a holding: `3月2日 10:00`. */
export const heldTime = (at: Instant): string => formatInstant(at, 'M月D日 HH:mm')

export const copyHref = (id: string): string =>
  `#${href('/pages/common/transferParticulars/transferParticulars', { id })}`

/** A copy as pictures show it: its sale is over, so it is neither counted nor announced. */
export const fromCopy = (row: CopyRow): Collectible => ({
  ...fromProduct(
    { ...row, priceFen: row.paidFen, remaining: row.editionSize, state: 'onSale', onSaleAt: row.gotAt },
    row.gotAt,
  ),
  key: `copy-${row.id}`,
})

/** A copy in a grid: its number, and what stands in its way. */
export function copyGoods(row: CopyRow, now: Instant): Goods {
  const held = heldWords[heldAt(row, now)]
  return {
    item: fromCopy(row),
    href: copyHref(row.id),
    note: row.seriesName,
    price: row.askedFen === null ? null : priceParts(row.askedFen),
    cost: null,
    end: engraved(row.number, row.editionSize),
    tags: held === null ? [] : [held],
  }
}
