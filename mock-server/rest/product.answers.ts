import { shareOfFen } from '#src/domain/number/fen.ts'
import type { AnswerOf, RequestOf } from '#src/contract/rest/calls.ts'
import type { productEndpoints } from '#src/contract/rest/product/product.endpoints.ts'
import type {
  MarketOrder,
  MarketRow,
  OfferOrder,
  ProductDetail,
  Release,
} from '#src/contract/rest/product/product.schema.ts'
import { boxPiece, productPicture, productPiece, seriesName } from '../world/looks.ts'
import type { Row } from '../world/rows.ts'
import { flowerSeedSeries, isFlowerSeed } from '../world/trade/flower-seeds.ts'
import { openListings } from '../world/trade/listings.ts'
import {
  isQualified,
  joinQueue,
  queuePlace,
  rulesOf,
  saleStateOf,
  type Sold,
  soldThing,
} from '../world/trade/sale-rules.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, type Caller, pageOf, searchFor, signedIn } from './answers.ts'
import {
  chainHash,
  floorsOf,
  lastPricesOf,
  ofCategory,
  offerView,
  person,
  priceDays,
  saleStanding,
  seriesView,
  tradesOf,
} from './views/holding.ts'
import { refuse } from '../world/refusals.ts'
import { productCard } from './views/cards.ts'

type Product = Row<'products'>
type Endpoints = typeof productEndpoints

const callerId = (caller: Caller): string => caller.user?.id ?? ''
const onShelf = (row: Product): boolean => row.state !== 'offShelf'
const starId = (userId: string, product: Product): string => `${userId}/${product.id}`
const isStarred = (world: World, userId: string, product: Product): boolean =>
  world.tables.favourites.get(starId(userId, product)) !== undefined
const requireCategory = (world: World, categoryId: string): Product =>
  ofCategory(world, categoryId) ?? refuse('notFound')

function detail(world: World, product: Product, userId: string): ProductDetail {
  const { tables } = world
  const { issued, melted } = tables.editions.get(product.id) ?? { issued: 0, melted: 0 }
  const inBoxes = tables.boxContents.filter((row) => row.productId === product.id)
  return {
    ...productCard(world)(product),
    largeImage: productPicture(world, product, 'detail'),
    story: product.story,
    seriesStory: tables.series.get(product.seriesId)?.story ?? '',
    issued,
    boxed: inBoxes.reduce((sum, row) => sum + row.left, 0),
    melted,
    owned: tables.copies.filter((row) => row.productId === product.id && row.ownerId === userId).length,
    ...floorsOf(world)(product.id),
    chainHash: chainHash(product.id),
    sale: saleStanding(world, product, userId),
    prices: priceDays(tradesOf(world, product.id)),
    boxes: inBoxes.map(({ boxId, packed }) => {
      const box = tables.blindBoxes.get(boxId)!
      const { name, image } = boxPiece(world, box)
      return { id: boxId, name, image, chance: Math.round((packed * 1000) / box.editionSize) }
    }),
  }
}

function releaseOf(world: World, product: Product, userId: string): Release {
  const place = queuePlace(world, product, userId)
  return {
    id: product.id,
    released: saleStateOf(world, product) !== 'upcoming',
    onSaleAt: product.onSaleAt,
    queued: rulesOf(world, product).admittedPerSecond > 0,
    joined: world.tables.queue.get(`${product.id}/${userId}`) !== undefined,
    ahead: place?.ahead ?? 0,
    admittedAt: place?.admittedAt ?? null,
  }
}

const marketOrders: Readonly<Record<MarketOrder, (a: MarketRow, b: MarketRow) => number>> = {
  floorUp: (a, b) => (a.floorFen ?? 0) - (b.floorFen ?? 0),
  floorDown: (a, b) => (b.floorFen ?? 0) - (a.floorFen ?? 0),
  newest: (a, b) => (b.product.onSaleAt ?? 0) - (a.product.onSaleAt ?? 0),
  busiest: (a, b) => b.offers - a.offers,
}

/** Of the series that is asked for; without one, anything but flower seeds, which have a place of their own. */
const isAmong = (row: Product, typeId: string | undefined): boolean =>
  typeId === undefined ? !isFlowerSeed(row) : row.seriesId === typeId

function market(world: World, { typeId, keyword, order = 'newest', ...page }: RequestOf<'product.market'>) {
  const floor = floorsOf(world)
  const last = lastPricesOf(world)
  const cheapest = Map.groupBy(openListings(world), (row) => row.ofId)
  const fits = searchFor(keyword)
  const rows = world.tables.products
    .filter((row) => onShelf(row) && isAmong(row, typeId) && floor(row.id).offers > 0)
    .filter((row) => fits(row.name, seriesName(world, row.seriesId)))
    .map((row): MarketRow => ({
      id: row.id,
      product: productCard(world)(row),
      ...floor(row.id),
      floorId: cheapest.get(row.id)?.[0]?.id ?? '',
      lastFen: last(row.id),
    }))
    .toSorted((a, b) => marketOrders[order](a, b) || byId(a.product, b.product))
  return { data: pageOf(rows, page, (row) => row) }
}

