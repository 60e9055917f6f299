import { asking, none, quiet, sampleLines, storiesOf, uncertain, whole } from '../kit/finance/story-finance.tsx'
import { still } from '../kit/story/story-parts.ts'
import { LeaseMarketScreen } from './market.screen.tsx'
import { LeaseOffersScreen } from './offers.screen.tsx'

export default { title: '租赁/市场' }

const story = storiesOf('/pages/lease/index', LeaseMarketScreen, {
  order: 'newest',
  lines: sampleLines({ note: '3 件可租 · 2 件可买断' }),
  resource: whole,
  onOrder: still,
})
const hands = { onDays: still, onClose: still, onNext: still }
const offers = storiesOf('/pages/lease/index', LeaseOffersScreen, {
  ...quiet,
  title: '云起庐山',
  lines: sampleLines({ note: '最长 7 天 · 买断 ¥128.00' }),
  resource: whole,
  chosen: null,
  ...hands,
})
const sum = [
  { term: '日租金', detail: '¥2.00' },
  { term: '先冻结', detail: '¥6.00' },
]
const rule = '最长 7 天。到期自动归还；提前退租，未开始的天数退回。'

export const 租赁市场 = story()
export const 一种藏品 = offers()
export const 选天数 = offers({ chosen: { called: '云起庐山 #128', days: 3, daysMax: 7, sum, rule } })
export const 租下前 = offers(asking({ title: '租下', confirm: '冻结 ¥6.00 并租下' }))
export const 租下确认中 = offers(uncertain)
export const 加载中 = story(none.loading)
export const 空 = story(none.empty)
export const 出错 = story(none.broken)
export const 断网 = story(none.cut, true)
