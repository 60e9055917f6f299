import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { sampleLine, sampleOrder } from '../kit/order/story-orders.ts'
import { still } from '../kit/story/story-parts.ts'
import { type ExchangeCenterProps, ExchangeCenterScreen } from './exchange-center.screen.tsx'
import { type ExchangeLine, exchangePath, recordLine } from './exchange-center.select.ts'

export default { title: '首页/兑换中心' }

const line = (change: Partial<ExchangeLine>, hue: number): ExchangeLine => ({
  id: String(hue),
  name: '抓髻娃娃',
  note: '余 312 · 剪纸岁时',
  image: samplePicture(hue),
  cost: '188 微豆',
  beans: 188,
  obstacle: '',
  ...change,
})
const lines = [
  line({}, 20),
  line({ name: '一个名字长到一行放不下的藏品', cost: '1680 微豆', obstacle: '微豆不够' }, 90),
  line({ name: '春牛图', obstacle: '已售罄' }, 160),
  line({ name: '角木蛟', cost: '328 微豆' }, 230),
]
const records = (['paid', 'paid', 'closed'] as const).map((state, at) => ({
  ...recordLine(
    sampleOrder({
      id: String(at),
      state,
      currency: at === 1 ? 'yuanDou' : 'weiDou',
      beans: 188,
      lines: [sampleLine({ numbers: [31 + at], quantity: 1 })],
    }),
  ),
  image: samplePicture(at * 70),
}))

const story = (change: Partial<ExchangeCenterProps> = {}, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href={exchangePath} offline={offline}>
      <ExchangeCenterScreen
        tab="weiDou"
        resource={listStates.whole}
        balance={1280}
        lines={lines}
        records={records}
        onTab={still}
        onChoose={still}
        {...change}
      />
    </StoryApp>
  )
  return Shown
}

const none = { balance: null, lines: [], records: [] }
export const 可兑换 = story()
export const 没有可兑换的 = story({ ...none, tab: 'yuanDou', resource: listStates.empty })
export const 兑换记录 = story({ tab: 'record' })
export const 还没有兑换 = story({ ...none, tab: 'record', resource: listStates.empty })
export const 加载中 = story({ ...none, resource: listStates.loading })
export const 出错 = story({ ...none, resource: listStates.failed })
export const 断网 = story({ ...none, resource: listStates.offline }, true)
