import { Schema } from 'effect'
import { Person } from '../holding-shapes.ts'
import { Flag, Id, Moment, pageOf, Text, Whole } from '../wire.ts'

/** The code a person invites with, and the address that carries it. */
export const InviteCode = Schema.Struct({ code: Schema.NonEmptyString, url: Schema.String }).pipe(
  Schema.encodeKeys({ url: 'shareUrl' }),
)
export type InviteCode = typeof InviteCode.Type

/** What a poster says. */
export const SharePoster = Schema.Struct({
  title: Text,
  slogan: Text,
  image: Text,
  url: Schema.String,
  code: Schema.NonEmptyString,
}).pipe(Schema.encodeKeys({ url: 'shareUrl' }))
export type SharePoster = typeof SharePoster.Type

/** An invitation campaign and how far this person has come. */
export const Campaign = Schema.Struct({
  title: Text,
  rules: Schema.Array(Schema.String),
  endsAt: Moment,
  invited: Whole,
  earnedBeans: Whole,
  /** What each friend is worth in 微豆. */
  beansEach: Whole,
}).pipe(Schema.encodeKeys({ endsAt: 'endTime', invited: 'inviteNum', earnedBeans: 'beanNum', beansEach: 'beanOne' }))
export type Campaign = typeof Campaign.Type

/** Who invited me; null when nobody did. */
export const Inviter = Schema.NullOr(Person)
export const SuperiorId = Schema.Struct({ userId: Id })

export const Friend = Schema.Struct({ id: Id, person: Person, joinedAt: Moment, bought: Flag, beans: Whole }).pipe(
  Schema.encodeKeys({ person: 'userInfo', joinedAt: 'createTime', bought: 'isBuy', beans: 'beanNum' }),
)
export type Friend = typeof Friend.Type
export const FriendPage = pageOf(Friend)

export const Reward = Schema.Struct({ id: Id, title: Text, from: Text, beans: Whole, at: Moment }).pipe(
  Schema.encodeKeys({ from: 'fromName', beans: 'beanNum', at: 'createTime' }),
)
export type Reward = typeof Reward.Type
export const RewardPage = pageOf(Reward)

/** Whether this person may invite. */
export const InviteRight = Schema.Struct({ allowed: Flag, reason: Text }).pipe(
  Schema.encodeKeys({ allowed: 'isQualified' }),
)

/** A number of friends and what reaching it brings once, in 豆芽. */
export const InviteStep = Schema.Struct({ people: Whole, sprouts: Whole, reached: Flag }).pipe(
  Schema.encodeKeys({ people: 'inviteNum', sprouts: 'beanNum', reached: 'isFinish' }),
)
export type InviteStep = typeof InviteStep.Type
export const InviteSteps = Schema.Array(InviteStep)

/** What inviting brought on one day in Beijing; `at` is its beginning. */
export const InviteDay = Schema.Struct({ id: Id, at: Moment, friends: Whole, beans: Whole, sprouts: Whole }).pipe(
  Schema.encodeKeys({ at: 'day', friends: 'inviteNum', beans: 'beanNum', sprouts: 'sproutNum' }),
)
export type InviteDay = typeof InviteDay.Type
export const InviteDayPage = pageOf(InviteDay)

/** Somebody's place among those who invite; 0 for one who has no place yet. */
export const InviteRank = Schema.Struct({ id: Id, rank: Whole, person: Person, invited: Whole, beans: Whole }).pipe(
  Schema.encodeKeys({ rank: 'rankNum', person: 'userInfo', invited: 'inviteNum', beans: 'beanNum' }),
)
export type InviteRank = typeof InviteRank.Type
export const InviteRanking = Schema.Struct({ list: Schema.Array(InviteRank), mine: InviteRank }).pipe(
  Schema.encodeKeys({ mine: 'myRank' }),
)
export type InviteRanking = typeof InviteRanking.Type
