import { listStates, parts, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { raffleLine } from './draw.select.ts'
import { RafflesScreen, type RafflesProps } from './raffles.screen.tsx'
import { sampleAirdrops, sampleRaffle } from './story-draws.ts'

export default { title: '抽奖/抽奖活动' }

const lines = [
  raffleLine(sampleRaffle, storyNow),
  raffleLine({ ...sampleRaffle, id: '2', name: '锦鲤池', story: '便宜些，也浅一些。', left: 0 }, storyNow),
]
const airdrops = { part: parts.ready(sampleAirdrops), onOpen: still }
const story = (change: Partial<RafflesProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/luckyDraw/mainList" offline={offline}>
      <RafflesScreen resource={shownResource({ data: [] })} lines={lines} airdrops={airdrops} {...change} />
    </StoryApp>
  )
  return Shown
}

export const 抽奖活动 = story()
export const 访客 = story({ airdrops: null })
export const 加载中 = story({
  resource: listStates.loading,
  lines: [],
  airdrops: { ...airdrops, part: parts.loading() },
})
export const 空 = story({ resource: listStates.empty, lines: [], airdrops: { ...airdrops, part: parts.ready([]) } })
export const 出错 = story({ resource: listStates.failed, lines: [], airdrops: { ...airdrops, part: parts.failed() } })
export const 断网 = story({ resource: listStates.offline, lines: [], airdrops: null }, true)
