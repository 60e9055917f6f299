import { GardenScene } from './garden.tsx'
import { air, slots, trayItems } from './story-scenes.ts'
import { Tray } from './tray.tsx'
import type { Air, GardenSceneProps } from './types.ts'

export default { title: '花园/花园' }

const still = () => undefined
const story =
  (over: Air, shown: Partial<GardenSceneProps> = {}) =>
  () => (
    <main className="mx-auto flex h-dvh w-full max-w-phone flex-col">
      <h1 className="sr-only">花园</h1>
      <div className="min-h-0 flex-1">
        <GardenScene air={over} slots={slots(12)} onSlot={still} {...shown} />
      </div>
      <Tray
        label="种子和工具"
        items={trayItems}
        chosen={shown.inviting ? 'seed-rose' : null}
        onChoose={still}
        onDrop={still}
      />
    </main>
  )

export const 晴昼 = story(air('sun', 'day'))
export const 晴夜 = story(air('sun', 'night'))
export const 多云昼 = story(air('cloud', 'day', 'summer'))
export const 多云夜 = story(air('cloud', 'night', 'summer'))
export const 雨昼 = story(air('rain', 'day'))
export const 雨夜 = story(air('rain', 'night'))
export const 雪昼 = story(air('snow', 'day', 'winter'))
export const 雪夜 = story(air('snow', 'night', 'winter'))
export const 风昼 = story(air('wind', 'day', 'autumn'))
export const 风夜 = story(air('wind', 'night', 'autumn'))
export const 清晨 = story(air('sun', 'dawn'))
export const 黄昏 = story(air('sun', 'dusk', 'autumn'))
export const 三十个花盆 = story(air('sun', 'day'), { slots: slots(30) })
export const 手里拿着种子 = story(air('sun', 'day'), { inviting: ['5'] })
export const 蟠桃园 = story(air('sun', 'day'), { place: 'orchard' })
export const 玫瑰园 = story(air('sun', 'dusk', 'summer'), { place: 'trellis' })
export const 一个花盆确认中 = story(air('sun', 'day'), {
  slots: slots(6).map((slot, at) => (at === 2 ? { ...slot, confirming: true } : slot)),
})
