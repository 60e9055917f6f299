import { useState } from 'react'
import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app-port.ts'
import { PRODUCTS_A_PAGE, seriesList } from '../kit/catalogue.ts'
import type { ProductRow, SeriesRow } from '../kit/collectible.ts'
import { goodsOf } from '../kit/goods.ts'
import { copyGoods, type CopyRow } from '../kit/copy.ts'
import { useNavigation } from '../kit/use-navigation.ts'
import { useNowAt } from '../kit/use-now-at.ts'
import { useResource } from '../kit/use-resource.ts'
import { useShown } from '../kit/use-shown.ts'
import { useWish } from '../kit/use-wish.ts'
import { ChangeBoxScreen } from './change-box.screen.tsx'
import { type ChangedBoxRow, exchangeable } from './change-box.select.ts'
import { MyCollectionScreen } from './my-collection.screen.tsx'
import {
  boxCard,
  collectionFilter,
  type CollectionFilter,
  collectionPath,
  collectionRequest,
  filterHref,
  type MyBoxesRow,
} from './my-collection.select.ts'

/**
 * What one owns: copies by series and state, and boxes that are still sealed (marketplace §2, §7), and giving five copies for a box. The
 * filter and the key of the exchange stand in the address.
 */
export default function MyCollectionPage() {
  const change = useNavigation().query.get('change') ?? ''
  return change === '' ? <Owned /> : <ChangeBox change={change} />
}

function ChangeBox({ change }: { readonly change: string }) {
  const [chosen, setChosen] = useState('')
  const [picked, setPicked] = useState<readonly string[]>([])
  const copies = useResource<unknown, CopyRow>({
    endpoint: 'collection.list',
    request: { rarity: 'common', state: 'free' },
    pageSize: 100,
    freshMs: 2000,
  })
  const wish = useWish<ChangedBoxRow>('transfer', change)
  const series = exchangeable(copies.items)
  const one = series.find(({ id }) => id === chosen) ?? series[0]
  const own = picked.filter((id) => one?.lines.some((line) => line.id === id))
  return (
    <ChangeBoxScreen
      resource={copies}
      series={series}
      current={one?.id ?? ''}
      picked={own}
      wish={wish}
      onSeries={setChosen}
      onPick={setPicked}
      onChange={() => wish.wish({ endpoint: 'collection.changeBox', request: { ids: own.join(',') } })}
      onCheck={wish.check}
    />
  )
}

function Owned() {
  const { query, push, replace } = useNavigation()
  const { trade } = useApp()
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
  })
  const favourites = useResource<{ total: number }, ProductRow>({
    endpoint: 'product.favourites',
    request: {},
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 2000,
  })
  const onSale = useNowAt(favourites.items.map((row) => row.onSaleAt))
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
      favourites={favourites}
      starred={useShown(favourites.items, goodsOf, onSale)}
      onNarrow={narrow}
      onChangeBox={() => push(href(collectionPath, { change: trade.newKey() }))}
      onGive={() => push(href('/pages/common/transferParticulars/transferParticulars', { gift: trade.newKey() }))}
    />
  )
}
