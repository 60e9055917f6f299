import { listStates } from '../kit/story-catalogue.ts'
import { beanStories, nothing } from './story-beans.tsx'
import { YBeansScreen } from './y-beans.screen.tsx'

export default { title: '市场/元豆' }

const story = beanStories('/pages/sales/list/yBeans', 'yuanDou', YBeansScreen)

export const 可兑换 = story()
export const 加载中 = story(nothing(listStates.loading))
export const 空 = story(nothing(listStates.empty))
export const 出错 = story(nothing(listStates.failed))
export const 断网 = story(nothing(listStates.offline), true)
