import { Schema } from 'effect'
import { Flag, Id, MaybeFlag, MaybeMoment, MaybeYuan, Moment, oneOf, Text, Whole, Yuan } from './wire.ts'

/** Shapes that several areas answer. Field names on the wire that we read differently are mapped with `encodeKeys`. */

/** The signed-in person, as the login calls and `user/getUserInfo` answer it (ent:local-user; further fields are ours). */
export const UserInfo = Schema.Struct({
  userId: Id,
  phone: Text,
  nickname: Text,
  /** An address of a picture, `''` when none was chosen. */
  avatar: Text,
  /** Stored and shown, never a reason to block a screen. */
  role: Text,
  guardian: Text,
  hasPassword: MaybeFlag,
  hidden: MaybeFlag,
  registeredAt: MaybeMoment,
}).pipe(Schema.encodeKeys({ hasPassword: 'isSetPassword', hidden: 'hide', registeredAt: 'createTime' }))
export type UserInfo = typeof UserInfo.Type

export const rarities = ['common', 'rare', 'epic', 'legendary'] as const
/** 普通 · 稀有 · 史诗 · 传说, in this order. */
export type Rarity = (typeof rarities)[number]
export const RarityName = oneOf(rarities, 'common')

/** How a collectible is told from others at a glance. */
export const pieceFields = { name: Schema.String, image: Text, rarity: RarityName } as const

export const saleStates = ['upcoming', 'onSale', 'soldOut', 'offShelf'] as const
export type SaleState = (typeof saleStates)[number]

/** What is sold first-hand, a collectible or a blind box. */
const soldFields = {
  id: Id,
  typeId: Id,
  seriesName: Text,
  name: Schema.String,
  image: Text,
  priceFen: Yuan,
  /** How many exist. */
  editionSize: Whole,
  /** How many of them are still for sale. */
  remaining: Whole,
  state: oneOf(saleStates, 'offShelf'),
  onSaleAt: MaybeMoment,
} as const
const soldKeys = { priceFen: 'price', editionSize: 'total', remaining: 'surplus', onSaleAt: 'saleTime' } as const

/** The fields of {@link ProductCard}, for shapes that say more about one. */
export const productFields = { ...soldFields, ...pieceFields, categoryId: Id, recommended: MaybeFlag } as const
export const productKeys = { ...soldKeys, recommended: 'isRecommend' } as const

/** A numbered collectible as lists show it; `seriesName` is the art language it is drawn in. */
export const ProductCard = Schema.Struct(productFields).pipe(Schema.encodeKeys(productKeys))
export type ProductCard = typeof ProductCard.Type

/** What is sold first-hand and of which one person may buy so many. */
export const limitedFields = { ...soldFields, limitPerUser: Whole } as const
export const limitedKeys = { ...soldKeys, limitPerUser: 'limitNum' } as const

/** The activity that a box is sold in, and until when. */
export const BoxActivity = Schema.Struct({ name: Schema.String, endsAt: Moment }).pipe(
  Schema.encodeKeys({ name: 'activityName', endsAt: 'endTime' }),
)

/** The fields of {@link BlindBoxCard}, for shapes that say more about one. `activity`: it is sold in one only; null for any other box. */
export const boxFields = { ...limitedFields, activity: Schema.NullOr(BoxActivity) } as const
export const boxKeys = limitedKeys

/** A blind box as lists show it. */
export const BlindBoxCard = Schema.Struct(boxFields).pipe(Schema.encodeKeys(boxKeys))
export type BlindBoxCard = typeof BlindBoxCard.Type

/** A series of collectibles (the product types of the market). */
export const Series = Schema.Struct({
  id: Id,
  parentId: Id,
  name: Schema.String,
  /** Key of the art language (`ink`, `porcelain`, …); only a picture choice, never a rule. */
  key: Text,
  story: Text,
  image: Text,
  count: Whole,
  hot: Flag,
}).pipe(Schema.encodeKeys({ story: 'intro', count: 'productNum', hot: 'isHot' }))
export type Series = typeof Series.Type

/** How a person wants lists filtered, kept by the server. No series or no rarity means all of them, no price (fen) no bound. */
export const ListFilter = Schema.Struct({
  typeIds: Schema.Array(Id),
  rarities: Schema.Array(RarityName),
  onlyOnSale: Flag,
  lowestFen: MaybeYuan,
  highestFen: MaybeYuan,
}).pipe(Schema.encodeKeys({ onlyOnSale: 'isSale', lowestFen: 'minPrice', highestFen: 'maxPrice' }))
export type ListFilter = typeof ListFilter.Type
