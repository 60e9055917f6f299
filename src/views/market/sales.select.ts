import type { ProductRow, SeriesRow } from '../kit/product/collectible.ts'
import type { MarketOrder } from '../kit/market/market-filter.ts'

export const orderWords: Readonly<Record<MarketOrder, string>> = {
  newest: '最新上架',
  priceUp: '低价优先',
  priceDown: '高价优先',
  rarity: '稀有优先',
}

export interface SalesView {
  /** All of them first, under `''`. */
  readonly tabs: readonly { readonly key: string; readonly label: string }[]
  readonly current: string
  readonly order: MarketOrder
}

interface Products {
  readonly items: readonly ProductRow[]
}

/** What the market shows around its products. A series that is chosen but no longer listed keeps a tab of its own. */
export function viewSales(
  series: readonly SeriesRow[],
  products: Products,
  seriesId: string,
  order: MarketOrder,
): SalesView {
  const chosen = series.find((row) => row.id === seriesId)
  const lost = seriesId !== '' && !chosen ? [{ key: seriesId, label: products.items[0]?.seriesName || '所选系列' }] : []
  return {
    tabs: [{ key: '', label: '全部' }, ...lost, ...series.map(({ id, name }) => ({ key: id, label: name }))],
    current: seriesId,
    order,
  }
}
