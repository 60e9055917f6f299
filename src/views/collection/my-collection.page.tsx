import { useMemo, useState } from 'react'
import { copiesForBox } from '#src/domain/collection/box-exchange.ts'
import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import { gardenSeries, PRODUCTS_A_PAGE, seriesList } from '../kit/product/catalogue.ts'
import { goodsOf, priceWords } from '../kit/product/goods.ts'
import { copyGoods, type CopyKind, type CopyRow } from '../kit/collection/copy.ts'
import { pickLine } from '../kit/collection/copy-picker.tsx'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useOffering } from '../kit/listing/use-offering.ts'
import { useAllRows } from '../kit/resource/use-all-rows.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useIntent } from '../kit/intent/use-intent.ts'
import { stacksOf } from '../kit/collection/stacks.ts'
import { ChangeBoxScreen } from './change-box.screen.tsx'
import { boxesLine, exchangeable } from './change-box.select.ts'
import { MyCollectionScreen } from './my-collection.screen.tsx'
import { OfferManyScreen } from './offer-many.screen.tsx'
import {
  boxCard,
  collectionFilter,
  type CollectionFilter,
  collectionPath,
  collectionRequest,
  filterHref,
  manyHref,
  manyKind,
  manyWay,
  type ManyWay,
  ofWork,
  seriesWorks,
  shelf,
} from './my-collection.select.ts'

/**
 * What one owns: copies by series and state, flower seeds, and boxes that are still sealed (marketplace §2, §7), giving copies for
 * a box, and putting several up or down at once. The filter and the key of the exchange stand in the address.
 */
export default function MyCollectionPage() {
  const { query } = useNavigation()
  const change = query.get('change') ?? ''
  const way = manyWay(query)
  // What was picked to be put up is not meant to be taken down.
  if (way !== null) return <OfferMany key={way} way={way} kind={manyKind(query)} />
  return change === '' ? <Owned /> : <ChangeBox change={change} />
}

/** The one change of several that is under way at a time has a stream of its own for each kind, so that a reload finds it. */
const manyStreams = {
  collectible: { id: 'many', offered: 'copies' },
  seed: { id: 'seeds', offered: 'seeds' },
} as const

function OfferMany({ way, kind }: { readonly way: ManyWay; readonly kind: CopyKind }) {
  const { replace } = useNavigation()
  const [picked, setPicked] = useState<readonly string[]>([])
  const copies = useResource({
    endpoint: 'collection.list',
    request: { kind, state: way === 'up' ? 'free' : 'listed' },
    pageSize: 100,
    freshMs: 2000,
  })
  // What has been sold or given away in the meantime is not meant any more.
  const own = picked.filter((id) => copies.items.some((row) => row.id === id))
  const { id, offered } = manyStreams[kind]
  const offering = useOffering(offered, id, [copies.renewal], undefined, own)
  return (
    <OfferManyScreen
      way={way}
      kind={kind}
      resource={copies}
      lines={copies.items.map(offeredLine)}
      picked={own}
      batchMax={copies.data?.batchMax ?? 1}
      listing={offering.listing}
      sheet={offering.sheet}
      question={offering.question}
      onWay={(next) => replace(manyHref(next, kind))}
      onPick={setPicked}
      onAsk={offering.ask}
      onTakeDown={offering.listing.takeDown}
      onCheck={offering.listing.check}
    />
  )
}

const offeredLine = (row: CopyRow) => ({
  ...pickLine(row),
  ...(row.askedFen === null ? {} : { value: priceWords(row.askedFen) }),
})

function ChangeBox({ change }: { readonly change: string }) {
  const { trade } = useApp()
  const { replace } = useNavigation()
  const [chosen, setChosen] = useState('')
  const [picked, setPicked] = useState<readonly string[]>([])
  const copies = useResource({
    endpoint: 'collection.list',
    request: { kind: 'collectible', rarity: 'common', state: 'free' },
    pageSize: 100,
    freshMs: 2000,
  })
  const all = useAllRows(copies)
  const intent = useIntent('transfer', ['collection.changeBox'], change)
  const series = exchangeable(copies.items)
  const one = series.find(({ id }) => id === chosen) ?? series[0]
  const own = picked.filter((id) => one?.lines.some((line) => line.id === id))
  const { before, question } = useAskBefore(`transfer/${change}`, own)
  const renewals = [copies.renewal]
  const give = () =>
    intent.perform(
      { endpoint: 'collection.changeBox', request: { ids: own.join(',') } },
      { done: renewals, refused: renewals },
    )
  return (
    <ChangeBoxScreen
      question={question}
      resource={one ? copies : all}
      series={series}
      current={one?.id ?? ''}
      picked={own}
      needed={copiesForBox}
      count={boxesLine(series)}
      intent={intent}
      onSeries={setChosen}
      onPick={setPicked}
      onChange={() => before({ endpoint: 'collection.changeBox' }, give)}
      onCheck={intent.check}
      onAgain={() => replace(href(collectionPath, { change: trade.newIntent() }))}
    />
  )
}

