import type { RowOf } from '#src/contract/rest/calls.ts'
import { formatCount, round } from '#src/domain/number/number-format.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'

export interface MoveLine {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly amount: string
  readonly isIncome: boolean
}

/** Pure: points as people read them, with at most one decimal place: 「18.5」, and from 万 on as every count. */
export const pointWords = (points: number): string => formatCount(round(points, 1))

interface Moved {
  readonly id: string
  readonly note: string
  readonly at: number
}

const line = ({ id, note, at }: Moved, amount: number): MoveLine => ({
  id,
  title: note,
  note: formatInstant(at, 'YYYY年M月D日 HH:mm'),
  amount: `${amount < 0 ? '−' : '+'}${pointWords(Math.abs(amount))}`,
  isIncome: amount > 0,
})

/** Pure: how 积分 came or went. */
export const pointLine = (row: RowOf<'daily.points'>): MoveLine => line(row, row.points)

/** Pure: how 星豆 came or went. */
export const starBeanLine = (row: RowOf<'daily.starBeans'>): MoveLine => line(row, row.amount)
