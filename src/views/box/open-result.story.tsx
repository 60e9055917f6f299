import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { sampleOwned } from '../kit/collection/story-copies.ts'
import { still } from '../kit/story/story-parts.ts'
import { OpenResultScreen, type OpenResultProps } from './open-result.screen.tsx'
import type { OpenedGroup } from './opened.ts'

export default { title: '盲盒/结果' }

const goods = sampleOwned.map((one) => ({ ...one, tags: [], price: null, productId: one.item.id }))
const many: readonly OpenedGroup[] = [
  { rarity: 'legendary', title: '传说 1 件', goods: goods.slice(0, 1) },
  { rarity: 'epic', title: '史诗 2 件', goods: [goods[3]!, goods[5]!] },
  { rarity: 'rare', title: '稀有 2 件', goods: [goods[2]!, goods[4]!] },
  { rarity: 'common', title: '普通 1 件', goods: goods.slice(1, 2) },
]

const story = (change: Partial<OpenResultProps> = {}): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/openBlindBox/components/result/index">
      <OpenResultScreen state="done" message="" groups={many} boxId="3011" isLast={false} onCheck={still} {...change} />
    </StoryApp>
  )
  return Shown
}

const none = { groups: [] }

export const 多件 = story()
export const 一件 = story({ groups: many.slice(0, 1) })
export const 正在打开 = story({ ...none, state: 'sending' })
export const 确认中 = story({ ...none, state: 'uncertain' })
export const 没有打开 = story({ ...none, state: 'refused', message: '可打开的盲盒不够' })
export const 不在这台设备上 = story({ ...none, state: 'none', boxId: '' })
