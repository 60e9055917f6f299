import { still } from '../kit/story/story-parts.ts'
import { HappyScreen, type HappyProps, type LanternShown } from './happy.screen.tsx'
import { lanternLine } from './happy.select.ts'
import { broken, changes, cut, gardenStory, sampleAir, waiting, whole } from './story-garden.tsx'
import type { BuildingRow } from './words.ts'

export default { title: '花园/灯会' }

const prizes = [
  { name: '清泉营养卡', rarity: 'common', chance: 600 },
  { name: '花露营养卡', rarity: 'rare', chance: 200 },
  { name: '花斑蛋', rarity: 'rare', chance: 200 },
] as const
const rows: readonly BuildingRow[] = [
  { building: 'rabbit', name: '兔儿灯', splinters: 20, built: 1, closed: [1], prizes },
  { building: 'palace', name: '宫灯', splinters: 120, built: 0, closed: [], prizes },
]
const lantern = (row: BuildingRow, change: Partial<LanternShown> = {}): LanternShown => ({
  ...lanternLine(row, 46),
  change: changes.rest,
  resultHref: '#/pages/home/magicGarden/components/BlindBoxResult',
  onBuild: still,
  onOpen: still,
  onCheck: still,
  ...change,
})
const story = (change: Partial<HappyProps> = {}, offline = false) =>
  gardenStory('/pages/home/magicGarden/happy')(
    <HappyScreen
      air={sampleAir}
      resource={whole}
      splinters={46}
      lanterns={rows.map((row) => lantern(row))}
      {...change}
    />,
    offline,
  )
const none = { splinters: null, lanterns: [] }

export const 灯会 = story()
export const 扎灯确认中 = story({ lanterns: [lantern(rows[0]!, { change: changes.uncertain })] })
export const 加载中 = story({ ...none, resource: waiting })
export const 出错 = story({ ...none, resource: broken })
export const 断网 = story({ ...none, resource: cut }, true)
