import { PRODUCTS_A_PAGE, seriesList } from '../kit/catalogue.ts'
import type { SeriesRow } from '../kit/collectible.ts'
import { copyGoods, type CopyRow } from '../kit/copy.ts'
import { useNavigation } from '../kit/use-navigation.ts'
import { useNowAt } from '../kit/use-now-at.ts'
import { useResource } from '../kit/use-resource.ts'
import { useShown } from '../kit/use-shown.ts'
import { MyCollectionScreen } from './my-collection.screen.tsx'
import {
  boxCard,
  collectionFilter,
  type CollectionFilter,
  collectionRequest,
  filterHref,
  type MyBoxesRow,
} from './my-collection.select.ts'

/** What one owns: copies by series and state, and boxes that are still sealed (marketplace §2, §7). The filter stands in the address. */
export default function MyCollectionPage() {
  const { query, replace } = useNavigation()
  const filter = collectionFilter(query)
  const series = useResource<readonly SeriesRow[]>(seriesList)
  const copies = useResource<{ total: number }, CopyRow>({
    endpoint: 'collection.list',
    request: collectionRequest(filter),
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 5000,
  })
  const boxes = useResource<{ total: number }, MyBoxesRow>({
    endpoint: 'boxes.mine',
    request: {},
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 5000,
  })
  const now = useNowAt(copies.items.map((row) => (row.state === 'coolingOff' ? row.freeAt : null)))
  const narrow = (change: Partial<CollectionFilter>) => replace(filterHref({ ...filter, ...change }))
  return (
    <MyCollectionScreen
      {...filter}
      series={series.data ?? []}
      copies={copies}
      goods={useShown(copies.items, copyGoods, now)}
      total={copies.data?.total ?? null}
      boxes={boxes}
      cards={boxes.items.map(boxCard)}
      onNarrow={narrow}
    />
  )
}
