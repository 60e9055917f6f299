import { BoxMoment } from './box-moment.tsx'
import { FestivalScene } from './festival.tsx'
import { air, numerals } from './story-scenes.ts'
import type { Air, BoxMomentProps, LanternView } from './types.ts'

export default { title: '花园/欢乐会与开盒' }

const still = () => undefined
const lanterns: readonly LanternView[] = Array.from({ length: 7 }, (_, at) => ({
  id: String(at),
  label: `初${numerals[at]}`,
  state: at < 2 ? 'open' : at < 4 ? 'lit' : 'dark',
}))
const story = (over: Air) => () => (
  <main className="mx-auto h-dvh w-full max-w-phone">
    <h1 className="sr-only">欢乐会</h1>
    <FestivalScene air={over} lanterns={lanterns} onLantern={still} />
  </main>
)
const moment = (shown: Partial<BoxMomentProps>) => () => (
  <main className="mx-auto h-dvh w-full max-w-phone">
    <h1 className="sr-only">开启盲盒</h1>
    <BoxMoment phase="closed" onOpen={still} onSkip={still} skipped={false} {...shown} />
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
export const 黄昏 = story(air('sun', 'dusk', 'autumn'))
export const 盒子关着 = moment({})
export const 盒子正在开启 = moment({ phase: 'opening' })
export const 盒子打开了 = moment({
  phase: 'opened',
  prize: { name: '星宿魔法花', rarity: '传说', note: '花园魔法值 +120' },
})
export const 跳过了 = moment({
  phase: 'opened',
  skipped: true,
  prize: { name: '千里江山·终卷', rarity: '史诗' },
})
