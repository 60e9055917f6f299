import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { add, counted, mul, sub } from '#src/domain/number/number-format.ts'
import { safePicture } from '../kit/app/links.ts'
import { pointWords } from './moves.select.ts'

/* As `daily.*` answers them. */
export type ShelvesRow = AnswerOf<'daily.shelves'>
export type PointsRow = Pick<AnswerOf<'daily.points'>, 'balance' | 'checkedIn' | 'todayPoints' | 'streak' | 'today'>
type GoodsRow = ShelvesRow[number]['goods'][number]

export interface GoodsLine {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly image: string | null
  readonly cost: string
  readonly left: number
  /** Why it cannot be had now; `''` when it can. */
  readonly obstacle: string
}

export interface Shelf {
  readonly id: string
  readonly name: string
  readonly goods: readonly GoodsLine[]
}

/** How the goods of a shelf are counted: boxes as 个, what has no form of its own as 份. */
const unitOf = (shelf: string): string => (shelf === 'beans' ? '份' : '个')

const goodsLine =
  (balance: number, unit: string) =>
  ({ id, name, note, image, points, left }: GoodsRow): GoodsLine => {
    const missing = sub(points, balance)
    return {
      id,
      name,
      note: left > 0 ? `${note} · 今天还能换 ${counted(left, unit)}` : note,
      image: safePicture(image),
      cost: `${pointWords(points)} 积分`,
      left,
      obstacle: left === 0 ? '今天换完了' : missing > 0 ? `还差 ${pointWords(missing)}` : '',
    }
  }

/** Pure: the shelves of the mall for somebody with so many points; a shelf without goods is not shown. */
export const viewShelves = (rows: ShelvesRow, { balance }: PointsRow): readonly Shelf[] =>
  rows
    .filter(({ goods }) => goods.length > 0)
    .map(({ id, name, goods }) => ({ id, name, goods: goods.map(goodsLine(balance, unitOf(id))) }))

export interface TodayPoints {
  readonly action: string
  readonly note: string
}

/** Pure: what can be taken today, and what comes of it. */
export const todayPoints = ({ checkedIn, todayPoints: points, streak, balance }: PointsRow): TodayPoints =>
  checkedIn
    ? { action: '今天已领取', note: `连续领取 ${streak} 天，明天再来` }
    : { action: `领取 ${pointWords(points)} 积分`, note: `领取后共 ${pointWords(add(balance, points))} 积分` }

export interface Sum {
  /** For all of it, as it is said to the server. */
  readonly total: number
  readonly lines: readonly { readonly term: string; readonly detail: string }[]
  /** Why it cannot be had; `''` when it can. */
  readonly obstacle: string
  /** At most so many together. */
  readonly most: number
}

/** Pure: so many of it, in points. */
export function sumOf(row: GoodsRow, { balance }: PointsRow, count: number): Sum {
  const total = mul(row.points, count)
  const after = sub(balance, total)
  return {
    total,
    most: row.left,
    lines: [
      { term: '合计', detail: `${pointWords(total)} 积分` },
      { term: '兑换后剩余', detail: after >= 0 ? `${pointWords(after)} 积分` : '—' },
    ],
    obstacle:
      after < 0 ? `还差 ${pointWords(sub(total, balance))} 积分` : count > row.left ? '超过今天能兑换的数量' : '',
  }
}

/** The row of goods with this id. */
export const goodsOf = (rows: ShelvesRow, id: string): GoodsRow | undefined =>
  rows.flatMap(({ goods }) => goods).find((one) => one.id === id)
