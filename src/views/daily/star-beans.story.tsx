import { listStates } from '../kit/product/story-catalogue.ts'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { type StarBeansProps, StarBeansScreen } from './star-beans.screen.tsx'
import { sampleStarBeans } from './story-moves.ts'

export default { title: '每日/星豆明细' }

const story = (change: Partial<StarBeansProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/taskCenter/starBeanList" offline={offline}>
      <StarBeansScreen resource={listStates.more} balance={26} lines={sampleStarBeans} {...change} />
    </StoryApp>
  )
  return Shown
}

export const 有进出 = story()
export const 到底了 = story({ resource: listStates.whole })
export const 还没有 = story({ resource: listStates.empty, balance: 0, lines: [] })
export const 加载中 = story({ resource: listStates.loading, balance: null, lines: [] })
export const 出错 = story({ resource: listStates.failed, balance: null, lines: [] })
export const 断网 = story({ resource: listStates.offline, balance: null, lines: [] }, true)
