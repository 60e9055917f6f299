import { listStates } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { type RecordProps, RecordScreen } from './record.screen.tsx'

export default { title: '道具/道具记录' }

const line = { id: '1', title: '微豆袋', note: '2026年3月1日 12:00 使用 · 来自签到', value: '+30 微豆' }
const story = (change: Partial<RecordProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/porp/porpRecord/porpRecord" offline={offline}>
      <RecordScreen
        resource={listStates.whole}
        lines={[line, { ...line, id: '2', title: '宝箱钥匙', value: '取出一个宝箱' }]}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 道具记录 = story()
export const 加载中 = story({ resource: listStates.loading, lines: [] })
export const 空 = story({ resource: listStates.empty, lines: [] })
export const 出错 = story({ resource: listStates.failed, lines: [] })
export const 断网 = story({ resource: listStates.offline, lines: [] }, true)
