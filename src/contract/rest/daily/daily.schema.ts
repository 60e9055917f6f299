import { Schema } from 'effect'
import { Flag, Id, Intent, Moment, oneOf, pageFields, pageRequest, Text, Whole } from '../wire.ts'

/**
 * What crosses the wire of daily things (marketplace §7, User and account). The specification shows no answer: the shapes and all values
 * are ours (docs/decisions/0051). A day is the instant at which it begins in China.
 */

/** `checked` on the day itself, `madeUp` later, `missed` so that it can be made up, `open` today, `ahead`, or too long ago: `none`. */
export const checkInStates = ['checked', 'madeUp', 'missed', 'open', 'ahead', 'none'] as const
export type CheckInState = (typeof checkInStates)[number]

export const CheckInDay = Schema.Struct({ day: Moment, state: oneOf(checkInStates, 'none'), beans: Whole }).pipe(
  Schema.encodeKeys({ state: 'status', beans: 'beanNum' }),
)
export type CheckInDay = typeof CheckInDay.Type

/** Five weeks up to the one of today, how many days in a row, and what making a day up costs in 星豆. */
export const CheckInCalendar = Schema.Struct({
  today: Moment,
  /** When tomorrow begins, server time. */
  resetAt: Moment,
  days: Schema.Array(CheckInDay),
  streak: Whole,
  /** What the next seven days of a row bring, in 微豆. */
  ladder: Schema.Array(Whole),
  makeUpCost: Whole,
  makeUpLeft: Whole,
  starBeans: Whole,
}).pipe(Schema.encodeKeys({ resetAt: 'resetTime', starBeans: 'starBeanNum' }))
export type CheckInCalendar = typeof CheckInCalendar.Type

/** The day that is meant (ours): the server does not take another one for it. */
export const CheckInAsked = Schema.Struct({ day: Schema.optionalKey(Moment) })
export const MakeUpAsked = Schema.Struct({ day: Moment })
export const CheckedIn = Schema.Struct({ day: Moment, beans: Whole, streak: Whole }).pipe(
  Schema.encodeKeys({ beans: 'beanNum' }),
)

/** 积分, which have at most one decimal place. */
const Points = Schema.Union([Schema.Finite, Schema.FiniteFromString])

export const CheckedInForPoints = Schema.Struct({ day: Moment, points: Points }).pipe(
  Schema.encodeKeys({ points: 'integration' }),
)

/** What came or went; `below zero` when it went. `about` is what it was for: a day, or goods. */
export const PointMove = Schema.Struct({ id: Id, points: Points, note: Text, about: Text, at: Moment }).pipe(
  Schema.encodeKeys({ points: 'integration', note: 'remark', at: 'createTime' }),
)
export type PointMove = typeof PointMove.Type
export const pointDirections = ['all', 'in', 'out'] as const
export const PointsQuery = Schema.Struct({
  ...pageRequest,
  direction: Schema.optionalKey(oneOf(pointDirections, 'all')),
}).pipe(Schema.encodeKeys({ direction: 'type' }))
/** One's points, and how they came and went. */
export const PointsPage = Schema.Struct({
  ...pageFields(PointMove),
  balance: Points,
  today: Moment,
  resetAt: Moment,
  /** Whether today's were taken, how many they are, and how many days in a row. */
  checkedIn: Flag,
  todayPoints: Points,
  streak: Whole,
}).pipe(Schema.encodeKeys({ resetAt: 'resetTime', checkedIn: 'isSign' }))
export type PointsPage = typeof PointsPage.Type

/** What points can be given for. */
export const PointGoods = Schema.Struct({
  id: Id,
  name: Schema.String,
  note: Text,
  image: Text,
  points: Points,
  /** How many more of it one may have today, and of all that are there. */
  left: Whole,
}).pipe(Schema.encodeKeys({ points: 'integration', left: 'surplus' }))
export type PointGoods = typeof PointGoods.Type
/** The shelves of the points mall. */
export const PointShelves = Schema.Array(
  Schema.Struct({ id: Id, name: Schema.String, goods: Schema.Array(PointGoods) }).pipe(
    Schema.encodeKeys({ goods: 'goodsList' }),
  ),
)
/** Giving points for something (ours); `expectedPoints` is what the person was shown for all of it. */
export const Redeem = Schema.Struct({
  goodsId: Id,
  count: Whole,
  expectedPoints: Schema.optionalKey(Points),
  intent: Schema.optionalKey(Intent),
}).pipe(Schema.encodeKeys({ count: 'num', expectedPoints: 'expectedAmount', intent: 'intentKey' }))
export const Redeemed = Schema.Struct({ goodsId: Id, count: Whole, balance: Points }).pipe(
  Schema.encodeKeys({ count: 'num' }),
)

export const taskKinds = ['checkIn', 'read', 'star', 'open', 'order'] as const
export type TaskKind = (typeof taskKinds)[number]
/** A task of today. What is done is paid by the server; 签到 alone is asked for. */
export const DailyTask = Schema.Struct({
  id: oneOf(taskKinds, 'read'),
  name: Schema.String,
  note: Text,
  starBeans: Whole,
  done: Flag,
  paid: Flag,
}).pipe(Schema.encodeKeys({ starBeans: 'starBeanNum', done: 'isFinish', paid: 'isPay' }))
export type DailyTask = typeof DailyTask.Type
export const TaskCenter = Schema.Struct({
  today: Moment,
  resetAt: Moment,
  starBeans: Whole,
  tasks: Schema.Array(DailyTask),
}).pipe(Schema.encodeKeys({ resetAt: 'resetTime', starBeans: 'starBeanNum', tasks: 'taskList' }))
export type TaskCenter = typeof TaskCenter.Type
export const TaskCheckedIn = Schema.Struct({ day: Moment, starBeans: Whole }).pipe(
  Schema.encodeKeys({ starBeans: 'starBeanNum' }),
)

/** How 星豆 came and went. */
export const StarBeanMove = Schema.Struct({ id: Id, amount: Whole, note: Text, at: Moment }).pipe(
  Schema.encodeKeys({ amount: 'num', note: 'remark', at: 'createTime' }),
)
export type StarBeanMove = typeof StarBeanMove.Type
export const StarBeanPage = Schema.Struct({ ...pageFields(StarBeanMove), balance: Whole })
