import { describe, expect, it } from 'vitest'
import { day } from '#src/domain/time/instant.ts'
import { type CalendarRow, viewCheckIn } from './check-in.select.ts'
import { dayKey } from './day-intent.ts'
import { pointLine, pointWords } from './moves.select.ts'
import { type PointsRow, sumOf, todayPoints, viewShelves } from './points-mall.select.ts'
import { taskLine } from './tasks.select.ts'

const today = Date.parse('2026-03-01T00:00:00+08:00')
const calendar = (change: Partial<CalendarRow> = {}): CalendarRow => ({
  today,
  resetAt: today + day,
  days: Array.from({ length: 35 }, (_, at) => ({
    day: today - (34 - at) * day,
    state: at === 34 ? 'open' : at === 31 ? 'missed' : 'none',
    beans: 0,
  })),
  streak: 2,
  ladder: [3, 3, 5, 5, 12, 2, 2],
  makeUpCost: 10,
  makeUpLeft: 2,
  starBeans: 26,
  ...change,
})

describe('the calendar', () => {
  it('has weeks of seven days, names the months, and says what each day is', () => {
    const { weeks, action, isChecked } = viewCheckIn(calendar())
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
    expect(weeks.at(-1)!.at(-1)).toMatchObject({ text: '3月', isToday: true, label: '3月1日，今天，还没有签到' })
    expect([isChecked, action]).toEqual([false, '签到，得 3 微豆'])
  })

  it('says tomorrow once today is done', () => {
    const days = calendar().days.map((row) => (row.day === today ? { ...row, state: 'checked' as const } : row))
    const view = viewCheckIn(calendar({ days }))
    expect([view.isChecked, view.action, view.ladder[0]!.text]).toEqual([true, '今天已签到', '明天'])
    expect(
      viewCheckIn(calendar())
        .ladder.slice(0, 3)
        .map(({ text }) => text),
    ).toEqual(['今天', '明天', '第 5 天'])
  })

  it('says why no day can be made up', () => {
    expect(viewCheckIn(calendar()).makeUpBlock).toBe('')
    expect(viewCheckIn(calendar({ starBeans: 4 })).makeUpBlock).toBe('还差 6 星豆，去做任务吧')
    expect(viewCheckIn(calendar({ makeUpLeft: 0 })).makeUpBlock).toBe('这个月的补签次数用完了')
  })
})

describe('the key of a day', () => {
  it('is the same for every tap on a day in China, and another one for the next, and for another call', () => {
    expect(dayKey('checkIn', today)).toBe('check-in-20260301')
    expect(dayKey('checkIn', today - day)).toBe('check-in-20260228')
    expect(dayKey('points', today)).not.toBe(dayKey('task', today))
    // As the contract wants keys (wire.ts).
    expect(dayKey('makeUp', today)).toMatch(/^[\w:.-]{8,80}$/)
  })
})

describe('tasks', () => {
  const row = { name: '每日签到', note: '', starBeans: 5 }
  it('are taken only where the server does not pay by itself, and once', () => {
    const kind = (id: 'checkIn' | 'read', done: boolean, paid: boolean) =>
      taskLine({ ...row, id, done, paid }).action.kind
    expect([kind('checkIn', false, false), kind('checkIn', true, false), kind('checkIn', true, true)]).toEqual([
      'go',
      'take',
      'paid',
    ])
    expect([kind('read', true, false), kind('read', true, true)]).toEqual(['go', 'paid'])
  })
})

const points: PointsRow = { balance: 30.1, checkedIn: false, todayPoints: 5.5, streak: 1, today }
const goods = { id: '1', name: '10 微豆', note: '立即到账', image: '', points: 9.8, left: 3 }

describe('points', () => {
  it('are reckoned without the errors of floats', () => {
    // 9.8 × 3 is 29.400000000000002 in floats, 30.1 − 29.4 is 0.7000000000000028, and 30.1 + 5.5 is 35.6.
    const sum = sumOf(goods, points, 3)
    expect(sum.total).toBe(29.4)
    expect(sum.lines.map(({ detail }) => detail)).toEqual(['29.4 积分', '0.7 积分'])
    expect(todayPoints(points).note).toBe('领取后共 35.6 积分')
    expect(sumOf(goods, { ...points, balance: 29.3 }, 3).obstacle).toBe('还差 0.1 积分')
    expect(sumOf({ ...goods, left: 2 }, points, 3).obstacle).toBe('超过今天能兑换的数量')
  })

  it('are shown with one decimal, and what went with its sign', () => {
    expect([pointWords(18), pointWords(18.5)]).toEqual(['18', '18.5'])
    const line = pointLine({ id: '1', points: -9.8, note: '10 微豆', about: '', at: today })
    expect([line.amount, line.isIncome]).toEqual(['−9.8', false])
  })

  it('say what is missing, and a shelf without goods is not there', () => {
    const shelves = viewShelves(
      [
        { id: 'a', name: '豆子', goods: [goods, { ...goods, id: '2', points: 31 }, { ...goods, id: '3', left: 0 }] },
        { id: 'b', name: '盲盒', goods: [] },
      ],
      points,
    )
    expect(shelves.map(({ name }) => name)).toEqual(['豆子'])
    expect(shelves[0]!.goods.map(({ obstacle }) => obstacle)).toEqual(['', '还差 0.9', '今天换完了'])
  })
})
