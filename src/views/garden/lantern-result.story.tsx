import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { LanternResultScreen, type LanternResultProps } from './lantern-result.screen.tsx'
import { broken, changes, cut, gardenStory, waiting } from './story-garden.tsx'

export default { title: '花园/开灯结果' }

const prize = { id: '1', name: '花斑蛋', rarity: '稀有', note: '第 1 盏兔儿灯 · 3月1日 08:00', animal: 'hen' as const }
const story = (change: Partial<LanternResultProps> = {}, offline = false) =>
  gardenStory('/pages/home/magicGarden/components/BlindBoxResult')(
    <LanternResultScreen
      resource={listStates.whole}
      change={changes.rest}
      prize={prize}
      lines={[prize, { ...prize, id: '2', name: '清泉营养卡', rarity: '普通', animal: null }]}
      built={[
        { id: '3', title: '第 2 盏兔儿灯', note: '3月1日 08:10 扎好', isOpened: false },
        { id: '1', title: '第 1 盏兔儿灯', note: '3月1日 07:50 扎好', isOpened: true },
      ]}
      isSkipped={false}
      onSkip={still}
      onCheck={still}
      {...change}
    />,
    offline,
  )
const none = { prize: null, lines: [], built: [] }

export const 打开了 = story()
export const 正在打开 = story({ prize: null, change: changes.changing })
export const 确认中 = story({ prize: null, change: changes.uncertain })
export const 没有开成 = story({ prize: null, change: changes.refused })
export const 还没开过 = story({ ...none, resource: listStates.empty })
export const 加载中 = story({ ...none, resource: waiting })
export const 出错 = story({ ...none, resource: broken })
export const 断网 = story({ ...none, resource: cut }, true)
