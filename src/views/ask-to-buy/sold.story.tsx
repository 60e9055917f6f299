import { broken, cut, empty, loading, sampleLines, storyAt, whole } from '../kit/finance/story-finance.tsx'
import { type SoldProps, SoldScreen } from './sold.screen.tsx'

export default { title: '求购/求购成交' }

const at = storyAt('/pages/sales/asktobuySales/index')
const story = (change: Partial<SoldProps> = {}, offline = false) =>
  at(<SoldScreen lines={sampleLines({ under: '服务费 ¥4.40' })} resource={whole} {...change} />, offline)

export const 求购成交 = story()
export const 加载中 = story({ lines: [], resource: loading })
export const 空 = story({ lines: [], resource: empty })
export const 出错 = story({ lines: [], resource: broken })
export const 断网 = story({ lines: [], resource: cut }, true)
