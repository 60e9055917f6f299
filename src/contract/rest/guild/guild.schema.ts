import { Schema } from 'effect'
import { Person } from '../holding-shapes.ts'
import { pieceFields } from '../shapes.ts'
import { Flag, heard, Id, MaybeMoment, Moment, oneOf, pageOf, pageRequest, Text, Whole } from '../wire.ts'

/**
 * What crosses the wire of guilds (marketplace §6, §7 Guild). The specification shows no answer: the shapes and all values are ours
 * (docs/decisions/0050).
 */

/** `none`: not in this guild. What a role may do the server decides. */
export const guildRoles = ['none', 'member', 'admin'] as const
export type GuildRole = (typeof guildRoles)[number]

const guildFields = {
  id: Id,
  name: Schema.String,
  story: Text,
  members: Whole,
  /** The power of everybody in it. */
  power: Whole,
  foundedAt: Moment,
} as const
const guildKeys = { name: 'guildName', story: 'intro', members: 'memberNum', foundedAt: 'createTime' } as const

/** A guild as everybody sees it. */
export const GuildCard = Schema.Struct(guildFields).pipe(Schema.encodeKeys(guildKeys))
export type GuildCard = typeof GuildCard.Type

/** One's own guild. */
export const OwnGuild = Schema.Struct({
  ...guildFields,
  role: oneOf(guildRoles, 'none'),
  /** Place among all guilds by power, from 1. */
  rank: Whole,
  /** Copies in the warehouse. */
  stored: Whole,
  /** How many were brought in by somebody. */
  newcomers: Whole,
  /** Its group in the chat; `''` for none. */
  groupId: Text,
  /** When it may be renamed again; null for now. */
  renameAt: MaybeMoment,
}).pipe(Schema.encodeKeys({ ...guildKeys, stored: 'productNum', newcomers: 'pullNewNum', renameAt: 'updateTime' }))
export type OwnGuild = typeof OwnGuild.Type

/** One's own guild, null without one, and those that can be joined. */
export const GuildInfo = Schema.Struct({ mine: Schema.NullOr(OwnGuild), open: Schema.Array(GuildCard) }).pipe(
  Schema.encodeKeys({ mine: 'guild', open: 'guildList' }),
)
export type GuildInfo = typeof GuildInfo.Type
export const JoinRequest = Schema.Struct({ guildId: Id })
export const RenameRequest = Schema.Struct({ name: Schema.String }).pipe(Schema.encodeKeys({ name: 'guildName' }))

/** Somebody in one's guild. */
export const Member = Schema.Struct({
  id: Id,
  person: Person,
  role: oneOf(guildRoles, 'none'),
  power: Whole,
  joinedAt: Moment,
  /** How many they have brought in. */
  brought: Whole,
}).pipe(Schema.encodeKeys({ person: 'userInfo', joinedAt: 'createTime', brought: 'pullNewNum' }))
export type Member = typeof Member.Type
export const MemberPage = pageOf(Member)
/** Everybody, or one of them. */
export const MemberQuery = Schema.Struct({ ...pageRequest, userId: Schema.optionalKey(Id) })

/** What is in the warehouse, counted, and whether who asks may give it out. */
export const Warehouse = Schema.Struct({ guildId: Id, name: Text, stored: Whole, given: Whole, mayGive: Flag }).pipe(
  Schema.encodeKeys({ name: 'guildName', stored: 'productNum', given: 'transferNum', mayGive: 'isTransfer' }),
)
export type Warehouse = typeof Warehouse.Type

const goodsFields = { copyId: Id, productId: Id, ...pieceFields, seriesName: Text, number: Whole } as const
const goodsKeys = { number: 'serialNumber' } as const

/** One copy in the warehouse, and whose it still is. */
export const Stored = Schema.Struct({ id: Id, ...goodsFields, giver: Person, at: Moment }).pipe(
  Schema.encodeKeys({ ...goodsKeys, giver: 'fromUser', at: 'createTime' }),
)
export type Stored = typeof Stored.Type
export const StoredPage = pageOf(Stored)

/** Gives one copy to one member. */
export const GiveRequest = Schema.Struct({ copyId: Id, userId: Id })

/** One copy that was given out. */
export const Given = Schema.Struct({ id: Id, ...goodsFields, by: Person, to: Person, at: Moment }).pipe(
  Schema.encodeKeys({ ...goodsKeys, by: 'fromUser', to: 'toUser', at: 'createTime' }),
)
export type Given = typeof Given.Type
export const GivenPage = pageOf(Given)

/** Why the power of a guild has changed. */
export const powerReasons = ['joined', 'drawn', 'put', 'spent', 'left'] as const
export const PowerLine = Schema.Struct({
  id: Id,
  person: Person,
  reason: heard(powerReasons),
  amount: Whole,
  /** The power of the guild after it. */
  after: Whole,
  at: Moment,
}).pipe(Schema.encodeKeys({ person: 'userInfo', at: 'createTime' }))
export type PowerLine = typeof PowerLine.Type
export const PowerPage = pageOf(PowerLine)

/** Somebody who was brought in, and by whom. */
export const Newcomer = Schema.Struct({ id: Id, person: Person, by: Person, power: Whole, joinedAt: Moment }).pipe(
  Schema.encodeKeys({ person: 'userInfo', by: 'fromUser', joinedAt: 'createTime' }),
)
export type Newcomer = typeof Newcomer.Type
export const NewcomerPage = pageOf(Newcomer)
