import { Schema } from 'effect'
import { CopyCard, Person, ProvenanceStep } from '../holding-shapes.ts'
import { Id, pageFields, pageOf, pageRequest, Whole } from '../wire.ts'

export const TransferQuery = Schema.Struct({ ...pageRequest, keyword: Schema.optionalKey(Schema.String) })
/** `batchMax`: how many can be given away together. */
export const TransferablePage = Schema.Struct({ ...pageFields(CopyCard), batchMax: Whole }).pipe(
  Schema.encodeKeys({ batchMax: 'maxNum' }),
)

/**
 * Giving copies to the person with this phone number or user id, confirmed by the payment password (field ours). All of them change
 * hands, or none.
 */
export const Gift = Schema.Struct({
  ids: Schema.Array(Id),
  receiver: Schema.String,
  payPassword: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ receiver: 'phone' }))
export const Given = Schema.Struct({ receiver: Person, copies: Schema.Array(CopyCard) }).pipe(
  Schema.encodeKeys({ receiver: 'toUser', copies: 'list' }),
)
export type Given = typeof Given.Type

/** `id` is a copy; without it and with `productId`, every copy of the product. */
export const ProductRecordQuery = Schema.Struct({
  ...pageRequest,
  id: Schema.optionalKey(Id),
  productId: Schema.optionalKey(Id),
})
export const directions = ['all', 'in', 'out'] as const
/** Mine: what came, what went, or both. */
export const UserRecordQuery = Schema.Struct({
  ...pageRequest,
  direction: Schema.optionalKey(Schema.Literals(directions)),
}).pipe(Schema.encodeKeys({ direction: 'type' }))
export const RecordPage = pageOf(ProvenanceStep)
