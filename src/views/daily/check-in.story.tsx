import { day } from '#src/domain/time/instant.ts'
import { listStates } from '../kit/product/story-catalogue.ts'
import { StoryApp, type Story, storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type CheckInProps, CheckInScreen } from './check-in.screen.tsx'
import { type CalendarRow, viewCheckIn } from './check-in.select.ts'

export default { title: '每日/签到' }

/** 2026-03-01 is a Sunday: the last day of its week. */
const today = storyNow - 8 * 3_600_000
const calendar = (change: Partial<CalendarRow> = {}): CalendarRow => ({
  today,
  resetAt: today + day,
  days: Array.from({ length: 35 }, (_, at) => {
    const ago = 34 - at
    const state =
      ago === 0 ? 'open' : ago === 3 || ago === 4 ? 'missed' : ago < 9 ? (ago === 7 ? 'madeUp' : 'checked') : 'none'
    return { day: today - ago * day, state, beans: 0 }
  }),
  streak: 2,
  ladder: [3, 3, 5, 5, 12, 2, 2],
  makeUpCost: 10,
  makeUpLeft: 2,
  starBeans: 26,
  ...change,
})

const story = (change: Partial<CheckInProps> = {}, row: Partial<CalendarRow> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/signIn/index" offline={offline}>
      <CheckInScreen
        resource={listStates.whole}
        view={viewCheckIn(calendar(row))}
        checking="none"
        making="none"
        missed={null}
        onCheckIn={still}
        onMissed={still}
        onMakeUp={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

const checked = calendar().days.map((row) => (row.day === today ? { ...row, state: 'checked' as const } : row))

export const 今天还没签 = story()
export const 今天签过了 = story({}, { days: checked, streak: 3 })
export const 正在签到 = story({ checking: 'sending' })
export const 问要不要补签 = story({ missed: today - 3 * day })
export const 星豆不够补签 = story({ missed: today - 3 * day }, { starBeans: 4 })
export const 补签次数用完 = story({ missed: today - 3 * day }, { makeUpLeft: 0 })
export const 加载中 = story({ resource: listStates.loading, view: null })
export const 出错 = story({ resource: listStates.failed, view: null })
export const 断网 = story({ resource: listStates.offline, view: null }, {}, true)
