import { day, hour, type Instant } from '#src/domain/time/instant.ts'
import { demoAccount } from '../demo-account.ts'
import { dayOf } from '../draw/raffle.ts'
import { pointLadder, tasks } from '../daily/numbers.ts'
import type { Row, SeedRows } from '../rows.ts'
import { houseAccounts } from '../trade/ledger.ts'
import type { Asset } from '../trade/rows.ts'

/** What the demo account had from daily things before today: two days of the last ones were missed. */
const days = { checkIns: [8, 7, 6, 5, 2, 1], points: [4, 2, 1], tasks: [7, 6, 5, 2, 1] } as const
/** A gift of the house to begin with, in tenths. */
const welcomeTenths = 1500

/** Somebody who has been here for some days, has some points, and two days to make up. */
export function withDaily(rows: SeedRows, now: Instant): SeedRows {
  const userId = demoAccount.userId
  const today = dayOf(now)
  const moves: Row<'moves'>[] = []
  const pay = (kind: string, currency: Asset, amount: number, about: string, note: string, at: Instant) =>
    void moves.push({
      id: `daily-${moves.length + 1}`,
      kind,
      currency,
      amount,
      from: houseAccounts.issue,
      to: userId,
      about,
      note,
      at,
    })
  const at = (ago: number): Instant => today - ago * day + 9 * hour
  pay('opening', 'points', welcomeTenths, userId, '新人礼', now - 30 * day)
  // What they brought is in the beans that one has at the beginning.
  const checkIns = days.checkIns.map((ago): Row<'checkIns'> => {
    const id = `${userId}/${today - ago * day}`
    return { id, userId, day: today - ago * day, madeUp: false, beans: 0, paid: 0, at: at(ago) }
  })
  const pointCheckIns = days.points.map((ago, index): Row<'pointCheckIns'> => {
    const id = `${userId}/${today - ago * day}`
    const tenths = pointLadder.first + (index === 2 ? pointLadder.step : 0)
    pay('pointCheckIn', 'points', tenths, `points/${id}`, '每日领取', at(ago))
    return { id, userId, day: today - ago * day, tenths, at: at(ago) }
  })
  const taskRewards = days.tasks.map((ago): Row<'taskRewards'> => {
    const id = `${userId}/checkIn/${today - ago * day}`
    const { name, starBeans } = tasks.checkIn
    pay('task', 'starBeans', starBeans, `task/${id}`, name, at(ago))
    return { id, userId, task: 'checkIn', day: today - ago * day, starBeans, at: at(ago) }
  })
  const owners: readonly string[] = [userId, houseAccounts.issue]
  const change = (currency: Asset, owner: string): number =>
    moves
      .filter((row) => row.currency === currency)
      .reduce((sum, { amount }) => sum + (owner === userId ? amount : -amount), 0)
  const known = new Set(rows.accounts.map(({ id }) => id))
  const missing = (['points', 'starBeans'] as const).flatMap((currency) =>
    owners.map((owner) => ({ id: `${currency}/${owner}`, currency, owner, balance: 0 })),
  )
  const accounts = [...rows.accounts, ...missing.filter(({ id }) => !known.has(id))].map((row) =>
    owners.includes(row.owner) ? { ...row, balance: row.balance + change(row.currency, row.owner) } : row,
  )
  return { ...rows, checkIns, pointCheckIns, taskRewards, accounts, moves: [...rows.moves, ...moves] }
}
