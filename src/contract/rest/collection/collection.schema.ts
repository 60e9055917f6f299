import { Schema } from 'effect'
import {
  CopyCard,
  copyFields,
  copyKeys,
  copyKinds,
  floorFields,
  floorKeys,
  holdingStates,
  Person,
  PriceDay,
  ProvenanceStep,
  SaleTerms,
} from '../holding-shapes.ts'
import { expectedBeansInAll, expectedBeansInAllKeys } from '../money-shapes.ts'
import { pieceFields, RarityName } from '../shapes.ts'
import { Flag, Id, oneOf, pageFields, pageRequest, Text, Whole } from '../wire.ts'

/** `userId` is whose collection is meant, the asking person's own when it is missing. All filters narrow together. */
export const CollectionQuery = Schema.Struct({
  ...pageRequest,
  userId: Schema.optionalKey(Id),
  typeId: Schema.optionalKey(Id),
  rarity: Schema.optionalKey(RarityName),
  state: Schema.optionalKey(oneOf(holdingStates, 'free')),
  kind: Schema.optionalKey(oneOf(copyKinds, 'collectible')),
  keyword: Schema.optionalKey(Schema.String),
})

/** Copies a person owns, and who that is. A collection hidden from others answers them an empty list and says so. */
export const CollectionPage = Schema.Struct({
  ...pageFields(CopyCard),
  owner: Person,
  hidden: Flag,
  /** How many can be put up or taken down together. */
  batchMax: Whole,
}).pipe(Schema.encodeKeys({ owner: 'userInfo', hidden: 'hide', batchMax: 'maxNum' }))
export type CollectionPage = typeof CollectionPage.Type

export const CopyId = Schema.Struct({ id: Id })

/** What a copy would become, what it costs in 微豆 beside the copy itself, and how many this person has. */
export const Upgrade = Schema.Struct({ ...pieceFields, beans: Whole, weiDou: Whole }).pipe(
  Schema.encodeKeys({ beans: 'beanNum', weiDou: 'micropea' }),
)
export type Upgrade = typeof Upgrade.Type

/** Everything about a copy of one's own (fields are ours). */
export const OwnedCopy = Schema.Struct({
  ...copyFields,
  largeImage: Text,
  story: Text,
  /** The rules it was bought under, frozen. */
  terms: SaleTerms,
  ...floorFields,
  /** The registration of this number. */
  chainHash: Text,
  /** Who had it, oldest first. */
  provenance: Schema.Array(ProvenanceStep),
  prices: Schema.Array(PriceDay),
  /** Null for the rarest ones, and while nothing rarer of the series is on sale to this person. */
  upgrade: Schema.NullOr(Upgrade),
}).pipe(
  Schema.encodeKeys({
    ...copyKeys,
    ...floorKeys,
    largeImage: 'bigImage',
    story: 'intro',
  }),
)
export type OwnedCopy = typeof OwnedCopy.Type

/** `copyId` is the copy that is given. */
export const UpgradeRequest = Schema.Struct({ copyId: Id, ...expectedBeansInAll }).pipe(
  Schema.encodeKeys({ copyId: 'productId', ...expectedBeansInAllKeys }),
)

export const BoxChange = Schema.Struct({ ids: Schema.String })
export const ChangedBox = Schema.Struct({ blindBoxId: Id, sealedId: Id, name: Schema.String, image: Text }).pipe(
  Schema.encodeKeys({ blindBoxId: 'blindboxId', sealedId: 'id' }),
)
