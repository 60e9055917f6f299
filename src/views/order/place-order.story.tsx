import { AskBefore } from '../kit/intent/ask-before.tsx'
import { minute } from '#src/domain/time/instant.ts'
import { samplePicture } from '#src/ui/story/sample-art.tsx'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates } from '../kit/product/story-catalogue.ts'
import { still } from '../kit/story/story-parts.ts'
import { type PlaceOrderProps, PlaceOrderScreen } from './place-order.screen.tsx'
import { boughtUnder, closedNote, type PreviewRow, viewPlaceOrder } from './place-order.select.ts'
import { sampleTerms } from '../kit/product/story-sales.ts'

export default { title: '购买/确认订单' }

const row: PreviewRow = {
  line: {
    kind: 'product',
    goodsId: '201301',
    productId: '201301',
    name: '云起庐山',
    image: '',
    priceFen: 29_900,
    beans: 0,
    quantity: 1,
    numbers: [],
    handedOver: [],
    rarity: 'epic',
  },
  seriesName: '水墨山河',
  remaining: 31,
  activityName: '',
  limitPerUser: 5,
  stillAllowed: 3,
  obstacle: '',
  verified: true,
  walletOpened: true,
  weiDouPrice: 0,
  yuanDouPrice: 0,
  balanceFen: 268_000,
  weiDou: 1280,
  yuanDou: 36,
  paymentWindowMs: 15 * minute,
  terms: sampleTerms,
  sale: {
    limitPerUser: 5,
    bought: 2,
    qualification: 'none',
    qualified: true,
    queued: false,
    block: '',
    booked: false,
    terms: sampleTerms,
  },
}
const password = { set: true, passwordFree: false, freeBeansMax: 200, triesMax: 5, triesLeft: 5, lockedUntil: null }

type Ready = Extract<PlaceOrderProps['stage'], { kind: 'ready' }>

const shown = (stage: PlaceOrderProps['stage'], offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/common/placeOrder/index?productId=201301&key=intent-0001" offline={offline}>
      <PlaceOrderScreen stage={stage} />
    </StoryApp>
  )
  return Shown
}

const ready = (
  change: Partial<PreviewRow> = {},
  chosen: Partial<{ quantity: number; way: string }> = {},
  more: Partial<Ready> = {},
  nativePay = false,
): Story => {
  const view = viewPlaceOrder({ ...row, ...change }, { quantity: 2, way: 'bankCard', ...chosen }, password, nativePay)
  return shown({
    kind: 'ready',
    view: { ...view, line: { ...view.line, image: samplePicture(210) } },
    rules: boughtUnder({ ...row, ...change }),
    pending: false,
    refusal: '',
    priceChange: '',
    onAgree: still,
    onLook: still,
    typed: null,
    onQuantity: still,
    onWay: still,
    onSubmit: still,
    onType: still,
    onPassword: still,
    ...more,
  })
}

const beans = { weiDouPrice: 188, yuanDouPrice: 9 } as const
const long = { ...row.line, kind: 'listing', name: '一个名字长到一行放不下的藏品要占两行才写得完' } as const

export const 可以下单 = ready()
export const 用豆子兑换 = ready(beans, { way: 'weiDou', quantity: 1 })
export const 豆子不够 = ready(beans, { way: 'yuanDou', quantity: 3 })
export const 再买一次要先问 = ready(
  beans,
  { way: 'weiDou', quantity: 2 },
  { question: <AskBefore about={{ doing: '兑换', unknown: '兑换', buys: true }} onYes={still} onNo={still} /> },
)
export const 存不下数据要先问 = ready(
  {},
  {},
  { question: <AskBefore about={{ doing: null, by: 'full' }} onYes={still} onNo={still} /> },
)
export const 输入支付密码 = ready(beans, { way: 'weiDou', quantity: 2 }, { typed: '246' })
export const 在应用里 = ready({}, { way: 'appPlugin' }, {}, true)
export const 寄售的一份 = ready({ line: long, limitPerUser: 0, stillAllowed: 1, sale: null })
export const 没有实名 = ready({ verified: false })
export const 已售罄 = ready({ obstacle: '已售罄', stillAllowed: 0, remaining: 0 })
export const 钱包没有开通 = ready({ walletOpened: false }, { way: 'wallet' })
export const 钱包余额不够 = ready({ balanceFen: 900 }, { way: 'wallet' })
export const 正在下单 = ready({}, {}, { pending: true })
export const 被拒绝 = ready({}, {}, { refusal: '排队中，请稍候' })
export const 价格变了 = ready(
  {},
  {},
  { refusal: '价格已变化，请确认后再买', priceChange: '单价由 ¥269.00 变成了 ¥299.00，还没有下单' },
)
const unknown = {
  kind: 'uncertain',
  chargesAtOnce: false,
  found: '',
  isLate: false,
  again: still,
  check: still,
} as const
export const 订单确认中 = shown(unknown)
export const 很久没有结果 = shown({ ...unknown, isLate: true })
export const 用豆子买的订单确认中 = shown({
  ...unknown,
  chargesAtOnce: true,
  found: '在我的订单里没有看到它，可能没有做成，也可能还没有记上。',
})
export const 订单已关闭 = shown({ kind: 'closed', note: closedNote(null), again: still })
export const 链接不完整 = shown({ kind: 'nothing' })
export const 加载中 = shown({ kind: 'loading', resource: listStates.loading })
export const 出错 = shown({ kind: 'loading', resource: listStates.failed })
export const 断网 = shown({ kind: 'loading', resource: listStates.offline }, true)
