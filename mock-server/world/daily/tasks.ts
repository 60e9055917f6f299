import { type DailyTask, type TaskKind, taskKinds } from '#src/contract/rest/daily/daily.schema.ts'
import { day as dayMs, type Instant } from '#src/domain/time/instant.ts'
import { refuse } from '../refusals.ts'
import type { Row } from '../rows.ts'
import { houseAccounts, move } from '../trade/ledger.ts'
import type { World } from '../world.ts'
import { requireToday, todayOf } from './check-ins.ts'
import { taskDays, tasks } from './numbers.ts'

/** The tasks of a day. What somebody did is read from what they did, so nothing counts twice and nothing has to be told. */

type Done = (world: World, userId: string, isThen: (at: Instant) => boolean) => boolean

const done: Readonly<Record<TaskKind, Done>> = {
  checkIn: ({ tables }, userId, isThen) =>
    tables.checkIns.find((row) => row.userId === userId && !row.madeUp && isThen(row.day)) !== undefined,
  read: ({ tables }, userId, isThen) =>
    tables.noticeReads.find((row) => row.id.startsWith(`${userId}/`) && isThen(row.at)) !== undefined,
  star: ({ tables }, userId, isThen) =>
    tables.favourites.find((row) => row.id.startsWith(`${userId}/`) && isThen(row.at)) !== undefined,
  open: ({ tables }, userId, isThen) =>
    tables.sealedBoxes.find((row) => row.ownerId === userId && row.copyId !== '' && isThen(row.openedAt)) !== undefined,
  order: ({ tables }, userId, isThen) =>
    tables.orders.find((row) => row.userId === userId && row.paidAt !== null && isThen(row.paidAt)) !== undefined,
}

const isDone = (world: World, userId: string, task: TaskKind, day: Instant): boolean =>
  done[task](world, userId, (at) => at >= day && at < day + dayMs)

const rewardId = (userId: string, task: TaskKind, day: Instant): string => `${userId}/${task}/${day}`

async function reward(world: World, userId: string, task: TaskKind, day: Instant): Promise<Row<'taskRewards'>> {
  const id = rewardId(userId, task, day)
  const { name, starBeans } = tasks[task]
  const what = { currency: 'starBeans', amount: starBeans, from: houseAccounts.issue, to: userId } as const
  await move(world, { ...what, kind: 'task', about: `task/${id}`, note: name })
  return world.tables.taskRewards.add({ id, userId, task, day, starBeans, at: world.clock.now() })
}

/** Pays what somebody has done and was not paid for, today and on the days before that nobody has looked at. */
export async function settleTasks(world: World, userId: string): Promise<void> {
  const today = todayOf(world)
  for (let ago = taskDays - 1; ago >= 0; ago -= 1) {
    const day = today - ago * dayMs
    for (const task of taskKinds) {
      if (task === 'checkIn' || world.tables.taskRewards.get(rewardId(userId, task, day))) continue
      if (isDone(world, userId, task, day)) await reward(world, userId, task, day)
    }
  }
}

/** The tasks of today as they stand for somebody. */
export const tasksOf = (world: World, userId: string): DailyTask[] =>
  taskKinds.map((id) => {
    const day = todayOf(world)
    const paid = world.tables.taskRewards.get(rewardId(userId, id, day)) !== undefined
    return { id, ...tasks[id], done: paid || isDone(world, userId, id, day), paid }
  })

/** Takes what the check-in of today brings as a task, once. Refuses with `dayOver`, `alreadyCheckedIn` and `taskNotDone`. */
export async function takeTask(world: World, userId: string, meant?: Instant): Promise<Row<'taskRewards'>> {
  const day = requireToday(world, meant)
  if (world.tables.taskRewards.get(rewardId(userId, 'checkIn', day))) refuse('alreadyCheckedIn', '今天的星豆已经领过了')
  if (!isDone(world, userId, 'checkIn', day)) refuse('taskNotDone')
  return reward(world, userId, 'checkIn', day)
}
