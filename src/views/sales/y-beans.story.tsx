import { StoryApp, type Story } from '../kit/story-app.tsx'
import { listStates, sampleBox } from '../kit/story-catalogue.ts'
import { sampleGoods } from '../kit/story-goods.ts'
import { sampleCasting } from './story-casting.ts'
import { YBeansScreen } from './y-beans.screen.tsx'

export default { title: '市场/元豆' }

const redeemable = sampleGoods((_, at) => ({
  cost: `${(at + 1) * 12} 元豆`,
  price: null,
  end: at > 2 ? '还不够' : '去兑换',
  tags: [],
}))

const boxes = redeemable.slice(0, 1).map((one) => ({ ...one, item: sampleBox(), cost: '15 元豆', end: '盲盒' }))

const story = (
  resource = listStates.whole,
  goods = redeemable,
  offline = false,
  casting = sampleCasting('yuanDou'),
): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/yBeans" offline={offline}>
      <YBeansScreen
        kind="yuanDou"
        balance={36}
        goods={goods}
        boxes={goods.length > 0 ? boxes : []}
        resource={resource}
        casting={casting}
      />
    </StoryApp>
  )
  return Shown
}

export const 可兑换 = story()
export const 加载中 = story(listStates.loading, [])
export const 空 = story(listStates.empty, [])
export const 出错 = story(listStates.failed, [])
export const 断网 = story(listStates.offline, [], true)
