import { listStates } from '../kit/product/story-catalogue.ts'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type TasksProps, TasksScreen } from './tasks.screen.tsx'
import { progressWords, taskLine, type TasksRow } from './tasks.select.ts'

export default { title: '每日/任务中心' }

const tasks: TasksRow['tasks'] = [
  { id: 'checkIn', name: '每日签到', note: '签到后回到这里领取', starBeans: 5, done: true, paid: false },
  { id: 'read', name: '读一篇公告', note: '打开任意一篇还没读过的公告', starBeans: 2, done: true, paid: true },
  { id: 'star', name: '收藏一件藏品', note: '在藏品详情页点亮星标', starBeans: 2, done: false, paid: false },
  { id: 'open', name: '打开一个盲盒', note: '任意盲盒都算', starBeans: 4, done: false, paid: false },
  { id: 'order', name: '完成一笔订单', note: '付款成功后自动计入', starBeans: 8, done: false, paid: false },
]

const story = (change: Partial<TasksProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/taskCenter/index" offline={offline}>
      <TasksScreen
        resource={listStates.whole}
        starBeans={26}
        progress={progressWords(tasks)}
        lines={tasks.map(taskLine)}
        taking="none"
        onTake={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 可以领取 = story()
export const 正在领取 = story({ taking: 'sending' })
export const 全部完成 = story({
  lines: tasks.map((row) => taskLine({ ...row, done: true, paid: true })),
  progress: '今日已完成 5 / 5',
})
export const 加载中 = story({ resource: listStates.loading, starBeans: null })
export const 出错 = story({ resource: listStates.failed, starBeans: null })
export const 断网 = story({ resource: listStates.offline, starBeans: null }, true)
