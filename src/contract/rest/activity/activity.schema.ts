import { Schema } from 'effect'
import { Person } from '../holding-shapes.ts'
import { Id, Moment, Text, Whole } from '../wire.ts'

/** Somebody's place among those who open boxes; 0 for one who has opened none. `crown` is the title that so many are worth. */
export const ChestRank = Schema.Struct({ id: Id, rank: Whole, person: Person, opened: Whole, crown: Text }).pipe(
  Schema.encodeKeys({ rank: 'rankNum', person: 'userInfo', opened: 'openNum', crown: 'crownName' }),
)
export type ChestRank = typeof ChestRank.Type

/** The ranking of one month in Beijing, from `from` to before `endsAt`. */
export const ChestRanking = Schema.Struct({
  from: Moment,
  endsAt: Moment,
  list: Schema.Array(ChestRank),
  mine: ChestRank,
}).pipe(Schema.encodeKeys({ from: 'startTime', endsAt: 'endTime', mine: 'myRank' }))
export type ChestRanking = typeof ChestRanking.Type

/** A title, what has been opened for it this month, and the next one: `''` and 0 for who has the last. */
export const Crown = Schema.Struct({ name: Text, opened: Whole, nextName: Text, left: Whole }).pipe(
  Schema.encodeKeys({ name: 'crownName', opened: 'openNum', left: 'needNum' }),
)
export type Crown = typeof Crown.Type

/** How many people are here, as the home page says it. */
export const ActivePeople = Schema.Struct({ count: Whole }).pipe(Schema.encodeKeys({ count: 'num' }))
