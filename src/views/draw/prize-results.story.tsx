import { listStates } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { wonLines } from './draw.select.ts'
import { resultStory } from './prize-result.story.tsx'
import { PrizeResultsScreen } from './prize-results.screen.tsx'
import { sampleDrawn } from './story-draws.ts'

export default { title: '抽奖/我的奖品' }

const path = '/pages/home/luckyDraw/prizeResultS/prizeResultS'
const rows = Array.from({ length: 10 }, (_, at) => sampleDrawn(at))
const samples = wonLines(rows.map((row, at) => (at < 4 ? { ...row, drawId: `1${at}` } : row)))
const story = (resource = listStates.whole, lines = samples, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={path} offline={offline}>
      <PrizeResultsScreen resource={resource} lines={lines} />
    </StoryApp>
  )
  return Shown
}

export const 连抽结果 = resultStory(`${path}?raffle=871001`, { rows })
export const 连抽结果已翻开 = resultStory(`${path}?raffle=871001`, { rows, isSkipped: true })
export const 我的奖品 = story()
export const 加载中 = story(listStates.loading, [])
export const 空 = story(listStates.empty, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
