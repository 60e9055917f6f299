import type { AnswerOf } from '#src/contract/rest/calls.ts'
import { formatInstant, toCivil } from '#src/domain/time/calendar.ts'
import type { Instant } from '#src/domain/time/instant.ts'
import { counted } from '#src/domain/number/number-format.ts'

/** As `daily.calendar` answers it. */
export type CalendarRow = AnswerOf<'daily.calendar'>
type DayRow = CalendarRow['days'][number]

export interface DayCell {
  readonly day: Instant
  /** 「9」; 「3月」 where a month begins. */
  readonly text: string
  /** What is said of it: 「3月9日，已签到」. */
  readonly label: string
  readonly state: DayRow['state']
  readonly isToday: boolean
}

export interface LadderStep {
  readonly text: string
  readonly beans: string
  readonly isNext: boolean
}

export interface CheckInView {
  readonly today: Instant
  readonly streak: number
  readonly isChecked: boolean
  /** What is on the button. */
  readonly action: string
  readonly ladder: readonly LadderStep[]
  readonly weeks: readonly (readonly DayCell[])[]
  readonly makeUp: string
  /** Why no day can be made up now; `''` when one can. */
  readonly makeUpBlock: string
  readonly cost: number
}

const stateWords: Readonly<Record<DayRow['state'], string>> = {
  checked: '已签到',
  madeUp: '已补签',
  missed: '漏签',
  open: '今天，还没有签到',
  ahead: '还没到',
  none: '没有签到',
}

const cell =
  (today: Instant) =>
  ({ day, state }: DayRow): DayCell => {
    const { month, date } = toCivil(day)
    const text = date === 1 ? `${month}月` : String(date)
    const words = `${month}月${date}日，${stateWords[state]}`
    // What can be pressed is called by what is seen on it.
    return { day, text, label: state === 'missed' ? `${text} 补签：${words}` : words, state, isToday: day === today }
  }

const inWeeks = (cells: readonly DayCell[]): DayCell[][] =>
  Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))

/** Pure: the calendar of 签到 as a page shows it. */
export function viewCheckIn(row: CalendarRow): CheckInView {
  const { today, days, streak, ladder, makeUpCost, makeUpLeft, starBeans } = row
  const isChecked = days.some((one) => one.day === today && one.state === 'checked')
  const makeUpBlock =
    makeUpLeft === 0
      ? '这个月的补签次数用完了'
      : starBeans < makeUpCost
        ? `还差 ${counted(makeUpCost - starBeans, '星豆')}，去做任务吧`
        : ''
  return {
    today,
    streak,
    isChecked,
    action: isChecked ? '今天已签到' : `签到，得 ${ladder[0] ?? 0} 微豆`,
    ladder: ladder.map((beans, step) => {
      const isToday = step === 0 && !isChecked
      return {
        text: isToday ? '今天' : step === (isChecked ? 0 : 1) ? '明天' : `第 ${streak + step + 1} 天`,
        beans: `+${beans}`,
        isNext: step === 0,
      }
    }),
    weeks: inWeeks(days.map(cell(today))),
    makeUp: `本月还能补签 ${makeUpLeft} 次，每次 ${counted(makeUpCost, '星豆')}；现有 ${counted(starBeans, '星豆')}`,
    makeUpBlock,
    cost: makeUpCost,
  }
}

/** Pure: the question before a day is made up. */
export const makeUpQuestion = (day: Instant): string => `补签 ${formatInstant(day, 'M月D日')}？`
