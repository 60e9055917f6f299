import { Schema } from 'effect'
import { CopyCard } from '../holding-shapes.ts'
import { pieceFields } from '../shapes.ts'
import { heard, Id, Moment, pageOf, Text, Whole } from '../wire.ts'

/** What crosses the wire of the DIY factory (marketplace §3, §7). Shapes and values of answers are ours (docs/decisions/0052). */

/** What so many copies become, and what the work costs in 微豆. */
export const DiyForm = Schema.Struct({ number: Whole, name: Schema.String, story: Text, beans: Whole }).pipe(
  Schema.encodeKeys({ number: 'num', story: 'intro', beans: 'beanNum' }),
)
export type DiyForm = typeof DiyForm.Type
/** `salvageBeans`: what taking apart costs. */
export const DiyRule = Schema.Struct({ forms: Schema.Array(DiyForm), salvageBeans: Whole })
export type DiyRule = typeof DiyRule.Type

/** Copies of one edition that stand together. `name`, `image`, `rarity` are the edition's, `form` is what they became. */
export const DiyPiece = Schema.Struct({
  id: Id,
  categoryId: Id,
  productId: Id,
  ...pieceFields,
  form: Schema.String,
  copies: Schema.Array(CopyCard),
  at: Moment,
}).pipe(Schema.encodeKeys({ at: 'createTime' }))
export type DiyPiece = typeof DiyPiece.Type
export const DiyPieces = Schema.Array(DiyPiece)

export const DiyMake = Schema.Struct({ inCategoryId: Id, number: Whole })
/** `productId` is the piece. */
export const DiySalvage = Schema.Struct({ productId: Id })
/** The piece that was taken apart; its copies are free again. */
export const DiySalvaged = DiyPiece

export const diyActs = ['made', 'salvaged'] as const
export const DiyLogRow = Schema.Struct({
  id: Id,
  act: heard(diyActs),
  pieceId: Id,
  categoryId: Id,
  ...pieceFields,
  form: Schema.String,
  number: Whole,
  beans: Whole,
  at: Moment,
}).pipe(Schema.encodeKeys({ act: 'type', number: 'num', beans: 'beanNum', at: 'createTime' }))
export type DiyLogRow = typeof DiyLogRow.Type
export const DiyLogPage = pageOf(DiyLogRow)
