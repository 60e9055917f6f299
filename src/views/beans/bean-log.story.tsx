import { day } from '#src/domain/time/instant.ts'
import { StoryApp, type Story, storyNow } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { type BeanLogProps, BeanLogScreen } from './bean-log.screen.tsx'
import { assetLines, type Balances } from './assets.select.ts'
import { type AssetKind, assetKinds, beanLogHref, logLine } from './bean-log.select.ts'

export default { title: '我的/豆子明细' }

const [weiDou, yuanDou, , gold] = assetKinds as [
  (typeof assetKinds)[0],
  (typeof assetKinds)[0],
  unknown,
  (typeof assetKinds)[0],
]
const row = { balance: 1280, earned: 1468, spent: 188, giftLeft: 2000, feeBasisPoints: 100 }
const lines = [
  { id: '1', amount: -188, note: '兑换藏品', at: storyNow },
  { id: '2', amount: 88, note: '邀请好友奖励', at: storyNow - day },
  { id: '3', amount: 12_000, note: '一个名字长到一行放不下的藏友😀 转给 青山有思', at: storyNow - 3 * day },
].map(logLine)
const melted = [{ id: '1', name: '寒江独钓', number: 128, beans: 120, at: storyNow }].map(logLine)

const balances: Balances = {
  wallet: 268_000,
  weiDou: 1280,
  yuanDou: 36,
  beanSprouts: 0,
  gold: 0,
  platinum: 0,
  diamond: 0,
  points: 165.5,
  starBeans: 37,
}
const assetsAt = (key: AssetKind['key']) => assetLines(balances, key)

const story = (change: Partial<BeanLogProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={beanLogHref('weiDou')} offline={offline}>
      <BeanLogScreen
        assets={assetsAt('weiDou')}
        kind={weiDou}
        part="log"
        balance={listStates.whole}
        row={row}
        list={listStates.more}
        lines={lines}
        onKind={still}
        onPart={still}
        onGive={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 微豆 = story()
export const 元豆不能转赠 = story({ kind: yuanDou, assets: assetsAt('yuanDou') })
export const 铸造记录 = story({ part: 'melted', lines: melted, list: listStates.whole })
export const 没有铸造 = story({ part: 'melted', lines: [], list: listStates.empty })
export const 金币 = story({
  kind: gold,
  assets: assetLines({ ...balances, gold: 168 }, 'gold'),
  row: { ...row, balance: 168 },
})
export const 没有余额 = story({
  kind: gold,
  assets: assetsAt('gold'),
  row: { ...row, balance: 0, earned: 0, spent: 0 },
  lines: [],
  list: listStates.empty,
})
export const 今天转完了 = story({ kind: gold, row: { ...row, giftLeft: 0 } })
export const 明细没有加载出来 = story({ lines: [], list: listStates.failed })
export const 加载中 = story({ balance: listStates.loading, row: null, list: listStates.loading, lines: [] })
export const 出错 = story({ balance: listStates.failed, row: null, list: listStates.failed, lines: [] })
export const 断网 = story({ balance: listStates.offline, row: null, list: listStates.offline, lines: [] }, true)
