import { Schema } from 'effect'
import { OpenResult } from '../box/box.schema.ts'
import { Person } from '../holding-shapes.ts'
import { pieceFields } from '../shapes.ts'
import { Flag, heard, Id, MaybeMoment, Moment, oneOf, pageOf, pageRequest, Text, Whole } from '../wire.ts'

/**
 * What crosses the wire of everything that is drawn (marketplace §7 Activity, auction, raffle, inscription; Lucky draw). The specification
 * shows no answer: the shapes and all values are ours (docs/decisions/0049).
 */

/** A collectible, a sealed box, or 微豆. */
export const drawnKinds = ['copy', 'box', 'weiDou'] as const
export type DrawnKind = (typeof drawnKinds)[number]
export const DrawnKindName = heard(drawnKinds)

/** A raffle and what one may do in it now. */
export const Raffle = Schema.Struct({
  id: Id,
  name: Schema.String,
  story: Text,
  image: Text,
  /** What one draw costs, in 微豆. */
  beans: Whole,
  startsAt: Moment,
  endsAt: Moment,
  /** How many draws one has left today, and when that begins anew. */
  left: Whole,
  leftMost: Whole,
  resetAt: Moment,
  /** How many go together. */
  together: Whole,
}).pipe(
  Schema.encodeKeys({
    name: 'activityName',
    story: 'intro',
    beans: 'beanNum',
    startsAt: 'startTime',
    endsAt: 'endTime',
    left: 'surplus',
    leftMost: 'limitNum',
    resetAt: 'resetTime',
    together: 'num',
  }),
)
export type Raffle = typeof Raffle.Type
export const Raffles = Schema.Array(Raffle)
export const RaffleId = Schema.Struct({ activityId: Id })

/** A prize and how likely it is now, in ten-thousandths. `left` is null where there is no end of it. */
export const RafflePrize = Schema.Struct({
  id: Id,
  kind: DrawnKindName,
  ...pieceFields,
  chance: Whole,
  left: Schema.NullOr(Whole),
}).pipe(Schema.encodeKeys({ kind: 'type', chance: 'probability', left: 'surplus' }))
export type RafflePrize = typeof RafflePrize.Type
export const RafflePrizes = Schema.Array(RafflePrize)

/** One prize that was drawn. `madeId`: the copy or sealed box that came into one's hands, `''` for beans. */
export const Drawn = Schema.Struct({
  id: Id,
  /** Those of one draw have the same. */
  drawId: Id,
  activityId: Id,
  kind: DrawnKindName,
  ...pieceFields,
  beans: Whole,
  madeId: Text,
  at: Moment,
}).pipe(Schema.encodeKeys({ kind: 'type', beans: 'beanNum', madeId: 'productId', at: 'createTime' }))
export type Drawn = typeof Drawn.Type
export const DrawnPage = pageOf(Drawn)
export const DrawnQuery = Schema.Struct({ ...pageRequest, activityId: Schema.optionalKey(Id) })
/** What one draw, or several together, gave. */
export const DrawResult = Schema.Array(Drawn)
export type DrawResult = typeof DrawResult.Type
export const DrawMany = Schema.Struct({ activityId: Id, count: Whole }).pipe(Schema.encodeKeys({ count: 'num' }))

/** 上上、上吉、中吉、小吉、末吉. */
export const lotGrades = ['best', 'great', 'good', 'small', 'last'] as const
export type LotGrade = (typeof lotGrades)[number]
export const LotGradeName = oneOf(lotGrades, 'last')

/** Whether one may take a lot today; why not stands in `reason`. */
export const LotQualification = Schema.Struct({
  qualified: Flag,
  reason: Text,
  resetAt: Moment,
  /** How many of each grade are in the bucket now, and what one brings. */
  grades: Schema.Array(
    Schema.Struct({ grade: LotGradeName, left: Whole, beans: Whole }).pipe(
      Schema.encodeKeys({ left: 'surplus', beans: 'beanNum' }),
    ),
  ),
}).pipe(Schema.encodeKeys({ qualified: 'isQualification', resetAt: 'resetTime' }))
export type LotQualification = typeof LotQualification.Type
/** How many lots a bucket has, or how many are left in it. */
export const LotCount = Schema.Struct({ count: Whole }).pipe(Schema.encodeKeys({ count: 'num' }))

/** A call that changes something and says nothing but that. */
export const Nothing = Schema.Struct({})