/** Boxes have no number: they come behind what has one. */
const numberOf = ({ itemId }: Row<'listings'>): number => Number(itemId.split('-')[1] ?? Number.MAX_SAFE_INTEGER)

const offerOrders: Readonly<Record<OfferOrder, (a: Row<'listings'>, b: Row<'listings'>) => number>> = {
  priceUp: (a, b) => a.priceFen - b.priceFen,
  priceDown: (a, b) => b.priceFen - a.priceFen,
  newest: (a, b) => b.listedAt - a.listedAt,
  number: (a, b) => numberOf(a) - numberOf(b),
}

function inscriptions(
  world: World,
  { categoryId, ...page }: RequestOf<'product.inscriptions'>,
): { data: AnswerOf<'product.inscriptions'> } {
  const product = categoryId === undefined ? null : requireCategory(world, categoryId)
  const hidden = new Set(world.tables.users.filter((row) => row.hidden).map((row) => row.id))
  const ofSeeds = (row: Row<'copies'>) => isFlowerSeed(world.tables.products.get(row.productId))
  const rows = world.tables.copies
    .filter((row) => (product === null ? !ofSeeds(row) : row.productId === product.id) && !hidden.has(row.ownerId))
    .toSorted((a, b) => a.number - b.number || byId(a, b))
  const last = lastPricesOf(world)
  return {
    data: pageOf(rows, page, (copy) => {
      const of = world.tables.products.get(copy.productId)!
      const listing = world.tables.listings.get(copy.listingId)
      const offered = listing?.state === 'up' ? listing : null
      return {
        id: copy.id,
        productId: of.id,
        ...productPiece(world, of),
        number: copy.number,
        editionSize: of.editionSize,
        ownerName: person(world, copy.ownerId).nickname,
        listingId: offered?.id ?? '',
        priceFen: offered?.priceFen ?? null,
        lastFen: last(of.id) ?? of.priceFen,
      }
    }),
  }
}

/** What makes a sale special, in the order in which it is said. */
function specialsOf(world: World, product: Product): AnswerOf<'product.specials'>['list'][number]['specials'] {
  const rules = rulesOf(world, product)
  return [
    ...(product.editionSize <= 200 ? (['limited'] as const) : []),
    ...(rules.qualification === 'none' ? [] : [rules.qualification]),
    ...(rules.admittedPerSecond > 0 ? (['queue'] as const) : []),
  ]
}

function specials(world: World, { typeId, ...page }: RequestOf<'product.specials'>, caller: Caller) {
  const rows = world.tables.products
    .filter((row) => onShelf(row) && (typeId === undefined || row.seriesId === typeId))
    .filter((row) => specialsOf(world, row).length > 0)
    .toSorted((a, b) => b.onSaleAt - a.onSaleAt || byId(a, b))
  return {
    data: pageOf(rows, page, (row) => ({
      id: row.id,
      product: productCard(world)(row),
      specials: specialsOf(world, row),
      limitPerUser: rulesOf(world, row).limitPerUser,
      qualified: isQualified(world, row, callerId(caller)),
    })),
  }
}

/** The series that are published; flower seeds are only passed on among people. */
const publishedSeries = (world: World): Row<'series'>[] =>
  world.tables.series.filter((row) => row.id !== flowerSeedSeries)

const shownFirst = (world: World, seriesId: string): Product[] =>
  world.tables.products
    .filter((row) => row.seriesId === seriesId && onShelf(row))
    .toSorted((a, b) => Number(b.recommended > 0) - Number(a.recommended > 0) || b.onSaleAt - a.onSaleAt || byId(a, b))

const soldOf = ({ tables }: World, id: string): Sold =>
  tables.products.get(id) ?? tables.blindBoxes.get(id) ?? tables.avatars.get(id) ?? refuse('notFound')

function needOf(world: World, sold: Sold): string {
  const { qualification } = rulesOf(world, sold)
  if (qualification === 'whiteList') return '限白名单用户购买'
  return qualification === 'holders' ? `持有「${seriesName(world, sold.seriesId)}」任意藏品即可购买` : ''
}

