import type { AnswerOf, RowOf } from '#src/contract/rest/calls.ts'
import { formatInstant } from '#src/domain/time/calendar.ts'
import { counted } from '#src/domain/number/number-format.ts'
import { href } from '#src/routes/table.ts'
import { type RankLine, viewPerson } from '../kit/account/person.ts'

export const inviteLogPath = '/pages/mine/inviteLog/index'

export const logParts = ['days', 'rewards', 'ranking'] as const
export type LogPart = (typeof logParts)[number]

/** What the address asks for; anything unknown is what came day by day. */
export const partOf = (query: URLSearchParams): LogPart => logParts.find((part) => part === query.get('part')) ?? 'days'

export const partHref = (part: LogPart): string => href(inviteLogPath, part === 'days' ? {} : { part })

/* Rows as `invitation.steps`, `invitation.days`, `invitation.rewards` and `invitation.ranking` answer them. */
export type StepRow = RowOf<'invitation.steps'>
export type DayRow = RowOf<'invitation.days'>
export type RewardRow = RowOf<'invitation.rewards'>
export type RankRow = RowOf<'invitation.ranking'>
export type RankingRow = AnswerOf<'invitation.ranking'>

export interface LogLine {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly gain: string
}

/** Pure: what came on one day. */
export const dayLine = ({ id, at, friends, beans, sprouts }: DayRow): LogLine => ({
  id,
  title: friends > 0 ? `邀请 ${counted(friends, '位')}好友` : '邀请达标',
  note: formatInstant(at, 'YYYY年M月D日'),
  gain: [beans > 0 ? `+${counted(beans, '微豆')}` : '', sprouts > 0 ? `+${counted(sprouts, '豆芽')}` : '']
    .filter(Boolean)
    .join('\n'),
})

/** Pure: what one friend brought. */
export const rewardLine = ({ id, title, from, beans, at }: RewardRow): LogLine => ({
  id,
  title,
  note: `${from} · ${formatInstant(at, 'YYYY年M月D日 HH:mm')}`,
  gain: `+${counted(beans, '微豆')}`,
})

/** Pure: a place in the ranking as `userId` sees it. */
export const rankLine =
  (userId: string) =>
  ({ id, rank, person, invited, beans }: RankRow): RankLine => ({
    id,
    rank,
    person: viewPerson(person),
    note: rank === 0 ? '未上榜' : `邀请 ${counted(invited, '人')}`,
    score: counted(beans, '微豆'),
    isMine: id === userId,
  })

export interface StepView {
  readonly key: string
  readonly text: string
  readonly gain: string
  readonly reached: boolean
}

/** Pure: what so many friends bring. */
export const viewSteps = (rows: readonly StepRow[]): readonly StepView[] =>
  rows.map(({ people, sprouts, reached }) => ({
    key: String(people),
    text: `满 ${counted(people, '人')}`,
    gain: counted(sprouts, '豆芽'),
    reached,
  }))
