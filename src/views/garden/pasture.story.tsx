import { PastureScreen } from './pasture.screen.tsx'
import { broken, changes, cut, gardenStory, sampleAir, sampleEgg, waiting, whole } from './story-garden.tsx'

export default { title: '花园/牧场' }

const at = gardenStory('/pages/home/newPattern/pasture')
const none = { waiting: 0, nextAt: null, hatched: 0, received: 0 }
const cow = sampleEgg({}, { ...none, animal: 'cow', name: '青石蛋', beans: 0 })

export const 牧场 = at(<PastureScreen air={sampleAir} resource={whole} eggs={[sampleEgg(), cow]} />)
export const 领回确认中 = at(
  <PastureScreen air={sampleAir} resource={whole} eggs={[sampleEgg({ change: changes.uncertain })]} />,
)
export const 加载中 = at(<PastureScreen air={sampleAir} resource={waiting} eggs={[]} />)
export const 出错 = at(<PastureScreen air={sampleAir} resource={broken} eggs={[]} />)
export const 断网 = at(<PastureScreen air={sampleAir} resource={cut} eggs={[]} />, true)
