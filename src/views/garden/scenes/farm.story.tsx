import { FarmScene } from './farm.tsx'
import { air, plots, trayItems } from './story-scenes.ts'
import { Tray } from './tray.tsx'
import type { Air, FarmSceneProps } from './types.ts'

export default { title: '花园/农场' }

const still = () => undefined
const story =
  (over: Air, shown: Partial<FarmSceneProps> = {}) =>
  () => (
    <main className="mx-auto flex h-dvh w-full max-w-phone flex-col">
      <h1 className="sr-only">农场</h1>
      <div className="min-h-0 flex-1">
        <FarmScene air={over} plots={plots} onPlot={still} {...shown} />
      </div>
      <Tray
        label="种子和工具"
        items={trayItems.slice(2)}
        chosen={shown.inviting ? 'nutrient' : null}
        onChoose={still}
        onDrop={still}
      />
    </main>
  )

export const 晴昼 = story(air('sun', 'day'))
export const 晴夜 = story(air('sun', 'night'))
export const 多云昼 = story(air('cloud', 'day', 'summer'))
export const 多云夜 = story(air('cloud', 'night'))
export const 雨昼 = story(air('rain', 'day'))
export const 雨夜 = story(air('rain', 'night'))
export const 雪昼 = story(air('snow', 'day', 'winter'))
export const 雪夜 = story(air('snow', 'night', 'winter'))
export const 风昼 = story(air('wind', 'day', 'autumn'))
export const 风夜 = story(air('wind', 'night', 'autumn'))
export const 清晨 = story(air('sun', 'dawn'))
export const 黄昏 = story(air('sun', 'dusk', 'autumn'))
export const 手里拿着营养液 = story(air('sun', 'day'), { inviting: ['1', '3'] })
