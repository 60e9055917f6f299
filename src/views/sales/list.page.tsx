import { href } from '#src/routes/table.ts'
import { PRODUCTS_A_PAGE, seriesList } from '../kit/catalogue.ts'
import type { SeriesRow } from '../kit/collectible.ts'
import { useNavigation } from '../kit/use-navigation.ts'
import { useNow } from '../kit/use-now.ts'
import { useResource } from '../kit/use-resource.ts'
import { useShown } from '../kit/use-shown.ts'
import { type MarketRow, marketGoods } from './goods-lists.select.ts'
import { filterOf, type ListFilter, seriesTabs } from './list.select.ts'
import { ListScreen } from './list.screen.tsx'

/** What people offer, by the cheapest offer of each product (marketplace §2, §7). The filter stands in the address. */
export default function ListPage() {
  const { query, replace } = useNavigation()
  const { typeId, order } = filterOf(query)
  const series = useResource<readonly SeriesRow[]>(seriesList)
  const market = useResource<unknown, MarketRow>({
    endpoint: 'product.market',
    request: { order, ...(typeId === '' ? {} : { typeId }) },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  const now = useNow(false, 60_000)
  const narrow = (change: Partial<ListFilter>) => replace(href('/pages/sales/list/list', { typeId, order, ...change }))
  return (
    <ListScreen
      tabs={seriesTabs(series.data ?? [])}
      typeId={typeId}
      order={order}
      goods={useShown(market.items, marketGoods, now)}
      resource={market}
      onNarrow={narrow}
    />
  )
}
