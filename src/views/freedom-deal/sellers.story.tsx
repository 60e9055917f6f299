import { broken, cut, empty, loading, sampleLines, storyAt, whole } from '../kit/finance/story-finance.tsx'
import { type SellersProps, SellersScreen } from './sellers.screen.tsx'

export default { title: '自由交易/卖家' }

const at = storyAt('/pages/freedomDeal/freedomUser')
const story = (change: Partial<SellersProps> = {}, offline = false) =>
  at(
    <SellersScreen
      title="云起庐山"
      facts="地板价 ¥88.00 · 上次成交 ¥92.00 · 成交 12 次"
      points={[]}
      lines={sampleLines({ note: '#128 / 5000 · 3 小时前' })}
      resource={whole}
      {...change}
    />,
    offline,
  )

export const 卖家 = story()
export const 加载中 = story({ lines: [], resource: loading })
export const 空 = story({ lines: [], resource: empty })
export const 出错 = story({ lines: [], resource: broken })
export const 断网 = story({ lines: [], resource: cut }, true)
