import { Schema } from 'effect'
import { taskKinds } from '#src/contract/rest/daily/daily.schema.ts'

const at = Schema.Int
const id = Schema.NonEmptyString

/** The tables of daily things. An id names the person and the day, so that there is no second one. */
export const dailyRows = {
  /** Id is `<user>/<day>`; `day` is the instant at which it begins in China. */
  checkIns: Schema.Struct({ id, userId: id, day: at, madeUp: Schema.Boolean, beans: Schema.Int, paid: Schema.Int, at }),
  /** Id is `<user>/<day>`; points are counted in tenths. */
  pointCheckIns: Schema.Struct({ id, userId: id, day: at, tenths: Schema.Int, at }),
  /** Id is `<user>/<task>/<day>`. */
  taskRewards: Schema.Struct({
    id,
    userId: id,
    task: Schema.Literals(taskKinds),
    day: at,
    starBeans: Schema.Int,
    at,
  }),
  /** What points were given for; `made` are the boxes that came of it. */
  redemptions: Schema.Struct({
    id,
    userId: id,
    goodsId: id,
    count: Schema.Int,
    tenths: Schema.Int,
    made: Schema.Array(id),
    at,
  }),
} as const
