import type { ResourceInput } from '#src/machines/resource/resource.machine.ts'
import { newestProducts, seriesList } from '../kit/catalogue.ts'
import { momentsOf, type ProductRow, type SeriesRow } from '../kit/collectible.ts'
import { goodsOf } from '../kit/goods.ts'
import { useMarketFilter } from '../kit/market-filter.ts'
import { useNowAt } from '../kit/use-now-at.ts'
import { useResource } from '../kit/use-resource.ts'
import { useShown } from '../kit/use-shown.ts'
import { SalesScreen } from './sales.screen.tsx'
import { viewSales } from './sales.select.ts'

/** The market: products by series and order, page after page (marketplace §2, §7). */
export default function SalesPage() {
  const { seriesId, order, changeSeries, changeOrder } = useMarketFilter()
  const narrowed: ResourceInput = {
    ...newestProducts,
    request: { order, ...(seriesId === '' ? {} : { typeId: seriesId }) },
  }
  const series = useResource<readonly SeriesRow[]>(seriesList)
  const products = useResource<{ readonly total: number }, ProductRow>(narrowed)
  const now = useNowAt(momentsOf(products))
  return (
    <SalesScreen
      {...viewSales(series.data ?? [], products, seriesId, order)}
      goods={useShown(products.items, goodsOf, now)}
      resource={products}
      onSeries={changeSeries}
      onOrder={changeOrder}
    />
  )
}
