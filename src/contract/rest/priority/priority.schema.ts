import { Schema } from 'effect'
import { ProductCard } from '../shapes.ts'
import { Flag, Id, Moment, Text, Whole } from '../wire.ts'

/**
 * What crosses the wire of priority purchase (marketplace §3, §7 Energy). The specification shows no answer: the shapes and
 * all values are ours (docs/decisions/0051). An activity is the announcement of a series.
 */
export const PriorityProduct = Schema.Struct({
  id: Id,
  activityId: Id,
  product: ProductCard,
  /** Those who have appointed buy from then on, everybody else from `onSaleAt`. */
  startsAt: Moment,
  onSaleAt: Moment,
  places: Whole,
  placesLeft: Whole,
  appointed: Flag,
  /** Why one may not appoint to it; `''` when one may. */
  reason: Text,
}).pipe(
  Schema.encodeKeys({
    startsAt: 'startTime',
    onSaleAt: 'saleTime',
    places: 'num',
    placesLeft: 'surplus',
    appointed: 'isAppointment',
  }),
)
export type PriorityProduct = typeof PriorityProduct.Type
export const PriorityProducts = Schema.Array(PriorityProduct)
/** Null for what nobody can appoint to. */
export const MaybePriorityProduct = Schema.NullOr(PriorityProduct)
/** `isShowAppointment`: only what can still be appointed to, or was. */
export const PriorityQuery = Schema.Struct({ onlyAppointable: Schema.optionalKey(Flag) }).pipe(
  Schema.encodeKeys({ onlyAppointable: 'isShowAppointment' }),
)
export const PriorityOfActivity = Schema.Struct({ activityId: Id })
export const PriorityOfCategory = Schema.Struct({ categoryId: Id })
