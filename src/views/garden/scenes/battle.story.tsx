import { BattleScene } from './battle.tsx'
import { air } from './story-scenes.ts'
import type { Air, BattleSceneProps, FighterView } from './types.ts'

export default { title: '花园/斗鸡' }

const fighter = (shown: Partial<FighterView>): FighterView => ({
  name: '赤焰',
  feathers: 'red',
  stance: 'ready',
  health: 100,
  healthMax: 100,
  ...shown,
})
const story =
  (over: Air, shown: Partial<BattleSceneProps> = {}) =>
  () => (
    <main className="mx-auto h-dvh w-full max-w-phone">
      <h1 className="sr-only">斗鸡</h1>
      <BattleScene
        air={over}
        left={fighter({ odds: '胜算 62%' })}
        right={fighter({ name: '乌金', feathers: 'black', odds: '胜算 38%' })}
        round={0}
        rounds={5}
        {...shown}
      />
    </main>
  )
const fight: Partial<BattleSceneProps> = {
  left: fighter({ stance: 'strike', health: 72 }),
  right: fighter({ name: '乌金', feathers: 'black', stance: 'hurt', health: 21 }),
  round: 3,
  said: '赤焰啄中，乌金减 18',
}
const end: Partial<BattleSceneProps> = {
  left: fighter({ name: '金翎', feathers: 'gold', stance: 'lost', health: 0 }),
  right: fighter({ name: '一个名字长到放不下的公鸡', feathers: 'white', stance: 'won', health: 34 }),
  round: 5,
  said: '金翎落败',
}

export const 晴昼开场 = story(air('sun', 'day'))
export const 晴夜交锋 = story(air('sun', 'night'), fight)
export const 晴昼交锋 = story(air('sun', 'day'), fight)
export const 黄昏终局 = story(air('sun', 'dusk', 'autumn'), end)
export const 多云昼 = story(air('cloud', 'day'), fight)
export const 多云夜 = story(air('cloud', 'night'))
export const 雨昼 = story(air('rain', 'day'), fight)
export const 雨夜 = story(air('rain', 'night'), end)
export const 雪昼 = story(air('snow', 'day', 'winter'))
export const 雪夜 = story(air('snow', 'night', 'winter'), fight)
export const 风昼 = story(air('wind', 'day', 'autumn'))
export const 风夜 = story(air('wind', 'night', 'autumn'), end)
