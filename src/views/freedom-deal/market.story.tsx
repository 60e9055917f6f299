import { broken, cut, empty, loading, sampleLines, storyAt, whole } from '../kit/finance/story-finance.tsx'
import { type FreedomMarketProps, FreedomMarketScreen } from './market.screen.tsx'

export default { title: '自由交易/市场' }

const at = storyAt('/pages/freedomDeal/freedomDeal')
const story = (change: Partial<FreedomMarketProps> = {}, offline = false) =>
  at(
    <FreedomMarketScreen
      header="按发行时间排序"
      other={{ text: '活跃专区', href: '#/pages/freedomDeal/activeregion' }}
      lines={sampleLines({ note: '4 件在卖 · 上次 ¥92.00' })}
      resource={whole}
      {...change}
    />,
    offline,
  )

export const 自由交易 = story()
export const 加载中 = story({ lines: [], resource: loading })
export const 空 = story({ lines: [], resource: empty })
export const 出错 = story({ lines: [], resource: broken })
export const 断网 = story({ lines: [], resource: cut }, true)
