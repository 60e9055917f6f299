import { type Story, StoryApp } from '../kit/story/story-app.tsx'
import type { MineProps } from './mine.screen.tsx'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { still } from '../kit/story/story-parts.ts'
import { UnknownIntentList, type UnknownIntentsProps } from '../kit/intent/unknown-intent-list.tsx'
import { sampleOwned } from '../kit/collection/story-copies.ts'
import { MineScreen } from './mine.screen.tsx'
import { viewMine, waitingOf } from './mine.select.ts'

export default { title: '我的/我的' }

const person = { userId: '10086001', nickname: '青瓷与雨', avatar: '', phone: '13800138000' }

const shown: Pick<MineProps, 'wall' | 'waiting' | 'sold'> = {
  wall: {
    works: sampleOwned.map((goods, at) => ({
      productId: goods.item.id,
      goods,
      count: at === 1 ? 3 : 1,
      copies: [goods],
    })),
    total: 12,
  },
  waiting: waitingOf([{ openable: 9 }], 2),
}

const story = (user: Partial<typeof person> = {}, unread = 0, offline = false, change = shown): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/mine" offline={offline}>
      <MineScreen {...viewMine({ ...person, ...user }, unread)} {...change} onCopyId={still} />
    </StoryApp>
  )
  return Shown
}

export const 平常 = story()
export const 有未读 = story({}, 3)
export const 藏品加载失败 = story({}, 0, false, { wall: { works: null, total: null, onRetry: still }, waiting: [] })
export const 还没有藏品 = story({}, 0, false, { wall: { works: [], total: 0 }, waiting: [] })
export const 卖出一件 = story({}, 1, false, {
  ...shown,
  sold: {
    news: { title: '「云起庐山 #31」已售出', income: '¥83.60', image: samplePicture(210), upTo: 0 },
    onTold: still,
  },
})
export const 长昵称没有手机号 = story({ nickname: '一个昵称写满了十六个字的藏友啊', phone: '' })
const minute = 60_000
const now = 1_772_323_200_000
type Unknown = UnknownIntentsProps['intents'][number]
const order: Unknown = { stream: 'order/purchase-0001', doing: '兑换', since: now - minute, found: '' }
const gift: Unknown = { stream: 'transfer/gift-0001', doing: '转赠豆子', since: now - 12 * minute, found: '' }

const unsettled = (...intents: readonly Unknown[]): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/mine" offline={false}>
      <MineScreen
        {...viewMine(person, 0)}
        {...shown}
        unknown={<UnknownIntentList intents={intents} now={now} onAsk={still} onEnd={still} />}
        onCopyId={still}
      />
    </StoryApp>
  )
  return Shown
}

export const 还在确认 = unsettled(order)
export const 十分钟还不知道 = unsettled({ ...order, since: now - 11 * minute })
export const 记录里分不清 = unsettled({
  ...gift,
  found: '在明细里看到 2 笔可能是它的，分不清是哪一笔。',
})
export const 三件都不知道 = unsettled(order, gift, {
  stream: 'blind-box/opening-0001',
  doing: '开盒',
  since: now - 3 * minute,
  found: '在流转记录里没有看到它，可能没有做成，也可能还没有记上。',
})
export const 没有网络 = story({}, 0, true)
