import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonForm } from '#src/ui/feedback/page-skeletons.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { ChoiceList } from '../kit/page/choice-list.tsx'
import { BoughtCard } from '../kit/order/goods-line.tsx'
import { PayMark } from '../kit/order/pay-mark.tsx'
import { LiveCountdown } from '../kit/app/live-countdown.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { PayPasswordSheet } from '../kit/identity/pay-password-sheet.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { CashierView } from './order-payment.select.ts'

export interface OrderPaymentProps {
  readonly resource: ShownResource
  /** Null until it is there. */
  readonly view: CashierView | null
  /** The payment password as far as it is typed; null while it is not asked for. */
  readonly typed: string | null
  readonly onChoose: (kind: string) => void
  readonly onPay: () => void
  readonly onType: (typed: string | null) => void
  readonly onPassword: (password: string) => void
  readonly onCheck: () => void
  readonly onContinue: () => void
}

export function OrderPaymentScreen(props: OrderPaymentProps) {
  const { resource, view } = props
  const footer = view?.stage === 'choose' ? { footer: <Foot {...props} view={view} /> } : {}
  return (
    <PageScreen {...footer}>
      <ResourceState resource={resource} skeleton={<SkeletonForm />}>
        {view && (view.stage === 'choose' ? <Choose {...props} view={view} /> : <Ended {...props} view={view} />)}
      </ResourceState>
    </PageScreen>
  )
}

type Shown = OrderPaymentProps & { readonly view: CashierView }

const Choose = ({ view, typed, onChoose, onType, onPassword }: Shown) => (
  <div className="flex flex-col gap-4">
    <div className="flex flex-col items-center gap-1 py-5">
      <p className="text-note text-muted">应付金额</p>
      <p className="text-figure leading-tight font-semibold tabular-nums">{view.amount}</p>
      {view.expiresAt !== null && (
        <LiveCountdown label="付款剩余" until={view.expiresAt} doneText="付款时间已到，正在核对" />
      )}
    </div>
    {view.failure !== '' && <InlineMessage kind="error">{view.failure}</InlineMessage>}
    <div>
      <ChoiceList
        title="支付方式"
        large
        choices={view.choices.map((one) => ({ ...one, picture: <PayMark way={one.key} /> }))}
        current={view.kind}
        onChange={onChoose}
      />
    </div>
    {view.obstacle && (
      <InlineMessage kind="warning" action={<TextLink href={view.obstacle.href}>{view.obstacle.action}</TextLink>}>
        {view.obstacle.text}
      </InlineMessage>
    )}
    <BoughtCard lines={view.lines} amount={view.amount} />
    <PayPasswordSheet amount={view.amount} typed={typed} onType={onType} onPassword={onPassword} />
  </div>
)

const Foot = ({ view, onPay }: Shown) => (
  <Button
    tone="primary"
    size="large"
    block
    pending={view.pending}
    pendingText="请稍候"
    disabled={view.obstacle !== null}
    onPress={onPay}
  >
    支付 {view.amount}
  </Button>
)

/** Nobody knows yet, or nothing is left to pay: what can be done now. */
const Ended = ({ view, onCheck, onContinue }: Shown) => (
  <>
    <ResultState
      {...view.outcome}
      action={
        <>
          <div className="flex flex-wrap justify-center gap-3">
            {view.stage === 'wait' && view.canContinue && <Button onPress={onContinue}>回到支付页面</Button>}
            {view.stage === 'wait' && <Button onPress={onCheck}>查看结果</Button>}
            {!view.canContinue && <Button href={view.orderHref}>查看订单</Button>}
          </div>
          {view.stage === 'wait' && <TextLink href={`#${href('/pages/mine/aboutUs/aboutUs')}`}>联系客服</TextLink>}
        </>
      }
    />
    <BoughtCard lines={view.lines} amount={view.amount} />
  </>
)
