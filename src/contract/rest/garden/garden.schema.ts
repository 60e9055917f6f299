import { Schema } from 'effect'
import { pieceFields, RarityName } from '../shapes.ts'
import { Flag, heard, Id, MaybeMoment, Moment, oneOf, pageOf, pageRequest, Text, Whole } from '../wire.ts'

/**
 * What crosses the wire of the garden (ent:garden, ent:eggs; marketplace §7 Garden and Eggs). The specification names parameters only:
 * the shapes of answers and all values are ours (docs/decisions/0032).
 */

/** Where something grows: the court of the garden, the trellis of roses, the orchard of flat peaches, the fields. */
export const slotTypes = ['magic', 'rose', 'peento', 'farm'] as const
export type SlotType = (typeof slotTypes)[number]
export const SlotTypeName = oneOf(slotTypes, 'magic')

/** What grows, which is the `type` of a seed. */
export const crops = ['magicFlower', 'rose', 'peento', 'rice', 'gourd'] as const
export type Crop = (typeof crops)[number]
export const CropName = oneOf(crops, 'magicFlower')

/** lc:garden-slots. What a newer server invents cannot be used here and counts as locked. */
export const slotStates = ['locked', 'stopped', 'started'] as const
export type SlotState = (typeof slotStates)[number]

export const weathers = ['sun', 'cloud', 'rain', 'snow', 'wind'] as const
export type Weather = (typeof weathers)[number]
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** What a nutrient card is of, which is its `type`. */
export const nutrients = ['water', 'dew', 'moonlight'] as const
export type Nutrient = (typeof nutrients)[number]
export const NutrientName = oneOf(nutrients, 'water')

/** What splinters are built into, which is the `type` of a building. */
export const buildings = ['rabbit', 'lotus', 'palace'] as const
export type Building = (typeof buildings)[number]
export const BuildingName = oneOf(buildings, 'rabbit')

/** What hatches out of an egg, which is its `type`. */
export const animals = ['hen', 'rabbit', 'sheep', 'cow'] as const
export type Animal = (typeof animals)[number]
export const AnimalName = oneOf(animals, 'hen')

export const SlotId = Schema.Struct({ slotId: Id })
export const SlotsQuery = Schema.Struct({ slotType: Schema.optionalKey(SlotTypeName) })
export const SlotCopy = Schema.Struct({ slotId: Id, copyId: Id }).pipe(Schema.encodeKeys({ copyId: 'productId' }))
export const SlotStart = Schema.Struct({ slotId: Id, programmeId: Id })
export const SlotMagic = Schema.Struct({ slotId: Id, count: Whole }).pipe(Schema.encodeKeys({ count: 'num' }))

/** One reason for a number, in words and per cent: 100 changes nothing. */
export const Factor = Schema.Struct({ name: Schema.String, percent: Whole })
export type Factor = typeof Factor.Type

/** What lies in a slot, or could. */
const laidFields = { copyId: Id, ...pieceFields, number: Whole } as const
const laidKeys = { copyId: 'productId', number: 'serialNumber' } as const
export const LaidCopy = Schema.Struct(laidFields).pipe(Schema.encodeKeys(laidKeys))
export type LaidCopy = typeof LaidCopy.Type
export const LaidCopies = Schema.Array(LaidCopy)

/** One slot as it stands at `at` of the server's time. */
export const GardenSlot = Schema.Struct({
  id: Id,
  slotType: SlotTypeName,
  /** Its place in its garden, from 1. */
  place: Whole,
  state: heard(slotStates),
  copy: Schema.NullOr(LaidCopy),
  programmeId: Text,
  crop: CropName,
  /** How far it has grown, in thousandths of the whole growth. */
  progress: Whole,
  at: Moment,
  /** When it will be ripe as things stand; null while it does not grow. */
  ripeAt: MaybeMoment,
  ripe: Flag,
  magic: Whole,
  nutrients: Whole,
  /** What it gives when it is ripe, and why so much. */
  yield: Whole,
  yieldFactors: Schema.Array(Factor),
  /** Why it grows as fast as it does now. */
  paceFactors: Schema.Array(Factor),
}).pipe(
  Schema.encodeKeys({
    place: 'sort',
    state: 'status',
    copy: 'product',
    at: 'nowTime',
    ripeAt: 'ripeTime',
    ripe: 'isRipe',
    magic: 'magicNumber',
    nutrients: 'nutrientNum',
  }),
)
export type GardenSlot = typeof GardenSlot.Type
export const GardenSlots = Schema.Array(GardenSlot)