/** What changes what one has: it may have come, gone, or be offered. */
const changing = [
  'ask-to-buy.sell',
  'beans.cast',
  'beans.castWeiDou',
  'box.open',
  'box.openBatch',
  'box.openMany',
  'collection.changeBox',
  'collection.upgrade',
  'diy.make',
  'diy.salvage',
  'draw.many',
  'draw.one',
  'draw.openAirdrop',
  'garden.push',
  'garden.takeDown',
  'guild.give',
  'lease.buyout',
  'lease.end',
  'lease.publish',
  'lease.rent',
  'lease.withdraw',
  'listing.boxDown',
  'listing.boxUp',
  'listing.down',
  'listing.downMany',
  'listing.seedsDown',
  'listing.seedsUp',
  'listing.up',
  'listing.upMany',
  'physical.order',
  'pledge.cancel',
  'pledge.publish',
  'prop.openChest',
  'synthesis.perform',
  'transfer.give',
] as const

function Owned() {
  const { query, push, replace } = useNavigation()
  const { trade } = useApp()
  const filter = collectionFilter(query)
  const series = useAside(seriesList)
  const copies = useResource({
    endpoint: 'collection.list',
    request: collectionRequest(filter),
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 5000,
  })
  const boxes = useResource({
    endpoint: 'box.mine',
    request: {},
    pageSize: PRODUCTS_A_PAGE,
  })
  const ofSeries = useAside(
    filter.typeId === '' || filter.work !== '' || filter.state !== 'all'
      ? null
      : { endpoint: 'product.seriesDetail', request: { id: filter.typeId }, freshMs: 60_000 },
  )
  const owned = new Set(copies.items.map((row) => row.productId))
  const garden = useAside(gardenSeries)
  const seeds = useResource({
    endpoint: 'collection.list',
    request: { kind: 'seed' },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 5000,
  })
  const favourites = useResource({
    endpoint: 'product.favourites',
    request: {},
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 2000,
  })
  const onSale = useNowAt(favourites.items.map((row) => row.onSaleAt))
  const now = useNowAt([...copies.items, ...seeds.items].map((row) => (row.state === 'coolingOff' ? row.freeAt : null)))
  const address = query.toString()
  const own = useMemo(() => ofWork(copies.items, filter.work), [copies.items, filter.work])
  const goods = useMemo(
    () => shelf(stacksOf(own, now), collectionFilter(new URLSearchParams(address))),
    [own, now, address],
  )
  const total = filter.work === '' ? (copies.data?.total ?? null) : copies.last ? own.length : null
  const narrow = (change: Partial<CollectionFilter>) => replace(filterHref({ ...filter, ...change }))
  return (
    <MyCollectionScreen
      unknown={<UnknownIntents by={changing} />}
      {...filter}
      series={series.data ?? (series.status === 'loading' ? null : [])}
      copies={copies}
      goods={goods}
      works={copies.last ? seriesWorks(ofSeries.data?.products ?? [], owned) : []}
      total={total}
      boxes={boxes}
      cards={boxes.items.map(boxCard)}
      seeds={seeds}
      seedsHref={`#${href('/pages/sales/list/list', { typeId: garden.data?.[0]?.id })}`}
      sown={useShown(seeds.items, copyGoods, now)}
      favourites={favourites}
      starred={useShown(favourites.items, goodsOf, onSale)}
      onNarrow={narrow}
      onChangeBox={() => push(href(collectionPath, { change: trade.newIntent() }))}
      onOffer={(kind) => push(manyHref('up', kind))}
      onGive={() => push(href('/pages/common/transferParticulars/transferParticulars', { gift: trade.newIntent() }))}
    />
  )
}
