import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, sampleBox } from '../kit/product/story-catalogue.ts'
import { sampleGoods } from '../kit/product/story-goods.ts'
import { type BeanListProps, BeanListScreen } from './bean-list.screen.tsx'
import { type BeanKind, beanNames, beanPaths } from './goods-lists.select.ts'
import { sampleCasting } from './casting/story-casting.ts'

export default { title: '市场/豆子' }

/** What a kind of beans gets in stories, and how many one has. */
const offered = (kind: BeanKind) => {
  const words = beanNames[kind]
  const goods = sampleGoods((_, at) => ({
    cost: `${(at + 1) * 12} ${words}`,
    price: null,
    end: at > 2 ? '还不够' : '去兑换',
    tags: [],
  }))
  const box = { item: sampleBox(), cost: `${kind === 'weiDou' ? 158 : 15} ${words}`, end: '盲盒' }
  return { balance: kind === 'weiDou' ? 1280 : 36, goods, boxes: goods.slice(0, 1).map((one) => ({ ...one, ...box })) }
}

const story = (change: Partial<BeanListProps> = {}, offline = false, kind: BeanKind = 'weiDou'): Story => {
  const Shown: Story = () => (
    <StoryApp href={beanPaths[kind]} offline={offline}>
      <BeanListScreen
        kind={kind}
        resource={listStates.whole}
        casting={sampleCasting(kind)}
        {...offered(kind)}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

/** Nothing is shown while the list is in this state. */
const nothing = (resource: BeanListProps['resource']): Partial<BeanListProps> => ({ resource, goods: [], boxes: [] })

export const 微豆 = story()
export const 元豆 = story({}, false, 'yuanDou')
export const 加载中 = story(nothing(listStates.loading))
export const 空 = story(nothing(listStates.empty))
export const 没有元豆可换的 = story(nothing(listStates.empty), false, 'yuanDou')
export const 出错 = story(nothing(listStates.failed))
export const 断网 = story(nothing(listStates.offline), true)
const cast = (change: Parameters<typeof sampleCasting>[1]) =>
  story({ casting: sampleCasting('weiDou', { open: true, ...change }) })
export const 铸造 = cast({})
export const 问一遍 = cast({ asked: sampleCasting('weiDou').lines[0]! })
export const 铸好了 = cast({ outcome: { kind: 'success', text: '铸造成功，得到 20 微豆' } })
export const 铸造确认中 = cast({
  outcome: { kind: 'pending', text: '确认中：网络不好，还不知道是否铸成，结果会自动更新' },
})
export const 铸造失败 = cast({ outcome: { kind: 'error', text: '藏品还在冷静期' } })
export const 没有可铸的 = cast({ lines: [] })
