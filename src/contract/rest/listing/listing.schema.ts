import { Schema } from 'effect'
import { Offer } from '../holding-shapes.ts'
import { Id, Whole, Yuan } from '../wire.ts'

/** Putting one copy up for sale. */
export const NewOffer = Schema.Struct({ id: Id, priceFen: Yuan }).pipe(Schema.encodeKeys({ priceFen: 'price' }))
/** Putting several copies up at one price each. */
export const NewOffers = Schema.Struct({ ids: Schema.Array(Id), priceFen: Yuan }).pipe(
  Schema.encodeKeys({ priceFen: 'price' }),
)
export const ItemId = Schema.Struct({ id: Id })
export const ItemIds = Schema.Struct({ ids: Schema.Array(Id) })
export const Offers = Schema.Array(Offer)

/** What resales and gifts cost. */
export const ServiceCharge = Schema.Struct({
  /** Of a resale, in hundredths of a per cent. */
  feeBasisPoints: Whole,
  /** What is the least and the most that can be asked. */
  lowestFen: Yuan,
  highestFen: Yuan,
  /** Of a gift. */
  transferFen: Yuan,
}).pipe(
  Schema.encodeKeys({
    feeBasisPoints: 'serviceRate',
    lowestFen: 'minPrice',
    highestFen: 'maxPrice',
    transferFen: 'transferPrice',
  }),
)
export type ServiceCharge = typeof ServiceCharge.Type
