import { ParticularsScene } from './particulars.tsx'
import { PlantScene } from './plant-scene.tsx'
import { air, animals, nests, slots } from './story-scenes.ts'
import type { Air, ParticularsSceneProps, PlantSceneProps } from './types.ts'

export default { title: '花园/近看' }

const still = () => undefined
const plant =
  (over: Air, at: number, place: PlantSceneProps['place'] = 'court') =>
  () => (
    <main className="mx-auto h-dvh w-full max-w-phone">
      <h1 className="sr-only">花盆</h1>
      <PlantScene air={over} slot={slots(12)[at]!} onPlant={still} place={place} />
    </main>
  )
const close = (over: Air, shown: ParticularsSceneProps['shown']) => () => (
  <main className="mx-auto h-dvh w-full max-w-phone">
    <h1 className="sr-only">近看</h1>
    <ParticularsScene air={over} shown={shown} onTouch={still} />
  </main>
)
const animal = (at: number) => ({ of: 'animal', animal: animals[at]! }) as const
const nest = (at: number) => ({ of: 'nest', nest: nests[at]! }) as const

export const 玫瑰晴昼 = plant(air('sun', 'day'), 0, 'trellis')
export const 玫瑰雨夜 = plant(air('rain', 'night'), 3, 'trellis')
export const 玫瑰风昼 = plant(air('wind', 'day', 'autumn'), 9, 'trellis')
export const 魔法花晴夜 = plant(air('sun', 'night'), 8)
export const 魔法花多云昼 = plant(air('cloud', 'day'), 2)
export const 魔法花雪夜 = plant(air('snow', 'night', 'winter'), 11)
export const 蟠桃黄昏 = plant(air('sun', 'dusk', 'autumn'), 1, 'orchard')
export const 蟠桃雨昼 = plant(air('rain', 'day'), 5, 'orchard')
export const 蟠桃雪昼 = plant(air('snow', 'day', 'winter'), 10, 'orchard')
export const 空盆 = plant(air('sun', 'dawn'), 4)
export const 未解锁 = plant(air('cloud', 'night'), 7)
export const 黄牛晴昼 = close(air('sun', 'day'), animal(1))
export const 母鸡晴夜 = close(air('sun', 'night'), animal(2))
export const 玉兔雪昼 = close(air('snow', 'day', 'winter'), animal(3))
export const 绵羊风昼 = close(air('wind', 'day', 'autumn'), animal(4))
export const 蛋雨夜 = close(air('rain', 'night'), nest(0))
export const 快破壳多云昼 = close(air('cloud', 'day'), nest(1))
export const 破壳黄昏 = close(air('sun', 'dusk'), nest(2))
export const 空巢 = close(air('sun', 'day'), nest(3))
