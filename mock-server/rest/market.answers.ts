import type { AnswerOf, RequestOf } from '#src/contract/rest/calls.ts'
import type { marketEndpoints } from '#src/contract/rest/market/market.endpoints.ts'
import type { ProductOrder } from '#src/contract/rest/market/market.schema.ts'
import { type ListFilter, rarities } from '#src/contract/rest/shapes.ts'
import { seriesName } from '../world/looks.ts'
import type { Row } from '../world/rows.ts'
import { isFlowerSeed } from '../world/trade/flower-seeds.ts'
import { saleStateOf } from '../world/trade/sale-rules.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, pageOf, searchFor } from './answers.ts'
import { seriesView } from './views/holding.ts'
import { productCard } from './views/cards.ts'

type Product = Row<'products'>
type Query = RequestOf<'market.products'>

const orders: Readonly<Record<ProductOrder, (a: Product, b: Product) => number>> = {
  newest: (a, b) => b.onSaleAt - a.onSaleAt,
  priceUp: (a, b) => a.priceFen - b.priceFen,
  priceDown: (a, b) => b.priceFen - a.priceFen,
  rarity: (a, b) => rarities.indexOf(b.rarity) - rarities.indexOf(a.rarity),
}

const everything: ListFilter = { typeIds: [], rarities: [], onlyOnSale: false, lowestFen: null, highestFen: null }

const isWanted = (world: World, filter: ListFilter, row: Product): boolean => {
  const { typeIds, rarities: wanted, onlyOnSale, lowestFen, highestFen } = filter
  return (
    (typeIds.length === 0 || typeIds.includes(row.seriesId)) &&
    (wanted.length === 0 || wanted.includes(row.rarity)) &&
    (!onlyOnSale || saleStateOf(world, row) === 'onSale') &&
    row.priceFen >= (lowestFen ?? 0) &&
    row.priceFen <= (highestFen ?? Number.MAX_SAFE_INTEGER)
  )
}

/** The filter that a query tries; undefined where it tries none. */
function triedBy({ typeIds, rarities: wanted, onlyOnSale, lowestFen, highestFen }: Query): ListFilter | undefined {
  if ([typeIds, wanted, onlyOnSale, lowestFen, highestFen].every((one) => one === undefined)) return undefined
  return {
    typeIds: typeIds ?? [],
    rarities: wanted ?? [],
    onlyOnSale: onlyOnSale ?? false,
    lowestFen: lowestFen ?? null,
    highestFen: highestFen ?? null,
  }
}

function products(world: World, query: Query, filter = everything): { data: AnswerOf<'market.products'> } {
  const { typeId, keyword, rarity, order = 'newest', ...page } = query
  const fits = searchFor(keyword)
  const rows = world.tables.products
    .filter(
      (row) =>
        row.state !== 'offShelf' &&
        !isFlowerSeed(row) &&
        (typeId === undefined || row.seriesId === typeId) &&
        (rarity === undefined || row.rarity === rarity) &&
        isWanted(world, filter, row) &&
        fits(row.name, seriesName(world, row.seriesId)),
    )
    .toSorted((a, b) => orders[order](a, b) || byId(a, b))
  return { data: pageOf(rows, page, productCard(world)) }
}

export const marketAnswers: Answers<typeof marketEndpoints> = {
  products: (world, query) => {
    const tried = triedBy(query)
    const { data } = products(world, query, tried)
    return { data: tried ? { ...data, tried: true } : data }
  },
  productsByPage: (world, query, caller) => {
    const { id: _id, ...kept } = { id: '', ...world.tables.listFilters.get(caller.user?.id ?? '') }
    const filter: ListFilter = { ...everything, ...kept }
    return { data: { ...products(world, query, filter).data, filter } }
  },
  series: (world, { parentId = '0' }) => ({
    data: world.tables.series.filter((row) => row.parentId === parentId).map((row) => seriesView(world, row)),
  }),
}
