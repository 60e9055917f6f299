import { listStates } from '../kit/product/story-catalogue.ts'
import { type Story, StoryApp, storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type PropsProps, PropsScreen } from './props.screen.tsx'

export default { title: '道具/我的道具' }

const pouch = {
  id: '1',
  kind: 'beanPouch',
  name: '微豆袋',
  story: '打开得 30 微豆',
  from: '签到',
  gotAt: storyNow,
  usedAt: null,
  beans: 0,
  chestId: '',
} as const
const won = { kind: 'weiDou', name: '微豆', image: '', rarity: 'common', beans: 50, again: false } as const
const chest = { id: '7', name: '宝箱', from: '合成', gotAt: storyNow, openedAt: null, won: null } as const
const chests = {
  chests: [chest, { ...chest, id: '8', openedAt: storyNow, won }],
  chances: [
    { kind: 'weiDou', name: '微豆', chance: 7000 },
    { kind: 'prop', name: '大微豆袋', chance: 3000 },
  ],
} as const
const title = { id: '1', name: '初藏', story: '得到第一件藏品', owned: true, worn: true, gotAt: storyNow } as const
const story = (change: Partial<PropsProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/porp/porp" offline={offline}>
      <PropsScreen
        resource={listStates.whole}
        props={[pouch, { ...pouch, id: '2', name: '宝箱钥匙', story: '用它取出一个宝箱' }]}
        chests={{ resource: listStates.whole, data: chests }}
        titles={{
          resource: listStates.whole,
          data: [title, { ...title, id: '2', name: '满堂', owned: false, worn: false }],
        }}
        wearing={false}
        onUse={still}
        onOpen={still}
        onWear={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

export const 我的道具 = story()
export const 没有道具 = story({
  resource: listStates.empty,
  props: [],
  chests: { resource: listStates.whole, data: { ...chests, chests: [] } },
})
export const 加载中 = story({ resource: listStates.loading, props: [] })
export const 出错 = story({ resource: listStates.failed, props: [] })
export const 断网 = story({ resource: listStates.offline, props: [] }, true)
