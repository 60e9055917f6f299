import { Schema } from 'effect'
import { Person } from '../holding-shapes.ts'
import { Flag, Id, MaybeMoment, Moment, pageOf, Text, Whole } from '../wire.ts'

/**
 * What crosses the wire of lords and who follows them (marketplace §6, §7). The specification shows no answer: the shapes are ours
 * (docs/decisions/0050).
 */

const cardFields = {
  person: Person,
  /** Who follows them directly. */
  followers: Whole,
  /** The power of all of those. */
  led: Whole,
  /** Place among lords by that, from 1; 0 for who leads nobody. */
  rank: Whole,
} as const
const cardKeys = { person: 'userInfo', followers: 'subordinateNum', led: 'subordinatePower' } as const

/** A lord in a list. */
export const LordCard = Schema.Struct({ id: Id, ...cardFields, isMine: Flag }).pipe(Schema.encodeKeys(cardKeys))
export type LordCard = typeof LordCard.Type
export const LordPage = pageOf(LordCard)

/** One lord, with what those who belong to them may see; `qq` is `''` for others. */
export const LordDetail = Schema.Struct({
  ...cardFields,
  isMine: Flag,
  /** Whether they follow me, however far away: then I cannot follow them. */
  followsMe: Schema.optionalKey(Flag),
  power: Whole,
  qq: Text,
  lord: Schema.NullOr(Person),
}).pipe(Schema.encodeKeys({ ...cardKeys, qq: 'qqNumber' }))
export type LordDetail = typeof LordDetail.Type

/** Where one stands oneself. */
export const LordInfo = Schema.Struct({
  ...cardFields,
  power: Whole,
  qq: Text,
  /** Whom one follows, null for nobody, and since when. */
  lord: Schema.NullOr(Person),
  since: MaybeMoment,
}).pipe(Schema.encodeKeys({ ...cardKeys, qq: 'qqNumber', since: 'createTime' }))
export type LordInfo = typeof LordInfo.Type

export const LordId = Schema.Struct({ lordUserId: Id })
export const QqRequest = Schema.Struct({ qqNumber: Schema.String })

/** Somebody who follows me. */
export const Follower = Schema.Struct({
  id: Id,
  person: Person,
  power: Whole,
  followers: Whole,
  since: Moment,
  qq: Text,
}).pipe(Schema.encodeKeys({ person: 'userInfo', followers: 'subordinateNum', since: 'createTime', qq: 'qqNumber' }))
export type Follower = typeof Follower.Type
export const FollowerPage = pageOf(Follower)
/** The lord of one's lord; null without one. */
export const SuperLord = Schema.NullOr(LordDetail)
