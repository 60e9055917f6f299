import { hour } from '#src/domain/time/instant.ts'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { drawWords, prizeLine, wonLines } from './draw.select.ts'
import { type RaffleProps, RaffleScreen } from './raffle.screen.tsx'
import { doubt, rest, sampleDrawn, samplePrizes, sampleRaffle } from './story-draws.ts'

export default { title: '抽奖/一场抽奖' }

const there = shownResource({ data: [] })
const sheet = { deed: null, change: rest, onConfirm: still, onDismiss: still, onCheck: still }
const story = (change: Partial<RaffleProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/luckyDraw/index?id=871001" offline={offline}>
      <RaffleScreen
        resource={there}
        raffles={there}
        raffle={sampleRaffle}
        prizes={samplePrizes.map(prizeLine)}
        last={null}
        now={storyNow}
        change={rest}
        sheet={sheet}
        onDraw={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 一场抽奖 = story()
export const 确认抽一次 = story({ sheet: { ...sheet, deed: drawWords(sampleRaffle, samplePrizes, 1) } })
export const 确认连抽 = story({ sheet: { ...sheet, deed: drawWords(sampleRaffle, samplePrizes, 10) } })
export const 正在抽 = story({ change: { ...rest, state: 'changing' } })
export const 确认中 = story({ change: doubt })
export const 被拒绝 = story({ change: { ...rest, message: '微豆不足' } })
export const 上次抽到 = story({ last: wonLines([sampleDrawn(7)])[0] ?? null })
export const 次数用完 = story({ raffle: { ...sampleRaffle, left: 0 } })
export const 已结束 = story({ raffle: { ...sampleRaffle, endsAt: storyNow - hour } })
export const 奖品加载中 = story({ resource: listStates.loading, prizes: [] })
export const 奖品出错 = story({ resource: listStates.failed, prizes: [] })
export const 加载中 = story({ raffles: listStates.loading, raffle: undefined, prizes: [] })
export const 查不到 = story({ raffle: undefined, prizes: [] })
export const 断网 = story({ raffles: listStates.offline, raffle: undefined, prizes: [] }, true)
