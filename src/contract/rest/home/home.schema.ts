import { Schema } from 'effect'
import { BlindBoxCard, ProductCard } from '../shapes.ts'
import { Flag, Id, pageOf, pageRequest, Text, Whole } from '../wire.ts'

/** `link` is a route of the app, an https address, or `''` for a picture that leads nowhere. */
export const Banner = Schema.Struct({ id: Id, title: Text, subtitle: Text, image: Text, link: Text, sort: Whole }).pipe(
  Schema.encodeKeys({ subtitle: 'subTitle', link: 'jumpUrl' }),
)
export type Banner = typeof Banner.Type

export const Banners = Schema.Array(Banner)
export const Recommended = Schema.Array(ProductCard)
/** `activity` asks for those that are sold in an activity that runs now; without it, for those that are sold by themselves. */
export const BlindBoxQuery = Schema.Struct({
  ...pageRequest,
  typeId: Schema.optionalKey(Id),
  activity: Schema.optionalKey(Flag),
}).pipe(Schema.encodeKeys({ activity: 'isActivity' }))
export const BlindBoxPage = pageOf(BlindBoxCard)
