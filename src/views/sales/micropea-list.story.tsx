import { StoryApp, type Story } from '../kit/story-app.tsx'
import { listStates, sampleBox } from '../kit/story-catalogue.ts'
import { sampleGoods } from '../kit/story-goods.ts'
import { sampleCasting } from './story-casting.ts'
import { MicropeaListScreen } from './micropea-list.screen.tsx'

export default { title: '市场/微豆' }

const redeemable = sampleGoods((_, at) => ({
  cost: `${(at + 1) * 12} 微豆`,
  price: null,
  end: at > 2 ? '还不够' : '去兑换',
  tags: [],
}))

const boxes = redeemable.slice(0, 1).map((one) => ({ ...one, item: sampleBox(), cost: '158 微豆', end: '盲盒' }))

const story = (
  resource = listStates.whole,
  goods = redeemable,
  offline = false,
  casting = sampleCasting('weiDou'),
): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/sales/list/micropeaList" offline={offline}>
      <MicropeaListScreen
        kind="weiDou"
        balance={1280}
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
const cast = (change: Parameters<typeof sampleCasting>[1]) =>
  story(listStates.whole, redeemable, false, sampleCasting('weiDou', { open: true, ...change }))
export const 铸造 = cast({})
export const 问一遍 = cast({ asked: sampleCasting('weiDou').lines[0]! })
export const 铸好了 = cast({ outcome: { kind: 'success', text: '铸造成功，得到 20 微豆' } })
export const 铸造确认中 = cast({
  outcome: { kind: 'pending', text: '确认中：网络不好，还不知道有没有铸成，我们会一直替您问' },
})
export const 没有铸成 = cast({ outcome: { kind: 'error', text: '藏品还在冷静期' } })
export const 没有可铸的 = cast({ lines: [] })
