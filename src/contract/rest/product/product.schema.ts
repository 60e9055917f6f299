import { Schema } from 'effect'
import {
  floorFields,
  floorKeys,
  numberedFields,
  numberedKeys,
  Offer,
  PriceDay,
  saleQualifications,
  SaleStanding,
} from '../holding-shapes.ts'
import { ProductCard, productFields, productKeys, Series } from '../shapes.ts'
import {
  Flag,
  Id,
  MaybeMoment,
  MaybeYuan,
  Moment,
  oneOf,
  pageFields,
  pageOf,
  pageRequest,
  Text,
  Whole,
  Yuan,
} from '../wire.ts'

export const ProductId = Schema.Struct({ id: Id })
export const CategoryId = Schema.Struct({ categoryId: Id })
export const SeriesId = Schema.Struct({ id: Id })

/** A blind box that may hold the product, and its chance in thousandths. */
export const BoxChance = Schema.Struct({ id: Id, name: Schema.String, image: Text, chance: Whole }).pipe(
  Schema.encodeKeys({ chance: 'odds' }),
)

/** Everything about one product (ent:product; fields are ours). */
export const ProductDetail = Schema.Struct({
  ...productFields,
  /** The picture drawn for a large view. */
  largeImage: Text,
  story: Text,
  seriesStory: Text,
  /** How many copies are out, how many sealed in boxes, how many melted down: with `remaining` they make up the edition. */
  issued: Whole,
  boxed: Whole,
  melted: Whole,
  /** How many of it the asking person owns. */
  owned: Whole,
  ...floorFields,
  /** Contract address and token standard of the registration. */
  chainHash: Text,
  sale: SaleStanding,
  prices: Schema.Array(PriceDay),
  boxes: Schema.Array(BoxChance),
}).pipe(
  Schema.encodeKeys({
    ...productKeys,
    ...floorKeys,
    owned: 'ownNum',
    issued: 'castNum',
    melted: 'destroyNum',
    largeImage: 'bigImage',
    story: 'intro',
    seriesStory: 'typeIntro',
  }),
)
export type ProductDetail = typeof ProductDetail.Type

/** The release of a product: whether it has begun, and the asking person's place in its queue. */
export const Release = Schema.Struct({
  id: Id,
  released: Flag,
  onSaleAt: Moment,
  queued: Flag,
  joined: Flag,
  /** People before this one, and when this one is let in; null without a place. */
  ahead: Whole,
  admittedAt: MaybeMoment,
}).pipe(
  Schema.encodeKeys({
    released: 'isRelease',
    onSaleAt: 'saleTime',
    queued: 'isQueue',
    joined: 'isJoin',
    ahead: 'aheadNum',
    admittedAt: 'enterTime',
  }),
)
export type Release = typeof Release.Type

/** A product as the market sees it: what it costs among people. */
export const MarketRow = Schema.Struct({
  id: Id,
  product: ProductCard,
  ...floorFields,
  /** The cheapest offer; `''` when there is none. */
  floorId: Text,
  lastFen: MaybeYuan,
}).pipe(Schema.encodeKeys({ ...floorKeys, floorId: 'floorListingId', lastFen: 'lastPrice' }))
export type MarketRow = typeof MarketRow.Type

export const marketOrders = ['floorUp', 'floorDown', 'newest', 'busiest'] as const
export type MarketOrder = (typeof marketOrders)[number]

export const MarketQuery = Schema.Struct({
  ...pageRequest,
  typeId: Schema.optionalKey(Id),
  keyword: Schema.optionalKey(Schema.String),
  order: Schema.optionalKey(oneOf(marketOrders, 'newest')),
}).pipe(Schema.encodeKeys({ order: 'sort' }))
export const MarketPage = pageOf(MarketRow)

/** One product's market: its offers' range, what was paid lately and by day. */
export const MarketSummary = Schema.Struct({
  product: ProductCard,
  ...floorFields,
  lastFen: MaybeYuan,
  /** How many changed hands for money, ever. */
  sold: Whole,
  prices: Schema.Array(PriceDay),
}).pipe(Schema.encodeKeys({ ...floorKeys, lastFen: 'lastPrice', sold: 'soldNum' }))
export type MarketSummary = typeof MarketSummary.Type

export const offerOrders = ['priceUp', 'priceDown', 'newest', 'number'] as const
export type OfferOrder = (typeof offerOrders)[number]

