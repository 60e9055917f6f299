import { asking, none, quiet, sampleLines, storiesOf, uncertain, whole } from '../kit/finance/story-finance.tsx'
import { still } from '../kit/story/story-parts.ts'
import { MyAsksScreen } from './mine.screen.tsx'

export default { title: '求购/我的求购' }

const opened = { title: '云起庐山', price: '¥66.00', offers: [] }
const offer = { id: '1', called: '云起庐山 #128', title: '#128', value: '¥60.00', priceFen: 6000 }
const hands = { onState: still, onClose: still, onCancel: still, onChoose: still }
const story = storiesOf('/pages/mine/asktobuy/index', MyAsksScreen, {
  ...quiet,
  state: 'released',
  held: ['¥236.00', '3 / 20 笔'],
  lines: sampleLines({ note: '冻结中，还有 2 天', tag: { text: '求购中', tone: 'indigo' } }),
  resource: whole,
  opened: null,
  ...hands,
})

export const 我的求购 = story()
export const 一笔求购 = story({ opened: { ...opened, offers: [offer] } })
export const 没有更便宜的 = story({ opened })
export const 撤回前 = story(asking({ title: '撤回求购', confirm: '确认撤回' }))
export const 撤回确认中 = story(uncertain)
export const 加载中 = story(none.loading)
export const 空 = story(none.empty)
export const 出错 = story(none.broken)
export const 断网 = story(none.cut, true)
