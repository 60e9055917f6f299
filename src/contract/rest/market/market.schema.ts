import { Schema } from 'effect'
import { ListFilter, ProductCard, RarityName, Series } from '../shapes.ts'
import { Id, oneOf, pageFields, pageOf, pageRequest } from '../wire.ts'

export const productOrders = ['newest', 'priceUp', 'priceDown', 'rarity'] as const
export type ProductOrder = (typeof productOrders)[number]

/** All filters are optional and narrow together. Parameter names other than the paging ones are ours. */
export const ProductQuery = Schema.Struct({
  ...pageRequest,
  typeId: Schema.optionalKey(Id),
  keyword: Schema.optionalKey(Schema.String),
  rarity: Schema.optionalKey(RarityName),
  order: Schema.optionalKey(oneOf(productOrders, 'newest')),
}).pipe(Schema.encodeKeys({ order: 'sort' }))
export const ProductPage = pageOf(ProductCard)
/** Narrowed by what the person has kept, which stands beside the list. */
export const FilteredPage = Schema.Struct({ ...pageFields(ProductCard), filter: ListFilter })

/** `parentId` 0, or none, is the top of the tree; `garden` is what is grown and not published (ours). */
export const SeriesQuery = Schema.Struct({ parentId: Schema.optionalKey(Id) })
export const SeriesList = Schema.Array(Series)
