import { StoryApp, type Story } from '../kit/story-app.tsx'
import { listStates } from '../kit/story-catalogue.ts'
import { sampleGoods } from '../kit/story-goods.ts'
import { MicropeaListScreen } from './micropea-list.screen.tsx'

export default { title: '市场/微豆' }

const redeemable = sampleGoods((_, at) => ({
  cost: `${(at + 1) * 12} 微豆`,
  price: null,
  end: at > 2 ? '还不够' : '',
  tags: [],
}))

const story = (resource = listStates.whole, goods = redeemable, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/micropeaList" offline={offline}>
      <MicropeaListScreen kind="weiDou" balance={1280} goods={goods} resource={resource} />
    </StoryApp>
  )
  return Shown
}

export const 可兑换 = story()
export const 加载中 = story(listStates.loading, [])
export const 空 = story(listStates.empty, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
