import { listStates } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type PrizeResultProps, PrizeResultScreen } from './prize-result.screen.tsx'
import { doubt, rest, sampleDrawn } from './story-draws.ts'

export default { title: '抽奖/抽奖结果' }

export const resultStory = (path: string, change: Partial<PrizeResultProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={path} offline={offline}>
      <PrizeResultScreen
        raffle="871001"
        rows={[sampleDrawn(7)]}
        resource={null}
        change={rest}
        isSkipped={false}
        onSkip={still}
        onCheck={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

const story = (change: Partial<PrizeResultProps> = {}, offline = false) =>
  resultStory('/pages/home/luckyDraw/prizeResult/index?raffle=871001', change, offline)

export const 抽到藏品 = story()
export const 抽到微豆 = story({ rows: [sampleDrawn(0)] })
export const 看过的 = story({ isSkipped: true })
export const 确认中 = story({ rows: [], change: doubt })
export const 加载中 = story({ rows: [], resource: listStates.loading })
export const 查不到 = story({ rows: [], resource: listStates.empty })
export const 出错 = story({ rows: [], resource: listStates.failed })
export const 断网 = story({ rows: [], resource: listStates.offline }, true)
