import { Schema } from 'effect'
import { drawnKinds, lotGrades } from '#src/contract/rest/draw/draw.schema.ts'
import { rarities } from '#src/contract/rest/shapes.ts'

const at = Schema.Int
const id = Schema.NonEmptyString

/** The tables of everything that is drawn; `audit.ts` says what always adds up. */
export const drawRows = {
  raffles: Schema.Struct({ id, startsAt: at, endsAt: at }),
  /** What of a prize has been drawn; id is `<raffle>/<place of the prize>`. */
  rafflePrizes: Schema.Struct({ id, raffleId: id, drawn: Schema.Int }),
  /** Every prize that somebody has drawn, oldest first. */
  drawn: Schema.Struct({
    id,
    drawId: id,
    userId: id,
    raffleId: id,
    prizeId: id,
    kind: Schema.Literals(drawnKinds),
    name: Schema.String,
    image: Schema.String,
    rarity: Schema.Literals(rarities),
    beans: Schema.Int,
    /** What it cost. */
    paid: Schema.Int,
    madeId: Schema.String,
    at,
  }),
  /** Lots that people of the world took on a day, by grade; id is `<day>/<grade>`. */
  lotsElsewhere: Schema.Struct({ id, count: Schema.Int }),
  /** Lots that somebody has taken; id is `<day>/<user>`. */
  lots: Schema.Struct({
    id,
    userId: id,
    day: at,
    grade: Schema.Literals(lotGrades),
    verse: Schema.String,
    meaning: Schema.String,
    beans: Schema.Int,
    at,
  }),
  envelopes: Schema.Struct({
    id,
    title: Schema.String,
    parts: Schema.Int,
    beans: Schema.Int,
    startsAt: at,
    endsAt: at,
    /** When its time was over or all parts were taken, and what was left went back; 0 while it is open. */
    closedAt: at,
  }),
  /** Id is `<envelope>/<user>`; `payee` is whose purse it went to, nobody's here for people of the world. */
  envelopeParts: Schema.Struct({ id, envelopeId: id, userId: id, payee: id, beans: Schema.Int, at }),
  airdrops: Schema.Struct({ id, boxId: id, seriesId: id, endsAt: at, opened: Schema.Int }),
  /** Id is `<airdrop>/<user>`. */
  airdropOpenings: Schema.Struct({ id, airdropId: id, userId: id, sealedId: id, copyId: id, at }),
} as const
