import { listStates } from '../kit/product/story-catalogue.ts'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type PointsRecordProps, PointsRecordScreen } from './points-record.screen.tsx'
import { samplePoints } from './story-moves.ts'

export default { title: '每日/积分记录' }

const story = (change: Partial<PointsRecordProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/pointsRecord/index" offline={offline}>
      <PointsRecordScreen
        direction="all"
        resource={listStates.more}
        lines={samplePoints}
        onDirection={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 有进出 = story()
export const 还没有用过 = story({ direction: 'out', resource: listStates.empty, lines: [] })
export const 还没有积分 = story({ resource: listStates.empty, lines: [] })
export const 加载中 = story({ resource: listStates.loading, lines: [] })
export const 出错 = story({ resource: listStates.failed, lines: [] })
export const 断网 = story({ resource: listStates.offline, lines: [] }, true)