export const productAnswers: Answers<Endpoints> = {
  detail: (world, { id }, caller) => ({
    data: detail(world, soldThing(world, 'product', id) as Product, callerId(caller)),
  }),
  release: (world, { id }, caller) => ({
    data: releaseOf(world, soldThing(world, 'product', id) as Product, callerId(caller)),
  }),
  joinRelease: async (world, { id }, caller) => {
    const { user } = signedIn(caller)
    const product = soldThing(world, 'product', id) as Product
    await joinQueue(world, product, user.id)
    return { data: releaseOf(world, product, user.id) }
  },
  specials,
  market,
  marketOf: (world, { categoryId }) => {
    const product = requireCategory(world, categoryId)
    const trades = tradesOf(world, product.id)
    return {
      data: {
        product: productCard(world)(product),
        ...floorsOf(world)(product.id),
        lastFen: trades.at(-1)?.priceFen ?? null,
        sold: trades.length,
        prices: priceDays(trades),
      },
    }
  },
  offers: (world, { categoryId, productId, userId, id, order = 'priceUp', ...page }) => {
    const ofId = categoryId === undefined ? productId : requireCategory(world, categoryId).id
    const named = id === undefined ? openListings(world) : [world.tables.listings.get(id) ?? refuse('notFound')]
    const rows = named.filter(
      (row) => (ofId === undefined || row.ofId === ofId) && (userId === undefined || row.sellerId === userId),
    )
    const sorted = rows.toSorted((a, b) => offerOrders[order](a, b) || byId(a, b))
    return { data: { ...pageOf(sorted, page, offerView(world)), batchMax: world.settings.batchMax } }
  },
  inscriptions,
  isFavourite: (world, { categoryId }, caller) => {
    const starred = isStarred(world, callerId(caller), requireCategory(world, categoryId))
    return { data: { categoryId, starred } }
  },
  favourites: (world, page, caller) => {
    const { user } = signedIn(caller)
    const stars = world.tables.favourites.filter((row) => row.id.startsWith(`${user.id}/`))
    const rows = stars
      .toSorted((a, b) => b.at - a.at || byId(a, b))
      .flatMap((row) => world.tables.products.get(row.id.slice(user.id.length + 1)) ?? [])
    return { data: pageOf(rows.filter(onShelf), page, productCard(world)) }
  },
  setFavourite: async (world, { categoryId, starred }, caller) => {
    const { user } = signedIn(caller)
    const id = starId(user.id, requireCategory(world, categoryId))
    if (starred) await world.tables.favourites.put({ id, at: world.clock.now() })
    else world.tables.favourites.remove((row) => row.id === id)
    return { data: { categoryId, starred } }
  },
  recommendedOutside: (world) => {
    const rows = world.tables.products.filter((row) => row.recommended > 0 && onShelf(row))
    return {
      data: rows
        .toSorted((a, b) => a.recommended - b.recommended)
        .slice(0, 6)
        .map(productCard(world)),
    }
  },
  homeSeries: (world) => ({
    data: publishedSeries(world).map((row) => ({
      series: seriesView(world, row),
      products: shownFirst(world, row.id).slice(0, 3).map(productCard(world)),
    })),
  }),
  seriesPage: (world, page) => ({ data: pageOf(publishedSeries(world), page, (row) => seriesView(world, row)) }),
  seriesDetail: (world, { id }) => {
    const series = world.tables.series.get(id) ?? refuse('notFound')
    const products = shownFirst(world, id)
    const own = new Set(products.map((row) => row.id))
    const holders = new Set(world.tables.copies.filter((row) => own.has(row.productId)).map((row) => row.ownerId)).size
    return { data: { series: seriesView(world, series), products: products.map(productCard(world)), holders } }
  },
  saveFilter: async (world, filter, caller) => {
    const { user } = signedIn(caller)
    const kept = { ...filter, typeIds: [...new Set(filter.typeIds)], rarities: [...new Set(filter.rarities)] }
    await world.tables.listFilters.put({ id: user.id, ...kept })
    return { data: kept }
  },
  sold: (world, page, caller) => {
    const { user } = signedIn(caller)
    const rows = world.tables.listings
      .filter((row) => row.sellerId === user.id && row.state === 'sold')
      .toSorted((a, b) => b.endedAt - a.endedAt || byId(a, b))
    return {
      data: pageOf(rows, page, (row) => {
        const hold = world.tables.holds.find((held) => held.targetId === row.id && held.state === 'settled')
        const feeFen = hold ? shareOfFen(hold.total, hold.terms.feeBasisPoints) : 0
        const buyerName = person(world, row.buyerId).nickname
        return { id: row.id, offer: offerView(world)(row), incomeFen: row.priceFen - feeFen, feeFen, buyerName }
      }),
    }
  },
  qualification: (world, { id }, caller) => {
    const sold = soldOf(world, id)
    const kind = rulesOf(world, sold).qualification
    return { data: { id, kind, qualified: isQualified(world, sold, caller.user?.id ?? ''), need: needOf(world, sold) } }
  },
  appointment: async (world, { id, booked }, caller) => {
    const { user } = signedIn(caller)
    const sold = soldOf(world, id)
    const row = `${id}/${user.id}`
    if (booked && sold.onSaleAt <= world.clock.now()) refuse('badRequest', '已经开售，不用再提醒')
    if (booked) await world.tables.appointments.put({ id: row, at: world.clock.now() })
    else world.tables.appointments.remove((other) => other.id === row)
    const people = world.tables.appointments.filter((other) => other.id.startsWith(`${id}/`)).length
    return {
      data: { id, booked, onSaleAt: sold.onSaleAt, people },
      msg: booked ? '开售时会有公告提醒你' : '已取消提醒',
    }
  },
}
