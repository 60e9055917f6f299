import { Schema } from 'effect'
import { ListFilter, ProductCard, RarityName, Series } from '../shapes.ts'
import { Flag, Id, oneOf, pageFields, pageRequest, Yuan } from '../wire.ts'

export const productOrders = ['newest', 'priceUp', 'priceDown', 'rarity'] as const
export type ProductOrder = (typeof productOrders)[number]

/** All filters are optional and narrow together. Parameter names other than the paging ones are ours. */
export const ProductQuery = Schema.Struct({
  ...pageRequest,
  typeId: Schema.optionalKey(Id),
  keyword: Schema.optionalKey(Schema.String),
  rarity: Schema.optionalKey(RarityName),
  order: Schema.optionalKey(oneOf(productOrders, 'newest')),
  // A filter that is tried before it is kept (ours): the fields of `ListFilter`.
  typeIds: Schema.optionalKey(Schema.Array(Id)),
  rarities: Schema.optionalKey(Schema.Array(RarityName)),
  onlyOnSale: Schema.optionalKey(Flag),
  lowestFen: Schema.optionalKey(Yuan),
  highestFen: Schema.optionalKey(Yuan),
}).pipe(Schema.encodeKeys({ order: 'sort', onlyOnSale: 'isSale', lowestFen: 'minPrice', highestFen: 'maxPrice' }))
/** `tried` (ours): the filter of the query has been minded. A server that does not know it leaves it out: its total is no count of it. */
export const ProductPage = Schema.Struct({ ...pageFields(ProductCard), tried: Schema.optionalKey(Flag) })
/** Narrowed by what the person has kept, which stands beside the list. */
export const FilteredPage = Schema.Struct({ ...pageFields(ProductCard), filter: ListFilter })

/** `parentId` 0, or none, is the top of the tree; `garden` is what is grown and not published (ours). */
export const SeriesQuery = Schema.Struct({ parentId: Schema.optionalKey(Id) })
export const SeriesList = Schema.Array(Series)
