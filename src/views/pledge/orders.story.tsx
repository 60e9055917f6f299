import {
  asking,
  broken,
  cut,
  empty,
  loading,
  quiet,
  sampleLines,
  storyAt,
  uncertain,
  whole,
} from '../kit/finance/story-finance.tsx'
import { still } from '../kit/story/story-parts.ts'
import { type PledgeOrdersProps, PledgeOrdersScreen } from './orders.screen.tsx'

export default { title: '质押/质押' }

const at = storyAt('/pages/mine/hypothecateOrder/hypothecateOrder')
const story = (change: Partial<PledgeOrdersProps> = {}, offline = false) =>
  at(
    <PledgeOrdersScreen
      {...quiet}
      part="market"
      order="newest"
      lines={sampleLines({ note: '日利率 0.05% · 7 天', under: '到期还 ¥128.44' })}
      resource={whole}
      editions={[
        { key: '1', label: '云起庐山 2' },
        { key: '2', label: '重环纹盘 1' },
      ]}
      edition=""
      onPart={still}
      onOrder={still}
      onEdition={still}
      {...change}
    />,
    offline,
  )

export const 质押市场 = story()
export const 我质押的 = story({
  part: 'borrower',
  lines: sampleLines({ note: '3月8日 10:00 自动还款', under: '应还 ¥128.44', tag: { text: '质押中', tone: 'gold' } }),
})
export const 出借前 = story(asking({ title: '出借', confirm: '借出 ¥128.00' }))
export const 出借确认中 = story(uncertain)
export const 还没有出借过 = story({ part: 'lender', lines: [], resource: empty })
export const 加载中 = story({ lines: [], resource: loading })
export const 空 = story({ lines: [], resource: empty })
export const 出错 = story({ lines: [], resource: broken })
export const 断网 = story({ lines: [], resource: cut }, true)
