import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type LotsProps, LotsScreen } from './lots.screen.tsx'
import { doubt, rest, sampleLot, sampleMay } from './story-draws.ts'

export default { title: '抽奖/每日一签' }

const took = { ...sampleMay, qualified: false, reason: '今天已经抽过了，明天再来' }
const story = (change: Partial<LotsProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/home/drawLots/index" offline={offline}>
      <LotsScreen
        resource={shownResource({ data: { count: 228 } })}
        inAll={300}
        left={228}
        may={sampleMay}
        isGuest={false}
        taken={null}
        log={[]}
        change={rest}
        onTake={still}
        onCheck={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 每日一签 = story()
export const 访客 = story({ may: null, isGuest: true })
export const 正在抽 = story({ change: { ...rest, state: 'changing' } })
export const 抽到了 = story({ may: took, taken: sampleLot, log: [sampleLot] })
export const 确认中 = story({ change: doubt })
export const 被拒绝 = story({ change: { ...rest, message: '今天的签都抽完了' } })
export const 抽完了 = story({ left: 0 })
export const 加载中 = story({ resource: listStates.loading, left: null, may: null })
export const 出错 = story({ resource: listStates.failed, left: null, may: null })
export const 断网 = story({ resource: listStates.offline, left: null, may: null }, true)
