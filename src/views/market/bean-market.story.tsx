import { broken, cut, empty, loading, sampleLines, storyAt, whole } from '../kit/finance/story-finance.tsx'
import { type BeanMarketProps, BeanMarketScreen } from './bean-market.screen.tsx'

export default { title: '元豆市场/市场' }

const at = storyAt('/pages/yuandoumarket/index')
const story = (change: Partial<BeanMarketProps> = {}, offline = false) =>
  at(
    <BeanMarketScreen
      balance={{ beans: '36', earned: '52', spent: '16' }}
      meltable={4}
      lines={sampleLines({ note: '水墨山河', value: '12 元豆' })}
      resource={whole}
      melted={[{ id: '1', text: '云起庐山 #128', note: '3月1日 10:00', gain: '+6' }]}
      {...change}
    />,
    offline,
  )

export const 元豆市场 = story()
export const 还没有铸过 = story({ meltable: 0, melted: [] })
export const 加载中 = story({ balance: null, lines: [], melted: [], resource: loading })
export const 空 = story({ lines: [], melted: [], resource: empty })
export const 出错 = story({ balance: null, lines: [], melted: [], resource: broken })
export const 断网 = story({ balance: null, lines: [], melted: [], resource: cut }, true)
