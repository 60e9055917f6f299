import {
  asking,
  broken,
  cut,
  empty,
  loading,
  quiet,
  refused,
  sampleLines,
  storyAt,
  uncertain,
  whole,
} from '../kit/finance/story-finance.tsx'
import { still } from '../kit/story/story-parts.ts'
import { samplePeople } from './story-guild.ts'
import { type WarehouseProps, WarehouseScreen } from './warehouse.screen.tsx'

export default { title: '公会/公会仓库' }

const at = storyAt('/pages/mine/warehouse/index')
const lines = sampleLines({ note: '林间有鹿 存入 · 2月28日', value: '' }).map(({ href: _, ...line }) => ({
  ...line,
  onPress: still,
}))
const warehouse = { guildId: '1', name: '青云社', stored: 3, given: 12, mayGive: true }
const story = (change: Partial<WarehouseProps> = {}, offline = false) =>
  at(
    <WarehouseScreen
      {...quiet}
      resource={whole}
      lines={lines}
      warehouse={warehouse}
      given=""
      choosing={false}
      people={samplePeople()}
      members={whole}
      onClose={still}
      {...change}
    />,
    offline,
  )

export const 管理员 = story()
export const 成员 = story({
  warehouse: { ...warehouse, mayGive: false },
  lines: lines.map(({ onPress: _, ...line }) => line),
})
export const 发给谁 = story({ choosing: true })
export const 发放前 = story(
  asking({
    title: '发放藏品',
    called: '云起庐山 #31',
    lines: [{ term: '发给', detail: '听雪' }],
    risks: ['发出以后归对方，不能收回。'],
    confirm: '确认发放',
  }),
)
export const 确认中 = story(uncertain)
export const 被拒绝 = story({
  ...refused,
  change: { ...refused.change, message: '只有公会管理员可以发放仓库里的藏品' },
})
export const 已发放 = story({ given: '已发给 听雪' })
export const 加载中 = story({ resource: loading, lines: [], warehouse: null })
export const 空 = story({ resource: empty, lines: [] })
export const 出错 = story({ resource: broken, lines: [], warehouse: null })
export const 断网 = story({ resource: cut, lines: [], warehouse: null }, true)
