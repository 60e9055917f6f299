import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { sampleGoods } from '../kit/product/story-goods.ts'
import { SpecialListScreen } from './special-list.screen.tsx'

export default { title: '市场/专场' }

const specials = sampleGoods((_, at) => ({
  note: at % 2 ? '白名单，暂无资格' : '限量珍藏 · 排队开售',
  end: '限购 1 份',
}))

const story = (resource = listStates.whole, goods = specials, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/specialList" offline={offline}>
      <SpecialListScreen goods={goods} resource={resource} />
    </StoryApp>
  )
  return Shown
}

export const 专场 = story()
export const 加载中 = story(listStates.loading, [])
export const 空 = story(listStates.empty, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
