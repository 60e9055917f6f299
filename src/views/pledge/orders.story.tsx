import { asking, none, quiet, sampleLines, storiesOf, uncertain, whole } from '../kit/finance/story-finance.tsx'
import { still } from '../kit/story/story-parts.ts'
import { PledgeOrdersScreen } from './orders.screen.tsx'

export default { title: '质押/质押' }

const story = storiesOf('/pages/mine/hypothecateOrder/hypothecateOrder', PledgeOrdersScreen, {
  ...quiet,
  part: 'market',
  order: 'newest',
  lines: sampleLines({ note: '日利率 0.05% · 7 天', under: '到期还 ¥128.44' }),
  resource: whole,
  editions: ['云起庐山 2', '重环纹盘 1'].map((label) => ({ key: label, label })),
  edition: '',
  onNarrow: still,
})
const tag = { text: '质押中', tone: 'gold' } as const

export const 质押市场 = story()
export const 我质押的 = story({
  part: 'borrower',
  lines: sampleLines({ note: '3月8日 10:00 自动还款', under: '应还 ¥128.44', tag }),
})
export const 出借前 = story(asking({ title: '出借', confirm: '借出 ¥128.00' }))
export const 出借确认中 = story(uncertain)
export const 暂无出借记录 = story({ part: 'lender', ...none.empty })
export const 加载中 = story(none.loading)
export const 空 = story(none.empty)
export const 出错 = story(none.broken)
export const 断网 = story(none.cut, true)
