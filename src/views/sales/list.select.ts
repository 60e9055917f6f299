import type { SeriesRow } from '../kit/collectible.ts'

export const orders = ['floorUp', 'floorDown', 'newest', 'busiest'] as const
export type OfferOrder = (typeof orders)[number]

export const offerOrderWords: Readonly<Record<OfferOrder, string>> = {
  floorUp: '低价优先',
  floorDown: '高价优先',
  newest: '最新发行',
  busiest: '寄售最多',
}

export interface ListFilter {
  readonly typeId: string
  readonly order: OfferOrder
}

/** What the address narrows the list to; anything unknown is the cheapest first, of all series. */
export const filterOf = (query: URLSearchParams): ListFilter => ({
  typeId: query.get('typeId') ?? '',
  order: orders.find((order) => order === query.get('order')) ?? 'floorUp',
})

export const seriesTabs = (
  series: readonly SeriesRow[],
): readonly { readonly key: string; readonly label: string }[] => [
  { key: '', label: '全部' },
  ...series.map(({ id, name }) => ({ key: id, label: name })),
]
