import {
  asking,
  broken,
  cut,
  empty,
  loading,
  quiet,
  sampleLines,
  storyAt,
  uncertain,
  whole,
} from '../kit/finance/story-finance.tsx'
import { shownResource } from '../kit/product/story-catalogue.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { EnergyScreen, type EnergyProps } from './energy.screen.tsx'

export default { title: '能量/能量' }

const at = storyAt('/pages/mine/energy/index')
const lines = sampleLines({ note: '水墨山河 · 12 人已解锁', value: '25 能量' }).map(({ href: _, ...line }) => ({
  ...line,
  onPress: still,
}))
const detail = {
  id: '1',
  categoryId: '1',
  productId: '1',
  name: '霸王 · 十字门',
  image: '',
  rarity: 'rare',
  seriesName: '百戏脸谱',
  state: 'locked',
  cost: 25,
  unlocks: 12,
  at: null,
  story: '一笔写成的十字门，留白处是将军的眼睛。',
  opens: '解锁后直接有这一版的购买资格。',
} as const
const story = (change: Partial<EnergyProps> = {}, offline = false) =>
  at(
    <EnergyScreen
      {...quiet}
      part="blocks"
      own={{ power: 40, drawn: 65, spent: 25 }}
      carried={{ count: 6, power: 120 }}
      resource={whole}
      lines={lines}
      moves={[
        { id: '2', title: '解锁 霸王 · 十字门', note: '2026年3月1日 07:30 · 之后 40', value: '-25' },
        { id: '1', title: '引出 云起庐山', note: '2026年2月28日 21:00 · 共 65', value: '+40' },
      ]}
      block={null}
      onPart={still}
      onUnlock={still}
      onAppoint={still}
      onClose={still}
      {...change}
    />,
    offline,
  )

export const 区块 = story()
export const 藏品 = story({ part: 'copies' })
export const 明细 = story({ part: 'log' })
export const 一个区块 = story({ block: { resource: shownResource({ data: {} }), detail } })
export const 能量不够 = story({
  block: { resource: shownResource({ data: {} }), detail: { ...detail, cost: 120 } },
})
export const 已解锁 = story({
  block: { resource: shownResource({ data: {} }), detail: { ...detail, state: 'unlocked', at: storyNow } },
})
export const 解锁前 = story(
  asking({
    title: '解锁区块',
    called: '霸王 · 十字门',
    lines: [{ term: '需要', detail: '25 能量' }],
    risks: ['解锁后长期有效，已用的能量不退回。'],
    confirm: '用 25 能量解锁',
  }),
)
export const 确认中 = story(uncertain)
export const 加载中 = story({ resource: loading, lines: [], own: null, carried: null })
export const 空 = story({ resource: empty, lines: [] })
export const 出错 = story({ resource: broken, lines: [] })
export const 断网 = story({ resource: cut, lines: [] }, true)
