import type { RequestOf, ResponseOf } from '#src/contract/rest/endpoint.ts'
import type { marketEndpoints } from '#src/contract/rest/market/market.endpoints.ts'
import type { ProductOrder } from '#src/contract/rest/market/market.schema.ts'
import { rarities } from '#src/contract/rest/shapes.ts'
import { seriesName } from '../world/looks.ts'
import type { Row } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { type Answers, byId, pageOf, type Reply, searchFor } from './answers.ts'
import { seriesView } from './holding-views.ts'
import { productCard } from './views.ts'

type Product = Row<'products'>
type Query = RequestOf<typeof marketEndpoints.products>

const orders: Readonly<Record<ProductOrder, (a: Product, b: Product) => number>> = {
  newest: (a, b) => b.onSaleAt - a.onSaleAt,
  priceUp: (a, b) => a.priceFen - b.priceFen,
  priceDown: (a, b) => b.priceFen - a.priceFen,
  rarity: (a, b) => rarities.indexOf(b.rarity) - rarities.indexOf(a.rarity),
}

function products(world: World, query: Query): Reply<ResponseOf<typeof marketEndpoints.products>> {
  const { typeId, keyword, rarity, order = 'newest', ...page } = query
  const fits = searchFor(keyword)
  const rows = world.tables.products
    .filter(
      (row) =>
        row.state !== 'offShelf' &&
        (typeId === undefined || row.seriesId === typeId) &&
        (rarity === undefined || row.rarity === rarity) &&
        fits(row.name, seriesName(world, row.seriesId)),
    )
    .toSorted((a, b) => orders[order](a, b) || byId(a, b))
  return { data: pageOf(rows, page, productCard(world)) }
}

export const marketAnswers: Answers<typeof marketEndpoints> = {
  products,
  productsByPage: products,
  series: (world, { parentId = '0' }) => ({
    data: world.tables.series.filter((row) => row.parentId === parentId).map((row) => seriesView(world, row)),
  }),
}