/** A lot that was taken: its grade, its verse, and what it brought. */
export const Lot = Schema.Struct({
  id: Id,
  grade: LotGradeName,
  verse: Schema.String,
  meaning: Text,
  beans: Whole,
  at: Moment,
}).pipe(Schema.encodeKeys({ beans: 'beanNum', at: 'createTime' }))
export type Lot = typeof Lot.Type
export const LotPage = pageOf(Lot)

/** What is on at a place. */
export const placeKinds = ['auction', 'inscription', 'raffle', 'lots', 'envelope', 'airdrop'] as const
export type PlaceKind = (typeof placeKinds)[number]
/** A place on the globe, in hundredths of a degree, where something is on. */
export const EarthPlace = Schema.Struct({
  id: Id,
  name: Schema.String,
  story: Text,
  kind: oneOf(placeKinds, 'raffle'),
  /** Of the thing that is on, where it has one. */
  aboutId: Text,
  latitude: Whole,
  longitude: Whole,
  /** Until when; null without an end. */
  endsAt: MaybeMoment,
}).pipe(Schema.encodeKeys({ story: 'intro', kind: 'type', aboutId: 'activityId', endsAt: 'endTime' }))
export type EarthPlace = typeof EarthPlace.Type
export const EarthPlaces = Schema.Array(EarthPlace)

export const envelopeStates = ['open', 'closed', 'taken'] as const
export type EnvelopeState = (typeof envelopeStates)[number]
/** The envelope of now: so many parts of so many beans in all. */
export const Envelope = Schema.Struct({
  id: Id,
  title: Schema.String,
  from: Schema.String,
  state: heard(envelopeStates),
  parts: Whole,
  partsLeft: Whole,
  beans: Whole,
  beansLeft: Whole,
  /** What one got of it oneself; 0 for nothing. */
  mine: Whole,
  startsAt: Moment,
  endsAt: Moment,
}).pipe(
  Schema.encodeKeys({
    from: 'nickname',
    state: 'status',
    parts: 'num',
    partsLeft: 'surplus',
    beans: 'beanNum',
    beansLeft: 'surplusBeanNum',
    mine: 'myNum',
    startsAt: 'startTime',
    endsAt: 'endTime',
  }),
)
export type Envelope = typeof Envelope.Type
/** Null while there is none. */
export const EnvelopeNow = Schema.Struct({ envelope: Schema.NullOr(Envelope), nextAt: MaybeMoment }).pipe(
  Schema.encodeKeys({ envelope: 'redEnvelopes', nextAt: 'nextTime' }),
)
export const EnvelopeId = Schema.Struct({ id: Id })
export const EnvelopeClosed = Schema.Struct({ id: Id, closed: Flag }).pipe(Schema.encodeKeys({ closed: 'isClose' }))
/** Somebody's part of an envelope. */
export const EnvelopePart = Schema.Struct({
  id: Id,
  envelopeId: Id,
  person: Person,
  beans: Whole,
  at: Moment,
  isBest: Flag,
}).pipe(Schema.encodeKeys({ envelopeId: 'redEnvelopesId', person: 'userInfo', beans: 'beanNum', at: 'createTime' }))
export type EnvelopePart = typeof EnvelopePart.Type
export const EnvelopePartPage = pageOf(EnvelopePart)
export const EnvelopeLogQuery = Schema.Struct({ ...pageRequest, envelopeId: Id }).pipe(
  Schema.encodeKeys({ envelopeId: 'redEnvelopesId' }),
)

/** A box that is given to whoever has enough of a series. */
export const Airdrop = Schema.Struct({
  id: Id,
  name: Schema.String,
  /** The blind box that is opened. */
  blindBoxId: Id,
  image: Text,
  seriesName: Text,
  /** How many copies of the series are asked for, and how many one has. */
  needed: Whole,
  owned: Whole,
  qualified: Flag,
  opened: Flag,
  left: Whole,
  endsAt: Moment,
}).pipe(
  Schema.encodeKeys({
    needed: 'needNum',
    owned: 'productNum',
    qualified: 'isQualification',
    opened: 'isOpen',
    left: 'surplus',
    endsAt: 'endTime',
  }),
)
export type Airdrop = typeof Airdrop.Type
export const Airdrops = Schema.Array(Airdrop)
export const AirdropId = Schema.Struct({ id: Id })
export const AirdropOpened = OpenResult
