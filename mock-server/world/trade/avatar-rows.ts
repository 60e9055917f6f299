import { Schema } from 'effect'
import { rarities, saleStates } from '#src/contract/rest/shapes.ts'

/** The tables of digital avatars. What became of an edition stands in `editions`, its sale in `saleRules`, as of a product. */
const at = Schema.Int
const id = Schema.NonEmptyString

export const avatarRows = {
  avatarSeries: Schema.Struct({ id, name: Schema.String, story: Schema.String, sort: Schema.Int }),
  avatars: Schema.Struct({
    id,
    seriesId: id,
    name: Schema.String,
    story: Schema.String,
    /** What it looks like, as `art/head.ts` reads it. */
    look: id,
    priceFen: Schema.Int,
    rarity: Schema.Literals(rarities),
    editionSize: Schema.Int,
    remaining: Schema.Int,
    state: Schema.Literals(saleStates),
    onSaleAt: at,
    /** Sold in a rush, one an order. */
    rush: Schema.Boolean,
  }),
  /** A numbered copy in a known person's hands; id is `<avatar>-<number>`. */
  avatarCopies: Schema.Struct({
    id,
    avatarId: id,
    number: Schema.Int,
    ownerId: id,
    gotAt: at,
    paidFen: Schema.Int,
    /** Until then it cannot be exchanged. */
    freeAt: at,
    /** It is the picture of its owner's profile; at most one of a person is. */
    worn: Schema.Boolean,
  }),
  /** One copy was destroyed for another one. */
  avatarExchanges: Schema.Struct({ id, userId: id, givenId: id, gotId: id, statement: Schema.String, at }),
} as const
