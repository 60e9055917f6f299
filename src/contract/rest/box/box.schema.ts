import { Schema } from 'effect'
import { CopyCard, floorFields, floorKeys, heldFields, heldKeys, SaleStanding } from '../holding-shapes.ts'
import { BlindBoxCard, boxFields, boxKeys, pieceFields, RarityName } from '../shapes.ts'
import { Flag, Id, pageFields, pageOf, pageRequest, Text, Whole } from '../wire.ts'

export const BoxId = Schema.Struct({ id: Id })
const boxId = { blindBoxId: 'blindboxId' } as const
export const BoxCollectionId = Schema.Struct({ blindBoxId: Id }).pipe(Schema.encodeKeys(boxId))

/** How likely each rarity is, in thousandths; they add up to 1000. */
export const RarityChance = Schema.Struct({ rarity: RarityName, chance: Whole }).pipe(
  Schema.encodeKeys({ chance: 'odds' }),
)

/** One thing a box may hold: how many were packed and are still in unopened boxes. */
export const BoxContent = Schema.Struct({
  productId: Id,
  ...pieceFields,
  chance: Whole,
  packed: Whole,
  left: Whole,
}).pipe(Schema.encodeKeys({ chance: 'odds', packed: 'packNum', left: 'surplus' }))
export type BoxContent = typeof BoxContent.Type
export const BoxContents = Schema.Array(BoxContent)

/** Everything about one blind box but what is in it (fields are ours). */
export const BoxDetail = Schema.Struct({
  ...boxFields,
  story: Text,
  /** How many of the edition have been opened. */
  opened: Whole,
  /** How many sealed ones the asking person has. */
  owned: Whole,
  ...floorFields,
  sale: SaleStanding,
  odds: Schema.Array(RarityChance),
}).pipe(
  Schema.encodeKeys({
    ...boxKeys,
    ...floorKeys,
    story: 'intro',
    opened: 'openNum',
    owned: 'ownNum',
    odds: 'rarityOdds',
  }),
)
export type BoxDetail = typeof BoxDetail.Type
export const Boxes = Schema.Array(BlindBoxCard)

/** The kinds of boxes one can filter by: the series that have one. */
export const BoxKind = Schema.Struct({ typeId: Id, name: Schema.String, count: Whole }).pipe(
  Schema.encodeKeys({ count: 'num' }),
)
export const BoxKinds = Schema.Array(BoxKind)

/** A blind box as the market sees it: its cheapest offer. */
export const BoxMarketRow = Schema.Struct({ id: Id, box: BlindBoxCard, ...floorFields }).pipe(
  Schema.encodeKeys(floorKeys),
)
export const BoxMarketQuery = Schema.Struct({ ...pageRequest, typeId: Schema.optionalKey(Id) })
export const BoxMarketPage = pageOf(BoxMarketRow)

/** My sealed boxes of one kind. */
export const MyBoxes = Schema.Struct({
  /** The kind: the blind box. */
  id: Id,
  typeId: Id,
  name: Schema.String,
  seriesName: Text,
  image: Text,
  /** All of them, and those that may be opened now, which are not offered. */
  count: Whole,
  openable: Whole,
}).pipe(Schema.encodeKeys({ id: 'blindboxId', count: 'num', openable: 'canOpenNum' }))
export type MyBoxes = typeof MyBoxes.Type
export const MyBoxesPage = pageOf(MyBoxes)

/** One sealed box of mine. */
export const SealedBox = Schema.Struct({
  id: Id,
  blindBoxId: Id,
  name: Schema.String,
  image: Text,
  ...heldFields,
}).pipe(Schema.encodeKeys({ ...boxId, ...heldKeys }))
export type SealedBox = typeof SealedBox.Type
export const SealedQuery = Schema.Struct({ ...pageRequest, blindBoxId: Id }).pipe(Schema.encodeKeys(boxId))
/** How many of them may be opened now, which are not offered, stands beside the list: it is of all pages. */
export const SealedPage = Schema.Struct({ ...pageFields(SealedBox), openable: Whole }).pipe(
  Schema.encodeKeys({ openable: 'canOpenNum' }),
)

/** What opening gave: each box and the copy that was in it, in the order in which they were opened. */
export const Opened = Schema.Struct({ sealedId: Id, copy: CopyCard }).pipe(Schema.encodeKeys({ sealedId: 'id' }))
export const OpenResult = Schema.Array(Opened)
export type OpenResult = typeof OpenResult.Type

/** `typeId` is the blind box whose sealed ones are opened, the oldest first. */
export const BatchOpening = Schema.Struct({ typeId: Id, count: Whole }).pipe(Schema.encodeKeys({ count: 'num' }))
/** A size in which boxes are opened together; `sysConfigureId` names it. */
export const BatchSize = Schema.Struct({ sysConfigureId: Id, count: Whole, available: Flag }).pipe(
  Schema.encodeKeys({ count: 'num', available: 'isOpen' }),
)
export const BatchSizes = Schema.Array(BatchSize)
export const BatchBox = Schema.Struct({ blindBoxId: Id }).pipe(Schema.encodeKeys(boxId))
export const BatchOpen = Schema.Struct({ sysConfigureId: Id, blindBoxId: Id }).pipe(Schema.encodeKeys(boxId))
