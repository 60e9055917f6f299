import type { TaskKind } from '#src/contract/rest/daily/daily.schema.ts'

/** Every number of daily things, in one place (docs/decisions/0051). All of them are ours: the specification shows none. */

/** What each day of a row of seven brings, in 微豆; the eighth begins anew. */
export const ladder = [2, 2, 3, 3, 5, 5, 12] as const

/** A day that is made up: what it costs in 星豆, what it brings in 微豆, how many in a month, and how far back. */
export const makeUp = { starBeans: 10, beans: 2, perMonth: 3, daysBack: 7 } as const

/** Points of a day in tenths: the first of a row, what each further one adds, and the most. */
export const pointLadder = { first: 50, step: 5, most: 80 } as const

export const tasks: Readonly<Record<TaskKind, { name: string; note: string; starBeans: number }>> = {
  checkIn: { name: '每日签到', note: '签到后回到这里领取', starBeans: 5 },
  read: { name: '读一篇公告', note: '打开任意一篇还没读过的公告', starBeans: 2 },
  star: { name: '收藏一件藏品', note: '在藏品详情页点亮星标', starBeans: 2 },
  open: { name: '打开一个盲盒', note: '任意盲盒都算', starBeans: 4 },
  order: { name: '完成一笔订单', note: '付款成功后自动计入', starBeans: 8 },
}
/** What was done is paid later, too, when nobody has looked for so many days. */
export const taskDays = 7

export interface PointGoodsRow {
  readonly id: string
  readonly shelf: 'beans' | 'box'
  /** 微豆 of one, or the box of this series. */
  readonly beans: number
  readonly seriesKey: string
  readonly tenths: number
  readonly perDay: number
}
export const shelfNames = { beans: '微豆', box: '盲盒' } as const
export const pointGoods: readonly PointGoodsRow[] = [
  { id: '893001', shelf: 'beans', beans: 10, seriesKey: '', tenths: 98, perDay: 3 },
  { id: '893002', shelf: 'beans', beans: 60, seriesKey: '', tenths: 558, perDay: 2 },
  { id: '893003', shelf: 'box', beans: 0, seriesKey: 'ink-landscape', tenths: 1666, perDay: 1 },
  { id: '893004', shelf: 'box', beans: 0, seriesKey: 'koi', tenths: 1288, perDay: 1 },
]
