import type { OrderRow } from '../kit/order/order-row.ts'
import type { Purchase } from '../kit/order/purchase.ts'
import { StoryApp, type Story } from '../kit/story/story-app.tsx'
import { listStates, shownResource } from '../kit/product/story-catalogue.ts'
import { sampleLine, sampleOrder, samplePurchase } from '../kit/order/story-orders.ts'
import { still } from '../kit/story/story-parts.ts'
import { type OrderPaymentProps, OrderPaymentScreen } from './order-payment.screen.tsx'
import { type PurseRow, viewCashier } from './order-payment.select.ts'

export default { title: '我的/收银台' }

const screen = (shown: Partial<OrderPaymentProps>, offline = false): Story => {
  const Shown: Story = () => (
    <StoryApp href="/pages/mine/order/components/orderDetail/payfortheorder?orderId=900042" offline={offline}>
      <OrderPaymentScreen
        resource={shownResource()}
        view={null}
        typed={null}
        onChoose={still}
        onPay={still}
        onType={still}
        onPassword={still}
        onCheck={still}
        onContinue={still}
        {...shown}
      />
    </StoryApp>
  )
  return Shown
}

interface Given {
  readonly order?: Partial<OrderRow>
  readonly purse?: Partial<PurseRow>
  readonly kind?: string
  readonly nativePay?: boolean
  readonly shown?: Partial<OrderPaymentProps>
}

const story = (purchase: Partial<Purchase> = {}, given: Given = {}): Story => {
  const purse = { opened: true, balanceFen: 268_000, weiDou: 1280, yuanDou: 36, ...given.purse }
  const { order, kind = 'bankCard', nativePay = false, shown } = given
  return screen({
    view: viewCashier(sampleOrder(order), samplePurchase(purchase), purse, kind, nativePay),
    ...shown,
  })
}

const beans = { currency: 'weiDou', beans: 376, lines: [sampleLine({ beans: 188 })] } as const

export const 选择支付方式 = story()
export const 在应用里 = story({}, { nativePay: true, kind: 'appPlugin' })
export const 钱包没有开通 = story({}, { kind: 'wallet', purse: { opened: false } })
export const 钱包余额不够 = story({}, { kind: 'wallet', purse: { balanceFen: 990 } })
export const 用豆子 = story({}, { order: beans })
export const 输入支付密码 = story({}, { order: beans, shown: { typed: '2468' } })
export const 正在前往 = story({ phase: 'requesting', kind: 'bankCard' })
export const 支付失败 = story({
  phase: 'failed',
  kind: 'bankCard',
  failure: '银行没有受理这笔支付，请换一种方式再试',
})
export const 等待付款结果 = story({ phase: 'away', kind: 'wallet' })
export const 确认中 = story({ phase: 'confirming', kind: 'wallet', canContinue: true })
export const 已关闭 = story({ phase: 'closed' }, { order: { state: 'closed', closedBy: 'expired' } })
export const 加载中 = screen({ resource: listStates.loading })
export const 出错 = screen({ resource: listStates.failed })
export const 断网 = screen({ resource: listStates.offline }, true)