/** What unlocking costs, and whether it can be paid. */
export const Need = Schema.Struct({ slotId: Id, beans: Whole, affordable: Flag }).pipe(
  Schema.encodeKeys({ beans: 'beanNum', affordable: 'isExchange' }),
)

/** A way to grow something in slots of one type. */
export const Programme = Schema.Struct({
  id: Id,
  slotType: SlotTypeName,
  crop: CropName,
  name: Schema.String,
  /** With every factor at 100. */
  growMs: Whole,
  yield: Whole,
  /** The seasons in which it grows faster. */
  seasons: Schema.Array(oneOf(seasons, 'spring')),
}).pipe(Schema.encodeKeys({ growMs: 'growTime' }))
export type Programme = typeof Programme.Type
export const Programmes = Schema.Array(Programme)

/** A nutrient card that was not used yet. */
export const NutrientCard = Schema.Struct({
  id: Id,
  nutrient: NutrientName,
  name: Schema.String,
  /** What the first one of a growth adds to its yield; each further one adds half of the one before. */
  percent: Whole,
}).pipe(Schema.encodeKeys({ id: 'cardId', nutrient: 'type' }))
export type NutrientCard = typeof NutrientCard.Type
export const NutrientCards = Schema.Array(NutrientCard)
export const Supplement = Schema.Struct({ cardId: Id, copyId: Id, nutrient: NutrientName }).pipe(
  Schema.encodeKeys({ copyId: 'productId', nutrient: 'type' }),
)

/** How much of something was used today, and may be. */
export const Usage = Schema.Struct({ used: Whole, limit: Whole, resetAt: Moment }).pipe(
  Schema.encodeKeys({ resetAt: 'resetTime' }),
)
export type Usage = typeof Usage.Type

/** Everything that grew of one crop in slots of one type (lc:seeds): ripe in slots, settled and not received, received. */
export const Pile = Schema.Struct({
  crop: CropName,
  slotType: SlotTypeName,
  ripe: Whole,
  settled: Whole,
  received: Whole,
}).pipe(Schema.encodeKeys({ crop: 'type', ripe: 'ripeNum', settled: 'settlementNum', received: 'receiveNum' }))
export type Pile = typeof Pile.Type

/** Eggs of one kind (lc:eggs). */
export const Eggs = Schema.Struct({
  animal: AnimalName,
  name: Schema.String,
  /** Not hatched yet, and when the next one will be. */
  waiting: Whole,
  nextAt: MaybeMoment,
  /** How long one takes. */
  hatchMs: Whole,
  /** Hatched and not received; living in the pasture; given back for beans. */
  hatched: Whole,
  received: Whole,
  exchanged: Whole,
  /** What one is given back for. 0: this server does not take any. */
  beans: Whole,
  /** What it can do in a fight. */
  strength: Whole,
  health: Whole,
}).pipe(
  Schema.encodeKeys({
    animal: 'type',
    waiting: 'waitNum',
    nextAt: 'nextTime',
    hatchMs: 'hatchTime',
    hatched: 'canReceiveNum',
    received: 'receiveNum',
    exchanged: 'exchangeNum',
    beans: 'beanNum',
  }),
)
export type Eggs = typeof Eggs.Type

/** Somebody else who gardens: what they have brought in, and the bird they fight with. */
export const Neighbour = Schema.Struct({
  userId: Id,
  nickname: Text,
  avatar: Text,
  received: Whole,
  strength: Whole,
  health: Whole,
}).pipe(Schema.encodeKeys({ received: 'receiveNum' }))
export type Neighbour = typeof Neighbour.Type

/** The pool that all gardens share, and what one's own has brought. */
export const ProductionPool = Schema.Struct({
  /** 微豆 that it holds. */
  beans: Whole,
  /** What one's own garden has put in and got out. */
  paidIn: Whole,
  paidOut: Whole,
  piles: Schema.Array(Pile),
  eggs: Schema.Array(Eggs),
  neighbours: Schema.Array(Neighbour),
}).pipe(Schema.encodeKeys({ beans: 'poolNum', paidIn: 'inNum', paidOut: 'outNum', piles: 'seedList', eggs: 'eggList' }))
export type ProductionPool = typeof ProductionPool.Type

