import { still } from '../kit/story/story-parts.ts'
import { storyNow } from '../kit/story/story-app.tsx'
import { type HarvestShown, type PlotProps, PlotScreen } from './plot.screen.tsx'
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
const harvest = (change: Partial<HarvestShown> = {}): HarvestShown => ({
  crop: 'rose',
  name: '玫瑰',
  note: '有成熟的，待领 14 朵，一共领过 66 朵',
  canSettle: true,
  settled: 14,
  change: changes.rest,
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
export const 还没有成熟 = story({ harvests: [harvest({ canSettle: false, settled: 0, note: '都还没长好' })] })
export const 收获确认中 = story({ harvests: [harvest({ change: changes.uncertain })], confirming: new Set(['rose-1']) })
export const 收获被拒绝 = story({ harvests: [harvest({ change: changes.refused })] })
export const 加载中 = story({ ...none, resource: waiting })
export const 出错 = story({ ...none, resource: broken })
export const 断网 = story({ ...none, resource: cut }, true)
