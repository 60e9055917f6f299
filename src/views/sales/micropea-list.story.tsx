import { listStates } from '../kit/story-catalogue.ts'
import { sampleCasting } from './story-casting.ts'
import { beanStories, nothing } from './story-beans.tsx'
import { MicropeaListScreen } from './micropea-list.screen.tsx'

export default { title: '市场/微豆' }

const story = beanStories('/pages/sales/list/micropeaList', 'weiDou', MicropeaListScreen)

export const 可兑换 = story()
export const 加载中 = story(nothing(listStates.loading))
export const 空 = story(nothing(listStates.empty))
export const 出错 = story(nothing(listStates.failed))
export const 断网 = story(nothing(listStates.offline), true)
const cast = (change: Parameters<typeof sampleCasting>[1]) =>
  story({ casting: sampleCasting('weiDou', { open: true, ...change }) })
export const 铸造 = cast({})
export const 问一遍 = cast({ asked: sampleCasting('weiDou').lines[0]! })
export const 铸好了 = cast({ outcome: { kind: 'success', text: '铸造成功，得到 20 微豆' } })
export const 铸造确认中 = cast({
  outcome: { kind: 'pending', text: '确认中：网络不好，还不知道有没有铸成，我们会一直替您问' },
})
export const 没有铸成 = cast({ outcome: { kind: 'error', text: '藏品还在冷静期' } })
export const 没有可铸的 = cast({ lines: [] })
