import { newestProducts, seriesList } from '../kit/product/catalogue.ts'
import { fromBox, momentsOf } from '../kit/product/collectible.ts'
import { goodsFrom, goodsOf } from '../kit/product/goods.ts'
import { useMarketFilter } from '../kit/market/market-filter.ts'
import { asList, partOf } from '../kit/resource/part.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { SalesScreen } from './sales.screen.tsx'
import { viewSales } from './sales.select.ts'
import { SeriesHead } from './series-head.tsx'
import { seriesFacts } from './series.select.ts'

/** The market: products by series and order, page after page (marketplace §2, §7). */
export default function SalesPage() {
  const { seriesId, order, changeSeries, changeOrder } = useMarketFilter()
  const products = useResource({
    ...newestProducts,
    request: { order, ...(seriesId === '' ? {} : { typeId: seriesId }) },
  })
  const series = useAside(seriesList)
  const now = useNowAt(momentsOf(products))
  return (
    <SalesScreen
      {...viewSales(series.data ?? [], products, seriesId, order)}
      goods={useShown(products.items, goodsOf, now)}
      resource={products}
      head={seriesId === '' ? null : <ChosenSeries id={seriesId} />}
      onSeries={changeSeries}
      onOrder={changeOrder}
    />
  )
}

function ChosenSeries({ id }: { readonly id: string }) {
  const detail = useResource({ endpoint: 'product.seriesDetail', request: { id }, freshMs: 60_000 })
  const boxes = useResource({ endpoint: 'box.ofSeries', request: { id }, freshMs: 60_000 })
  const now = useNowAt((boxes.data ?? []).map((row) => row.onSaleAt))
  return (
    <SeriesHead
      about={partOf(asList(detail), seriesFacts)}
      boxes={partOf(boxes, (row) => goodsFrom(fromBox(row, now)))}
    />
  )
}
