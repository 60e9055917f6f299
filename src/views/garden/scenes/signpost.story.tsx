import { SignpostScene } from './signpost.tsx'
import { air } from './story-scenes.ts'
import type { Air, BoardView } from './types.ts'

export default { title: '花园/路牌' }

const boards: readonly BoardView[] = [
  { id: 'garden', label: '花园', href: '#1', note: '3 株可以收获' },
  { id: 'rose', label: '玫瑰园', href: '#2', note: '2小时后开花' },
  { id: 'peento', label: '蟠桃园', href: '#3', note: '今日有雨，长得快' },
  { id: 'farm', label: '农场', href: '#4' },
  { id: 'pasture', label: '牧场', href: '#5', note: '大黄饿了' },
  { id: 'battle', label: '斗鸡台', href: '#6', note: '19:00 开擂' },
  { id: 'happy', label: '欢乐会', closed: '节日当天开放', note: '扎灯' },
]
const story =
  (over: Air, shown: readonly BoardView[] = boards) =>
  () => (
    <main className="mx-auto h-dvh w-full max-w-phone">
      <h1 className="sr-only">路牌</h1>
      <SignpostScene air={over} boards={shown} onBoard={() => undefined} />
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
export const 三块牌 = story(air('sun', 'dawn'), boards.slice(0, 3))
