import { still } from '../kit/story/story-parts.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { type HarvestShown, type PlotProps, PlotScreen } from './plot.screen.tsx'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { reap, reapedLine } from './hand/harvest.select.ts'
import { held, trayItem } from './hand/tray.select.ts'
import { slotLine } from './plot.select.ts'
import { airOf, slotScene } from './scene.select.ts'

import { broken, changes, cut, gardenStory, sampleSlot, sampleWeather, waiting, whole } from './story-garden.tsx'

export default { title: '花园/园子' }

const slots = [
  sampleSlot(),
  sampleSlot({ id: 'rose-2', place: 2, progress: 1000, ripeAt: storyNow }),
  sampleSlot({ id: 'rose-3', place: 3, state: 'stopped', ripeAt: null, progress: 310 }),
  sampleSlot({ id: 'rose-4', place: 4, state: 'stopped', copy: null, programmeId: '', ripeAt: null, progress: 0 }),
  sampleSlot({ id: 'rose-5', place: 5, state: 'locked', copy: null, programmeId: '', ripeAt: null, progress: 0 }),
]
const things = held(
  [sampleSlot().copy!, { ...sampleSlot().copy!, copyId: '2', name: '魏紫花种', image: samplePicture(21) }],
  [
    { id: 'c1', nutrient: 'dew', name: '花露营养卡', percent: 20 },
    { id: 'c2', nutrient: 'dew', name: '花露营养卡', percent: 20 },
  ],
)
const tray = (change: Partial<PlotProps['tray']> = {}): PlotProps['tray'] => ({
  items: things.map((thing) => trayItem(thing, slots, storyNow)),
  chosen: null,
  inviting: [],
  change: changes.rest,
  onChoose: still,
  onDrop: still,
  onSlot: still,
  onCheck: still,
  ...change,
})
const harvest = (change: Partial<HarvestShown> = {}): HarvestShown => ({
  crop: 'rose',
  name: '玫瑰',
  note: '有成熟的可收获 · 待领取 14 朵 · 累计领取 66 朵',
  canSettle: true,
  settled: 14,
  change: changes.rest,
  moment: null,
  isSkipped: true,
  onSkip: still,
  onSettle: still,
  onReceive: still,
  onCheck: still,
  ...change,
})
const story = (change: Partial<PlotProps> = {}, offline = false) =>
  gardenStory('/pages/home/magicGarden/roseDetails')(
    <PlotScreen
      scene={{
        place: 'trellis',
        air: airOf(sampleWeather, storyNow),
        slots: slots.map((row) => slotScene(row, storyNow, false)),
      }}
      tray={tray()}
      resource={whole}
      weather={sampleWeather}
      lines={slots.map((row) => slotLine(row, storyNow))}
      confirming={new Set()}
      harvests={[harvest()]}
      {...change}
    />,
    offline,
  )
const none = { lines: [], harvests: [], weather: undefined }

export const 园子 = story()
export const 手里有花种 = story({ tray: tray({ chosen: '姚黄花种', inviting: ['rose-4'] }) })
export const 种下确认中 = story({ tray: tray({ change: changes.uncertain }) })
export const 收获了 = story({
  harvests: [
    harvest({
      moment: reapedLine(
        'rose',
        { crop: 'rose', slotType: 'rose', ripe: 0, settled: 30, received: 0 },
        reap('rose', 14, slots, storyNow),
      ),
    }),
  ],
})
export const 还没有成熟 = story({ harvests: [harvest({ canSettle: false, settled: 0, note: '暂无成熟的作物' })] })
export const 收获确认中 = story({ harvests: [harvest({ change: changes.uncertain })], confirming: new Set(['rose-1']) })
export const 收获被拒绝 = story({ harvests: [harvest({ change: changes.refused })] })
export const 加载中 = story({ ...none, resource: waiting })
export const 出错 = story({ ...none, resource: broken })
export const 断网 = story({ ...none, resource: cut }, true)
