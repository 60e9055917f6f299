import { BattleScreen } from './battle.screen.tsx'
import { broken, cut, gardenStory, sampleAir, waiting, whole } from './story-garden.tsx'

export default { title: '花园/斗鸡' }

const at = gardenStory('/pages/home/newPattern/battleChicken')
const mine = { name: '芦花鸡', strength: 12, health: 40 }
const others = [
  { name: '小鹿的乌金', strength: 9, health: 36 },
  { name: '雪的乌金', strength: 15, health: 52 },
]

export const 切磋 = at(<BattleScreen air={sampleAir} resource={whole} mine={mine} others={others} day={20_513} />)
export const 暂无可上场的伙伴 = at(
  <BattleScreen air={sampleAir} resource={whole} mine={null} others={others} day={20_513} />,
)
export const 没有邻居 = at(<BattleScreen air={sampleAir} resource={whole} mine={mine} others={[]} day={20_513} />)
export const 加载中 = at(<BattleScreen air={sampleAir} resource={waiting} mine={null} others={[]} day={0} />)
export const 出错 = at(<BattleScreen air={sampleAir} resource={broken} mine={null} others={[]} day={0} />)
export const 断网 = at(<BattleScreen air={sampleAir} resource={cut} mine={null} others={[]} day={0} />, true)