/** What is given narrows together: of a product, of a seller, or one by its id, which is answered when it is over too. */
export const OfferQuery = Schema.Struct({
  ...pageRequest,
  categoryId: Schema.optionalKey(Id),
  productId: Schema.optionalKey(Id),
  userId: Schema.optionalKey(Id),
  id: Schema.optionalKey(Id),
  order: Schema.optionalKey(oneOf(offerOrders, 'priceUp')),
}).pipe(Schema.encodeKeys({ order: 'sort' }))
/** `batchMax`: how many of them can be bought together. */
export const OfferPage = Schema.Struct({ ...pageFields(Offer), batchMax: Whole }).pipe(
  Schema.encodeKeys({ batchMax: 'maxNum' }),
)

/** A numbered copy that is known to be in somebody's hands, offered or not (铭文). */
export const Inscription = Schema.Struct({
  id: Id,
  productId: Id,
  ...numberedFields,
  ownerName: Text,
  /** The offer it is in, `''` and null when it is in none. */
  listingId: Text,
  priceFen: MaybeYuan,
  lastFen: Yuan,
}).pipe(Schema.encodeKeys({ ...numberedKeys, priceFen: 'price', lastFen: 'lastPrice' }))
export type Inscription = typeof Inscription.Type
export const InscriptionQuery = Schema.Struct({ ...pageRequest, categoryId: Schema.optionalKey(Id) })
export const InscriptionPage = pageOf(Inscription)

export const specials = ['limited', 'whiteList', 'holders', 'queue'] as const
export type Special = (typeof specials)[number]

/** A product under rules of its own, and which ones. */
export const SpecialRow = Schema.Struct({
  id: Id,
  product: ProductCard,
  specials: Schema.Array(oneOf(specials, 'limited')),
  limitPerUser: Whole,
  qualified: Flag,
}).pipe(Schema.encodeKeys({ specials: 'tags', limitPerUser: 'limitNum', qualified: 'isQualified' }))
export type SpecialRow = typeof SpecialRow.Type
export const SpecialQuery = Schema.Struct({ ...pageRequest, typeId: Schema.optionalKey(Id) })
export const SpecialPage = pageOf(SpecialRow)

/** Whether something is among the favourites, asked and answered: the ledger's `categoryId` names what is marked. */
export const Favourite = Schema.Struct({ categoryId: Id, starred: Flag }).pipe(
  Schema.encodeKeys({ starred: 'isCollection' }),
)
export const ProductPage = pageOf(ProductCard)
export const Products = Schema.Array(ProductCard)

/** A series with the products to show it by. */
export const SeriesPreview = Schema.Struct({ series: Series, products: Schema.Array(ProductCard) })
export const SeriesPreviews = Schema.Array(SeriesPreview)
export const SeriesPage = pageOf(Series)
export const SeriesDetail = Schema.Struct({
  series: Series,
  products: Schema.Array(ProductCard),
  /** How many people hold something of it. */
  holders: Whole,
}).pipe(Schema.encodeKeys({ holders: 'holderNum' }))

/** What one has sold on the market. */
export const SoldRow = Schema.Struct({
  id: Id,
  offer: Offer,
  /** What came in after the fee. */
  incomeFen: Yuan,
  feeFen: Yuan,
  buyerName: Text,
}).pipe(Schema.encodeKeys({ incomeFen: 'income', feeFen: 'serviceCharge' }))
export const SoldPage = pageOf(SoldRow)

export const SaleId = Schema.Struct({ id: Id })

/** Whether somebody may buy a product or box, and what it takes. */
export const Qualification = Schema.Struct({
  id: Id,
  kind: oneOf(saleQualifications, 'whiteList'),
  qualified: Flag,
  /** In words, `''` when nothing is needed. */
  need: Text,
}).pipe(Schema.encodeKeys({ kind: 'type', qualified: 'isQualified', need: 'remark' }))
export type Qualification = typeof Qualification.Type

/** A reminder for a release. `booked` says whether it is set now. */
export const Appointment = Schema.Struct({ id: Id, booked: Flag, onSaleAt: Moment, people: Whole }).pipe(
  Schema.encodeKeys({ booked: 'isAppointment', onSaleAt: 'saleTime', people: 'num' }),
)
export type Appointment = typeof Appointment.Type
export const AppointmentChange = Schema.Struct({ id: Id, booked: Flag }).pipe(
  Schema.encodeKeys({ booked: 'isAppointment' }),
)
