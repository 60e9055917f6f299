import { asking, none, quiet, sampleLines, storiesOf, uncertain, whole } from '../kit/finance/story-finance.tsx'
import { still } from '../kit/story/story-parts.ts'
import { LeaseOrdersScreen } from './orders.screen.tsx'

export default { title: '租赁/订单' }

const tag = { text: '租用中', tone: 'gold' } as const
const hands = { onPart: still, onClose: still, onEnd: still, onBuyOut: still }
const story = storiesOf('/pages/lease/lease0rder', LeaseOrdersScreen, {
  ...quiet,
  part: 'rented',
  lines: sampleLines({ note: '3月4日 10:00 自动归还', under: '冻结 ¥6.00', tag }),
  resource: whole,
  opened: null,
  ...hands,
})

export const 我租来的 = story()
export const 一件 = story({ opened: { called: '云起庐山 #128', buyout: '¥128.00' } })
export const 不能买断 = story({ opened: { called: '云起庐山 #128', buyout: '' } })
export const 退租前 = story(asking({ title: '提前退租', confirm: '确认退租' }))
export const 退租确认中 = story(uncertain)
export const 暂无出租记录 = story({ part: 'let', ...none.empty })
export const 加载中 = story(none.loading)
export const 空 = story(none.empty)
export const 出错 = story(none.broken)
export const 断网 = story(none.cut, true)
