import { Schema } from 'effect'
import { pieceFields } from '../shapes.ts'
import { Flag, heard, Id, MaybeMoment, Moment, oneOf, pageOf, pageRequest, Text, Whole } from '../wire.ts'

/** What crosses the wire of props, titles and chests (marketplace §7, `virtual/…`). Shapes and values are ours (docs/decisions/0052). */

export const propKinds = ['beanPouch', 'beanSack', 'chestKey'] as const
export type PropKind = (typeof propKinds)[number]
export const PropKindName = oneOf(propKinds, 'beanPouch')

/** A prop: used once. What it brought stands in `beans` or `chestId` once it is used. */
export const Prop = Schema.Struct({
  id: Id,
  kind: PropKindName,
  name: Schema.String,
  story: Text,
  from: Text,
  gotAt: Moment,
  usedAt: MaybeMoment,
  beans: Whole,
  chestId: Text,
}).pipe(
  Schema.encodeKeys({
    kind: 'type',
    story: 'intro',
    from: 'source',
    gotAt: 'getTime',
    usedAt: 'useTime',
    beans: 'beanNum',
  }),
)
export type Prop = typeof Prop.Type
export const PropPage = pageOf(Prop)
/** Those that are used, those that are not, or without `isUsed` all. */
export const PropQuery = Schema.Struct({ ...pageRequest, isUsed: Schema.optionalKey(Flag) })
export const PropId = Schema.Struct({ id: Id })

/** A word beside one's name, and how one comes by it. */
export const Title = Schema.Struct({
  id: Id,
  name: Schema.String,
  story: Text,
  owned: Flag,
  worn: Flag,
  gotAt: MaybeMoment,
}).pipe(Schema.encodeKeys({ story: 'intro', owned: 'isOwn', worn: 'isWear', gotAt: 'getTime' }))
export type Title = typeof Title.Type
export const Titles = Schema.Array(Title)
/** The title to wear; none where nothing is named. */
export const TitleChoice = Schema.Struct({ id: Text })

export const chestPrizeKinds = ['weiDou', 'prop', 'title', 'physical'] as const
export const ChestPrizeKind = heard(chestPrizeKinds)
/** What a chest held. `beans` also where a title one had already became beans (`again`). */
export const ChestPrize = Schema.Struct({
  kind: ChestPrizeKind,
  ...pieceFields,
  beans: Whole,
  again: Flag,
}).pipe(Schema.encodeKeys({ kind: 'type', beans: 'beanNum', again: 'isRepeat' }))
export type ChestPrize = typeof ChestPrize.Type
export const Chest = Schema.Struct({
  id: Id,
  name: Schema.String,
  from: Text,
  gotAt: Moment,
  openedAt: MaybeMoment,
  won: Schema.NullOr(ChestPrize),
}).pipe(Schema.encodeKeys({ from: 'source', gotAt: 'getTime', openedAt: 'openTime', won: 'prize' }))
export type Chest = typeof Chest.Type
/** What may be in a chest, each with its chance in ten-thousandths. */
export const ChestChance = Schema.Struct({ kind: ChestPrizeKind, name: Schema.String, chance: Whole }).pipe(
  Schema.encodeKeys({ kind: 'type', chance: 'probability' }),
)
export type ChestChance = typeof ChestChance.Type
/** Those that are closed first, then those that were opened, the newest first. */
export const Chests = Schema.Struct({ chests: Schema.Array(Chest), chances: Schema.Array(ChestChance) }).pipe(
  Schema.encodeKeys({ chests: 'list', chances: 'probabilityList' }),
)
export type Chests = typeof Chests.Type
export const ChestId = Schema.Struct({ id: Id })
