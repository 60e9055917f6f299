import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { type RankLine, viewPerson } from '../kit/account/person.ts'

/* Rows as `activity.ranking`, `lastRanking` and `crown` answer them. */
export type ChestRankRow = RowOf<'activity.ranking'>
export type ChestRankingRow = Pick<AnswerOf<'activity.ranking'>, 'endsAt' | 'list' | 'mine'>
export type CrownRow = AnswerOf<'activity.crown'>

export type ChestMonth = 'this' | 'last'

export interface ChestRankingView {
  readonly until: string
  readonly lines: readonly RankLine[]
  readonly mine: RankLine
}

/** Pure: a month's ranking as the person it is shown to sees it. */
export function viewChestRanking({ endsAt, list, mine }: ChestRankingRow): ChestRankingView {
  const line = ({ id, rank, person, opened, crown }: ChestRankRow): RankLine => ({
    id,
    rank,
    person: viewPerson(person),
    note: crown || '暂无称号',
    score: `开 ${counted(opened, '个')}`,
    isMine: id === mine.id,
  })
  return { until: `截止 ${formatInstant(endsAt, 'M月D日')}`, lines: list.map(line), mine: line(mine) }
}

/** Pure: one's title and the way to the next. */
export function crownWords({ name, opened, nextName, left }: CrownRow): string {
  const now = name === '' ? `本月开了 ${counted(opened, '个')}` : `我的称号：${name}`
  return nextName === '' ? now : `${now}，再开 ${counted(left, '个')}成为「${nextName}」`
}
