import { type ReactNode, useState } from 'react'
import { gardenSeries, PRODUCTS_A_PAGE, seriesList } from '../kit/product/catalogue.ts'
import { goodsOf } from '../kit/product/goods.ts'
import { useMarketFilter, useOpenSeries } from '../kit/market/market-filter.ts'
import { useAction } from '../kit/form/use-action.ts'
import { useForm } from '../kit/form/use-form.ts'
import { useUser } from '../kit/app/use-session.ts'
import { useApp } from '../kit/app/app.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useAtRest } from '../kit/app/use-at-rest.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { FilteredListScreen } from './filter/filtered-list.screen.tsx'
import { boxGoods, marketGoods } from './goods-lists.select.ts'
import { type KeptFilter, keptFilterForm, keptIn, keptValues, triedBy } from './filter/kept-filter.form.ts'
import { BoxListScreen, ListScreen, SeriesListScreen } from './list.screen.tsx'
import { boxTabs, filterOf, type ListFilter, listHref, type ListKind, seriesTabs } from './list.select.ts'
import { seriesLine } from './series.select.ts'

/** The lists of the market (marketplace §2, §7). Which one, and what it is narrowed to, stands in the address. */
export default function ListPage() {
  const filter = filterOf(useNavigation().query)
  const Shown = lists[filter.kind]
  return <Shown {...filter} />
}

/** Another part of the same list, in the place of this one. */
function useNarrow(filter: ListFilter): (change: Partial<ListFilter>) => void {
  const { replace } = useNavigation()
  return (change) => replace(listHref({ ...filter, ...change }))
}

/** What people offer, by the cheapest offer of each product. */
function OfferList(filter: ListFilter) {
  const { typeId, order } = filter
  const series = useAside(seriesList)
  const garden = useAside(gardenSeries)
  const market = useResource({
    endpoint: 'product.market',
    request: { order, ...(typeId === '' ? {} : { typeId }) },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  const now = useMinute()
  return (
    <ListScreen
      tabs={seriesTabs([...(series.data ?? []), ...(garden.data ?? [])])}
      typeId={typeId}
      order={order}
      goods={useShown(market.items, marketGoods, now)}
      resource={market}
      onNarrow={useNarrow(filter)}
    />
  )
}

/** All blind boxes, with what people ask for them. */
function BoxList(filter: ListFilter) {
  const { typeId } = filter
  const kinds = useResource({ endpoint: 'box.kinds', request: {}, freshMs: 600_000 })
  const market = useResource({
    endpoint: 'box.market',
    request: typeId === '' ? {} : { typeId },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  const now = useNowAt(market.items.map((row) => row.box.onSaleAt))
  return (
    <BoxListScreen
      tabs={boxTabs(kinds.data ?? [])}
      typeId={typeId}
      goods={useShown(market.items, boxGoods, now)}
      resource={market}
      onNarrow={useNarrow(filter)}
    />
  )
}

/** All series; each opens the market there. */
function SeriesList() {
  const series = useResource({
    endpoint: 'product.seriesPage',
    request: {},
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 600_000,
  })
  return <SeriesListScreen lines={useShown(series.items, seriesLine)} resource={series} onSeries={useOpenSeries()} />
}

/** Between two keys of somebody who is typing a price, ms: the count is asked for after that. */
const TYPING_MS = 300

/**
 * Products narrowed by what this person has chosen, which the server keeps for every device; what a guest has chosen is kept here, and
 * nobody is asked who they are for looking. In the order that was chosen in the market.
 */
function FilteredList() {
  const isGuest = useUser() === null
  const { order } = useMarketFilter()
  const draft = useForm(keptFilterForm)
  const own = keptIn(draft.values)
  // Whoever comes from 筛选 wants to choose; who comes back from a work has chosen.
  const [choosing, setChoosing] = useState(useApp().snapshot('navigation')?.context.motion === 'push')
  const [trying, setTrying] = useState<KeptFilter | null>(null)
  const series = useAside(seriesList)
  const page = { pageSize: PRODUCTS_A_PAGE, freshMs: 20_000 }
  const kept = useResource(isGuest ? null : { endpoint: 'market.productsByPage', request: { order }, ...page })
  const tried = useResource(
    isGuest ? { endpoint: 'market.products', request: { order, ...triedBy(own) }, ...page } : null,
  )
  const list = isGuest ? tried : kept
  const filter = isGuest ? own : (kept.data?.filter ?? null)
  const save = useAction(keptFilterForm, [kept.renewal])
  const rested = useAtRest(choosing ? trying : null, TYPING_MS)
  const counted = useResource(
    rested ? { endpoint: 'market.products', request: triedBy(rested), pageSize: 1, freshMs: 20_000 } : null,
  )
  const now = useNowAt(list.items.map((row) => row.onSaleAt))
  return (
    <FilteredListScreen
      goods={useShown(list.items, goodsOf, now)}
      resource={list}
      filter={filter}
      series={series.data ?? []}
      choosing={choosing && !save.isDone}
      saving={save.pending}
      failure={save.failure?.message ?? null}
      // What was asked for a moment ago is not how many it is now.
      count={rested === trying && counted.data?.tried ? counted.data.total : null}
      onTry={setTrying}
      onChoosing={(open) => {
        if (save.isDone) save.renew()
        setTrying(filter)
        setChoosing(open)
      }}
      onSave={(chosen) => {
        if (!isGuest) return save.run(keptValues(chosen))
        for (const [field, value] of Object.entries(keptValues(chosen))) draft.change(field, value)
        setChoosing(false)
      }}
    />
  )
}

const lists: Readonly<Record<ListKind, (filter: ListFilter) => ReactNode>> = {
  offer: OfferList,
  box: BoxList,
  series: SeriesList,
  filtered: FilteredList,
}
