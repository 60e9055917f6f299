import type { dailyEndpoints } from '#src/contract/rest/daily/daily.endpoints.ts'
import { day as dayMs } from '#src/domain/time/instant.ts'
import { checkIn, daysOf, ladderOf, makeUpDay, makeUpLeft, streakOf, todayOf } from '../world/daily/check-ins.ts'
import { makeUp, pointGoods, shelfNames } from '../world/daily/numbers.ts'
import {
  goodsLeft,
  pointsTaken,
  pointStreak,
  redeem,
  showPointGoods,
  takePoints,
  tenthsToday,
} from '../world/daily/points.ts'
import { settleTasks, takeTask, tasksOf } from '../world/daily/tasks.ts'
import type { Row } from '../world/rows.ts'
import { balanceOf, movesOf } from '../world/trade/ledger.ts'
import type { World } from '../world/world.ts'
import { type Answers, pageOf, signedIn } from './answers.ts'

/** Points are counted in tenths and told in points. */
const pointsOf = (tenths: number): number => tenths / 10

const dayFields = (world: World) => ({ today: todayOf(world), resetAt: todayOf(world) + dayMs })

const changeOf = (row: Row<'moves'>, userId: string): number => (row.to === userId ? row.amount : -row.amount)

/** What a movement of points was for: the goods, or the day. */
const aboutOf = (world: World, { kind, about }: Row<'moves'>): string => {
  const id = about.slice(about.indexOf('/') + 1)
  return kind === 'redeem' ? (world.tables.redemptions.get(id)?.goodsId ?? '') : (id.split('/')[1] ?? '')
}

export const dailyAnswers: Answers<typeof dailyEndpoints> = {
  calendar: (world, _, caller) => {
    const { id } = signedIn(caller).user
    return {
      data: {
        ...dayFields(world),
        days: daysOf(world, id),
        streak: streakOf(world, id),
        ladder: ladderOf(world, id),
        makeUpCost: makeUp.starBeans,
        makeUpLeft: makeUpLeft(world, id),
        starBeans: balanceOf(world, 'starBeans', id),
      },
    }
  },
  checkIn: async (world, { day }, caller) => {
    const { id } = signedIn(caller).user
    const row = await checkIn(world, id, day)
    return {
      data: { day: row.day, beans: row.beans, streak: streakOf(world, id) },
      msg: `签到成功，+${row.beans} 微豆`,
    }
  },
  makeUp: async (world, { day }, caller) => {
    const { id } = signedIn(caller).user
    const row = await makeUpDay(world, id, day)
    return {
      data: { day: row.day, beans: row.beans, streak: streakOf(world, id) },
      msg: `补签成功，+${row.beans} 微豆`,
    }
  },
  checkInForPoints: async (world, { day }, caller) => {
    const row = await takePoints(world, signedIn(caller).user.id, day)
    const points = pointsOf(row.tenths)
    return { data: { day: row.day, points }, msg: `已领取 ${points} 积分` }
  },
  points: (world, { direction = 'all', ...page }, caller) => {
    const { id } = signedIn(caller).user
    const rows = movesOf(world, 'points', id).filter(
      (row) => direction === 'all' || (direction === 'in') === (row.to === id),
    )
    return {
      data: {
        ...pageOf(rows, page, (row) => {
          return {
            id: row.id,
            points: pointsOf(changeOf(row, id)),
            note: row.note,
            about: aboutOf(world, row),
            at: row.at,
          }
        }),
        ...dayFields(world),
        balance: pointsOf(balanceOf(world, 'points', id)),
        checkedIn: pointsTaken(world, id),
        todayPoints: pointsOf(tenthsToday(world, id)),
        streak: pointStreak(world, id),
      },
    }
  },
  shelves: (world, _, caller) => {
    const { id: userId } = signedIn(caller).user
    return {
      data: (['beans', 'box'] as const).map((shelf) => ({
        id: shelf,
        name: shelfNames[shelf],
        goods: pointGoods
          .filter((row) => row.shelf === shelf)
          .flatMap((row) => {
            const shown = showPointGoods(world, row)
            return shown
              ? [{ id: row.id, ...shown, points: pointsOf(row.tenths), left: goodsLeft(world, userId, row) }]
              : []
          }),
      })),
    }
  },
  redeem: async (world, { goodsId, count, expectedPoints }, caller) => {
    const { id } = signedIn(caller).user
    const expectedTenths = expectedPoints === undefined ? null : Math.round(expectedPoints * 10)
    await redeem(world, id, { goodsId, count, expectedTenths })
    return { data: { goodsId, count, balance: pointsOf(balanceOf(world, 'points', id)) }, msg: '兑换成功' }
  },
  checkInForTask: async (world, { day }, caller) => {
    const { id } = signedIn(caller).user
    const row = await takeTask(world, id, day)
    await settleTasks(world, id)
    return { data: { day: row.day, starBeans: row.starBeans }, msg: `已领取 ${row.starBeans} 星豆` }
  },
  tasks: async (world, _, caller) => {
    const { id } = signedIn(caller).user
    await settleTasks(world, id)
    return { data: { ...dayFields(world), starBeans: balanceOf(world, 'starBeans', id), tasks: tasksOf(world, id) } }
  },
  starBeans: async (world, page, caller) => {
    const { id } = signedIn(caller).user
    await settleTasks(world, id)
    return {
      data: {
        ...pageOf(movesOf(world, 'starBeans', id), page, (row) => {
          return { id: row.id, amount: changeOf(row, id), note: row.note, at: row.at }
        }),
        balance: balanceOf(world, 'starBeans', id),
      },
    }
  },
}