export const SeedId = Schema.Struct({ crop: CropName, slotType: SlotTypeName }).pipe(
  Schema.encodeKeys({ crop: 'type' }),
)
export const SeedReceipt = Schema.Struct({ count: Whole, crop: CropName, slotType: SlotTypeName }).pipe(
  Schema.encodeKeys({ count: 'num', crop: 'type' }),
)
/** What receiving has brought. */
export const Received = Schema.Struct({ count: Whole, splinters: Whole, beans: Whole }).pipe(
  Schema.encodeKeys({ count: 'num', splinters: 'splinterNum', beans: 'beanNum' }),
)
export type Received = typeof Received.Type

/** The weather of one hour, from its beginning. */
const HourWeather = Schema.Struct({ at: Moment, weather: oneOf(weathers, 'sun') }).pipe(
  Schema.encodeKeys({ at: 'startTime' }),
)
/** The weather now and in the next hours: the same for everybody. */
export const WeatherReport = Schema.Struct({
  at: Moment,
  weather: oneOf(weathers, 'sun'),
  season: oneOf(seasons, 'spring'),
  hours: Schema.Array(HourWeather),
}).pipe(Schema.encodeKeys({ at: 'nowTime' }))
export type WeatherReport = typeof WeatherReport.Type

/** What was done in a garden. */
export const gardenActs = [
  'unlock',
  'start',
  'stop',
  'push',
  'takeDown',
  'addMagic',
  'supplement',
  'settle',
  'receive',
  'build',
  'openBox',
  'receiveEggs',
  'exchangeEggs',
] as const
export type GardenAct = (typeof gardenActs)[number]
export const GardenLogRow = Schema.Struct({
  id: Id,
  act: oneOf(gardenActs, 'start'),
  /** The slot, or what it was done to: a crop, a building, an animal. */
  about: Text,
  count: Whole,
  note: Text,
  at: Moment,
}).pipe(Schema.encodeKeys({ act: 'type', count: 'num', at: 'createTime' }))
export type GardenLogRow = typeof GardenLogRow.Type
export const GardenLogQuery = Schema.Struct(pageRequest)
export const GardenLogPage = pageOf(GardenLogRow)

/** How likely something is in a building's box, in thousandths. */
export const BuildingPrize = Schema.Struct({ name: Schema.String, rarity: RarityName, chance: Whole }).pipe(
  Schema.encodeKeys({ chance: 'odds' }),
)
/** A building as one can have it: its price in splinters, how many one has built, which boxes are still closed. */
export const BuildingInfo = Schema.Struct({
  building: BuildingName,
  name: Schema.String,
  splinters: Whole,
  built: Whole,
  /** The numbers of the boxes that are closed, the oldest first. */
  closed: Schema.Array(Whole),
  prizes: Schema.Array(BuildingPrize),
}).pipe(Schema.encodeKeys({ building: 'type', splinters: 'splinterNum', built: 'buildNum', closed: 'serialNumbers' }))
export type BuildingInfo = typeof BuildingInfo.Type
export const BuildingInfos = Schema.Array(BuildingInfo)
export const Splinters = Schema.Struct({ splinters: Whole }).pipe(Schema.encodeKeys({ splinters: 'splinterNum' }))

/** Building so many; `number` is the number that the first one gets: whoever counts otherwise has not seen the last one. */
export const Build = Schema.Struct({ count: Whole, number: Whole, building: BuildingName }).pipe(
  Schema.encodeKeys({ count: 'num', number: 'serialNumber', building: 'type' }),
)
export const Built = Schema.Struct({ building: BuildingName, numbers: Schema.Array(Whole) }).pipe(
  Schema.encodeKeys({ building: 'type', numbers: 'serialNumbers' }),
)

export const prizeKinds = ['card', 'egg'] as const
/** A box of a building, and what was in it; `''` while it is closed. */
export const GardenBox = Schema.Struct({
  id: Id,
  building: BuildingName,
  number: Whole,
  kind: oneOf(prizeKinds, 'card'),
  prize: Text,
  name: Text,
  rarity: RarityName,
  openedAt: MaybeMoment,
  builtAt: Moment,
}).pipe(Schema.encodeKeys({ building: 'type', number: 'serialNumber', openedAt: 'openTime', builtAt: 'createTime' }))
export type GardenBox = typeof GardenBox.Type
export const GardenBoxes = Schema.Array(GardenBox)
export const GardenBoxPage = pageOf(GardenBox)

export const EggCount = Schema.Struct({ count: Whole, animal: AnimalName }).pipe(
  Schema.encodeKeys({ count: 'num', animal: 'type' }),
)
export const EggReceipt = Schema.Struct({ count: Whole, animal: AnimalName, beans: Whole }).pipe(
  Schema.encodeKeys({ count: 'num', animal: 'type', beans: 'beanNum' }),
)
