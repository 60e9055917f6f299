import { Schema } from 'effect'
import {
  animals,
  buildings,
  crops,
  gardenActs,
  nutrients,
  prizeKinds,
  slotTypes,
} from '#src/contract/rest/garden/garden.schema.ts'
import { rarities } from '#src/contract/rest/shapes.ts'

const at = Schema.Int
const id = Schema.NonEmptyString

/** The tables of the garden; `audit.ts` says what always adds up. */
export const gardenRows = {
  /** Slots that are unlocked; id is `<user>/<type>-<place>`. */
  gardenSlots: Schema.Struct({
    id,
    ownerId: id,
    slotType: Schema.Literals(slotTypes),
    place: Schema.Int,
    isStarted: Schema.Boolean,
    /** What lies in it, `''` for nothing. */
    copyId: Schema.String,
    programmeId: Schema.String,
    /** How far it had grown at `since`, in milliseconds of growth at the pace of 1 per cent. */
    grown: Schema.Int,
    since: at,
    /** Of the growth that is going on. */
    magic: Schema.Int,
    nutrients: Schema.Array(Schema.Literals(nutrients)),
  }),
  /** What grew of a crop in slots of a type, ever; id is `<user>/<type>/<crop>`. What is settled and not received waits. */
  gardenPiles: Schema.Struct({
    id,
    ownerId: id,
    slotType: Schema.Literals(slotTypes),
    crop: Schema.Literals(crops),
    settled: Schema.Int,
    received: Schema.Int,
  }),
  gardenCards: Schema.Struct({
    id,
    ownerId: id,
    nutrient: Schema.Literals(nutrients),
    gotAt: at,
    /** 0 while it was not used. */
    usedAt: at,
  }),
  /** Buildings, each with its box; `number` counts those of a kind that somebody has built, from 1. */
  gardenBoxes: Schema.Struct({
    id,
    ownerId: id,
    building: Schema.Literals(buildings),
    number: Schema.Int,
    splinters: Schema.Int,
    builtAt: at,
    /** 0 while it is closed; then it has no prize either. */
    openedAt: at,
    kind: Schema.Literals(prizeKinds),
    prize: Schema.String,
    rarity: Schema.Literals(rarities),
    /** Id of the card or the egg. */
    madeId: Schema.String,
  }),
  gardenEggs: Schema.Struct({
    id,
    ownerId: id,
    animal: Schema.Literals(animals),
    laidAt: at,
    hatchesAt: at,
    /** 0 until then. */
    receivedAt: at,
    exchangedAt: at,
  }),
  /** Everything that was done, oldest first. */
  gardenLog: Schema.Struct({
    id,
    ownerId: id,
    act: Schema.Literals(gardenActs),
    about: Schema.String,
    count: Schema.Int,
    note: Schema.String,
    at,
  }),
} as const
