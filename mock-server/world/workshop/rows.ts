import { Schema } from 'effect'
import { diyActs } from '#src/contract/rest/diy/diy.schema.ts'
import { chestPrizeKinds, propKinds } from '#src/contract/rest/prop/prop.schema.ts'

const at = Schema.Int
const id = Schema.NonEmptyString

/** The tables of the workshop; `audit.ts` says what always adds up. What was synthesized stands with all that was given up: `syntheses`. */
export const workshopRows = {
  recipes: Schema.Struct({
    id,
    title: Schema.String,
    story: Schema.String,
    productId: id,
    materials: Schema.Array(Schema.Struct({ productId: id, count: Schema.Int })),
    startsAt: at,
    endsAt: at,
    limit: Schema.Int,
    limitPerUser: Schema.Int,
    made: Schema.Int,
  }),
  /** Copies that stand together; `salvagedAt` is 0 while they do. */
  diyPieces: Schema.Struct({
    id,
    userId: id,
    productId: id,
    form: Schema.String,
    copyIds: Schema.Array(id),
    madeAt: at,
    salvagedAt: at,
  }),
  diyLog: Schema.Struct({
    id,
    userId: id,
    pieceId: id,
    act: Schema.Literals(diyActs),
    beans: Schema.Int,
    at,
  }),
  /** `usedAt` is 0 until it is used; `beans` and `chestId` say what that brought. */
  props: Schema.Struct({
    id,
    userId: id,
    kind: Schema.Literals(propKinds),
    from: Schema.String,
    gotAt: at,
    usedAt: at,
    beans: Schema.Int,
    chestId: Schema.String,
  }),
  /** Id is `<user>/<title>`. */
  titles: Schema.Struct({ id, userId: id, title: id, worn: Schema.Boolean, gotAt: at }),
  /** `openedAt` is 0 until it is opened; `madeId` is the prop, title or real thing that was in it. */
  chests: Schema.Struct({
    id,
    userId: id,
    from: Schema.String,
    /** The synthesis or prop it came of; `''` for one of the beginning. */
    about: Schema.String,
    gotAt: at,
    openedAt: at,
    won: Schema.NullOr(
      Schema.Struct({
        kind: Schema.Literals(chestPrizeKinds),
        name: Schema.String,
        image: Schema.String,
        beans: Schema.Int,
        again: Schema.Boolean,
        madeId: Schema.String,
      }),
    ),
  }),
  physicals: Schema.Struct({ id, userId: id, key: id, from: Schema.String, gotAt: at, orderId: Schema.String }),
  physicalOrders: Schema.Struct({
    id,
    userId: id,
    physicalId: id,
    receiver: Schema.String,
    phone: Schema.String,
    region: Schema.String,
    detail: Schema.String,
    at,
  }),
  /** When somebody last changed their number; the id is whose. */
  substitutions: Schema.Struct({ id, from: Schema.String, at }),
} as const
