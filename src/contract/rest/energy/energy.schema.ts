import { Schema } from 'effect'
import { holdingStates } from '../holding-shapes.ts'
import { pieceFields } from '../shapes.ts'
import { heard, Id, MaybeMoment, Moment, pageOf, Text, Whole } from '../wire.ts'

/**
 * What crosses the wire of energy (marketplace §7 Energy). The specification shows no answer: the shapes and all values are ours
 * (docs/decisions/0050).
 */

/** lc:energy-unlock, by person. */
export const blockStates = ['locked', 'unlocked', 'appointed'] as const
export type BlockState = (typeof blockStates)[number]

const blockFields = {
  /** The same as `categoryId`: rows of a list are told apart by their id. */
  id: Id,
  categoryId: Id,
  productId: Id,
  ...pieceFields,
  seriesName: Text,
  state: heard(blockStates),
  /** What unlocking it takes. */
  cost: Whole,
  /** How many people have unlocked it. */
  unlocks: Whole,
  /** When it was unlocked or booked. */
  at: MaybeMoment,
} as const
const blockKeys = { state: 'status', cost: 'power', unlocks: 'unlockNum', at: 'createTime' } as const

/** One edition that power opens. */
export const Block = Schema.Struct(blockFields).pipe(Schema.encodeKeys(blockKeys))
export type Block = typeof Block.Type
export const BlockPage = pageOf(Block)
export const BlockDetail = Schema.Struct({
  ...blockFields,
  story: Text,
  /** What it opens, in words. */
  opens: Text,
}).pipe(Schema.encodeKeys({ ...blockKeys, story: 'intro', opens: 'content' }))
export type BlockDetail = typeof BlockDetail.Type
export const BlockId = Schema.Struct({ categoryId: Id })
/** Unlocks for no more than was seen. */
export const UnlockRequest = Schema.Struct({ categoryId: Id, cost: Whole }).pipe(Schema.encodeKeys({ cost: 'power' }))

/** One's own store, all that was ever drawn less what was put back, and what was spent. */
export const OwnPower = Schema.Struct({ power: Whole, drawn: Whole, spent: Whole }).pipe(
  Schema.encodeKeys({ drawn: 'totalPower', spent: 'usePower' }),
)
export type OwnPower = typeof OwnPower.Type

/** How many of one's copies carry power, and how much. */
export const CarriedPower = Schema.Struct({ count: Whole, power: Whole }).pipe(Schema.encodeKeys({ count: 'num' }))
export type CarriedPower = typeof CarriedPower.Type

/** Above 0 out of the copy into one's own store, below 0 back into it. */
export const PowerChange = Schema.Struct({ copyId: Id, amount: Whole })
/** What both have afterwards. */
export const PowerChanged = Schema.Struct({ power: Whole, copyPower: Whole }).pipe(
  Schema.encodeKeys({ copyPower: 'productPower' }),
)

/** A copy and its power: now, and what it was made with. */
export const PowerCopy = Schema.Struct({
  id: Id,
  copyId: Id,
  productId: Id,
  ...pieceFields,
  seriesName: Text,
  number: Whole,
  power: Whole,
  full: Whole,
  state: heard(holdingStates),
}).pipe(Schema.encodeKeys({ number: 'serialNumber', full: 'totalPower', state: 'status' }))
export type PowerCopy = typeof PowerCopy.Type
export const PowerCopyPage = pageOf(PowerCopy)

export const powerKinds = ['drawn', 'put', 'spent', 'left'] as const
/** One movement of one's own store. */
export const PowerMove = Schema.Struct({
  id: Id,
  kind: heard(powerKinds),
  /** What it was about: a copy or a block, in words, and its id. */
  name: Text,
  about: Text,
  amount: Whole,
  after: Whole,
  at: Moment,
}).pipe(Schema.encodeKeys({ at: 'createTime' }))
export type PowerMove = typeof PowerMove.Type
export const PowerMovePage = pageOf(PowerMove)
