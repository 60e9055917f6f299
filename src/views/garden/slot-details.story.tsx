import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { storyNow } from '../kit/story/story-app.tsx'
import { still } from '../kit/story/story-parts.ts'
import { SlotDetailsScreen, type SlotDetailsProps } from './slot-details.screen.tsx'
import { slotScene } from './scene.select.ts'
import { viewSlot } from './slot-details.select.ts'
import { broken, changes, cut, gardenStory, sampleAir, sampleSlot, waiting, whole } from './story-garden.tsx'

export default { title: '花园/花盆' }

const slot = (change: Parameters<typeof sampleSlot>[0]): Pick<SlotDetailsProps, 'view' | 'scene'> => ({
  view: viewSlot(sampleSlot(change), storyNow),
  scene: { air: sampleAir, place: 'trellis', slot: slotScene(sampleSlot(change), storyNow, false) },
})
const story = (change: Partial<SlotDetailsProps> = {}, offline = false) =>
  gardenStory('/pages/home/magicGarden/magicDetails?slot=rose-1')(
    <SlotDetailsScreen
      air={sampleAir}
      resource={whole}
      {...slot({})}
      change={changes.rest}
      nutrient={changes.rest}
      unlocking="解锁"
      layable={[{ copyId: '1', name: '姚黄花种', image: samplePicture(20), rarity: 'rare', number: 12 }]}
      programmes={[
        { id: 'rose-4h', name: '早花 · 四小时', note: '玫瑰 · 平常要 4 小时，收 9 朵 · 春、夏季长得快' },
        { id: 'rose-24h', name: '重瓣 · 一天', note: '玫瑰 · 平常要 1 天，收 40 朵 · 春、夏季长得快' },
      ]}
      cards={[{ id: '1', nutrient: 'water', name: '清泉营养卡', percent: 20 }]}
      magicUsage="今天用了 10，还能用 190"
      cardUsage="今天用了 1，还能用 5"
      magicMax={190}
      plotHref="#/pages/home/magicGarden/roseDetails"
      onUnlock={still}
      onPush={still}
      onTakeDown={still}
      onStart={still}
      onStop={still}
      onAddMagic={still}
      onSupplement={still}
      onCheck={still}
      onCheckNutrient={still}
      {...change}
    />,
    offline,
  )
const empty = { copy: null, programmeId: '', ripeAt: null, progress: 0 } as const

export const 在长 = story()
export const 成熟 = story({ ...slot({ progress: 1000, ripeAt: storyNow }) })
export const 成熟后停着 = story({ ...slot({ state: 'stopped', progress: 1000, ripeAt: null }) })
export const 停着 = story({ ...slot({ state: 'stopped', ripeAt: null }) })
export const 空着 = story({ ...slot({ ...empty, state: 'stopped' }) })
export const 没解锁 = story({ ...slot({ ...empty, state: 'locked' }), unlocking: '20 微豆解锁' })
export const 确认中 = story({ change: changes.uncertain })
export const 被拒绝 = story({ change: changes.refused, nutrient: changes.uncertain })
export const 加载中 = story({ view: null, scene: null, resource: waiting })
export const 出错 = story({ view: null, scene: null, resource: broken })
export const 断网 = story({ view: null, scene: null, resource: cut }, true)
