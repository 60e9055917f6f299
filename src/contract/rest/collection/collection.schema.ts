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
import { RarityName } from '../shapes.ts'
import { Flag, Id, oneOf, pageFields, pageRequest, Text } from '../wire.ts'

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
}).pipe(Schema.encodeKeys({ owner: 'userInfo', hidden: 'hide' }))
export type CollectionPage = typeof CollectionPage.Type

export const CopyId = Schema.Struct({ id: Id })

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
}).pipe(
  Schema.encodeKeys({
    ...copyKeys,
    ...floorKeys,
    largeImage: 'bigImage',
    story: 'intro',
  }),
)
export type OwnedCopy = typeof OwnedCopy.Type

export const BoxChange = Schema.Struct({ ids: Schema.String })
export const ChangedBox = Schema.Struct({ blindBoxId: Id, sealedId: Id, name: Schema.String, image: Text }).pipe(
  Schema.encodeKeys({ blindBoxId: 'blindboxId', sealedId: 'id' }),
)
