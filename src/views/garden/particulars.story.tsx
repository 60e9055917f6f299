import { ParticularsScreen } from './particulars.screen.tsx'
import { broken, changes, cut, gardenStory, sampleAir, sampleEgg, waiting, whole } from './story-garden.tsx'

export default { title: '花园/牧场成员' }

const at = gardenStory('/pages/home/newPattern/particulars?animal=hen')
const facts = [
  { term: '孵化', detail: '6 小时' },
  { term: '力气', detail: '12' },
  { term: '体力', detail: '40' },
]

export const 芦花鸡 = at(<ParticularsScreen air={sampleAir} resource={whole} egg={sampleEgg()} facts={facts} />)
export const 确认中 = at(
  <ParticularsScreen air={sampleAir} resource={whole} egg={sampleEgg({ change: changes.uncertain })} facts={facts} />,
)
export const 加载中 = at(<ParticularsScreen air={sampleAir} resource={waiting} egg={null} facts={[]} />)
export const 出错 = at(<ParticularsScreen air={sampleAir} resource={broken} egg={null} facts={[]} />)
export const 断网 = at(<ParticularsScreen air={sampleAir} resource={cut} egg={null} facts={[]} />, true)
