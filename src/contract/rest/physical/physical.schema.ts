import { Schema } from 'effect'
import { Id, heard, MaybeMoment, Moment, pageOf, Text } from '../wire.ts'

/** What crosses the wire of real things that are sent (marketplace §7, `virtual/…`). Shapes and values are ours (docs/decisions/0052). */

/** A real thing one may have sent; `orderId` is `''` until one has. */
export const Physical = Schema.Struct({
  id: Id,
  name: Schema.String,
  image: Text,
  story: Text,
  from: Text,
  gotAt: Moment,
  orderId: Text,
}).pipe(Schema.encodeKeys({ story: 'intro', from: 'source', gotAt: 'getTime' }))
export type Physical = typeof Physical.Type
export const Physicals = Schema.Array(Physical)
export const PhysicalAsk = Schema.Struct({ physicalId: Id, addressId: Id })

export const deliveryStates = ['packing', 'sent', 'delivered'] as const
export type DeliveryState = (typeof deliveryStates)[number]
/** An order of a real thing, for the address as it was then; the number of the parcel is known once it is sent. */
export const PhysicalOrder = Schema.Struct({
  id: Id,
  physicalId: Id,
  name: Schema.String,
  image: Text,
  state: heard(deliveryStates),
  receiver: Schema.String,
  phone: Schema.String,
  region: Text,
  detail: Text,
  at: Moment,
  sentAt: MaybeMoment,
  deliveredAt: MaybeMoment,
  carrier: Text,
  parcelNo: Text,
}).pipe(
  Schema.encodeKeys({
    id: 'orderId',
    state: 'status',
    receiver: 'userName',
    phone: 'mobile',
    region: 'area',
    detail: 'address',
    at: 'createTime',
    sentAt: 'sendTime',
    deliveredAt: 'receiveTime',
    carrier: 'logistics',
    parcelNo: 'logisticsNo',
  }),
)
export type PhysicalOrder = typeof PhysicalOrder.Type
export const PhysicalOrderPage = pageOf(PhysicalOrder)
