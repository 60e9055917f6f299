import type { RowOf } from '#src/contract/rest/calls.ts'
import { formatCount } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import type { SeriesRow } from '../kit/product/collectible.ts'

export const orders = ['floorUp', 'floorDown', 'newest', 'busiest'] as const
export type OfferOrder = (typeof orders)[number]

export const offerOrderWords: Readonly<Record<OfferOrder, string>> = {
  floorUp: '低价优先',
  floorDown: '高价优先',
  newest: '最新发行',
  busiest: '寄售最多',
}

/** What is listed: offers of people, blind boxes, the series, or products as one likes to filter them. */
const kinds = ['offer', 'box', 'series', 'filtered'] as const
export type ListKind = (typeof kinds)[number]

export interface ListFilter {
  readonly kind: ListKind
  readonly typeId: string
  readonly order: OfferOrder
}

/** What the address narrows the list to; anything unknown is offers, the cheapest first, of all series. */
export const filterOf = (query: URLSearchParams): ListFilter => ({
  kind: kinds.find((kind) => kind === query.get('kind')) ?? 'offer',
  typeId: query.get('typeId') ?? '',
  order: orders.find((order) => order === query.get('order')) ?? 'floorUp',
})

/** Where a list stands with what it is narrowed to; offers are what the page lists by itself, and only they have orders. */
export const listHref = ({ kind, typeId, order }: ListFilter): string =>
  href('/pages/sales/list/list', kind === 'offer' ? { typeId, order } : { kind, typeId })

export const seriesTabs = (
  series: readonly SeriesRow[],
): readonly { readonly key: string; readonly label: string }[] => [
  { key: '', label: '全部' },
  ...series.map(({ id, name }) => ({ key: id, label: name })),
]

/** A series that has boxes, as `box.kinds` answers it. */
export type BoxKindRow = RowOf<'box.kinds'>

export const boxTabs = (
  kindsOfBoxes: readonly BoxKindRow[],
): readonly { readonly key: string; readonly label: string }[] => [
  { key: '', label: '全部' },
  ...kindsOfBoxes.map(({ typeId, name, count }) => ({
    key: typeId,
    label: count > 1 ? `${name} ${formatCount(count)}` : name,
  })),
]
