import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { DescriptionList } from '#src/ui/display/description-list.tsx'
import { InlineMessage, QuietAction } from '#src/ui/feedback/inline-message.tsx'
import { SkeletonOrder } from '#src/ui/feedback/page-skeletons.tsx'
import { ResultState } from '#src/ui/feedback/state.tsx'
import { NumberBox } from '#src/ui/form/number-box.tsx'
import { Section } from '#src/ui/layout/section.tsx'
import { ChoiceList } from '../kit/page/choice-list.tsx'
import { lateWords } from '../kit/intent/unknown-intents.ts'
import { GoodsLine } from '../kit/order/goods-line.tsx'
import { PayMark } from '../kit/order/pay-mark.tsx'
import { IncompleteLink } from '../kit/page/incomplete-link.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { PayPasswordSheet } from '../kit/identity/pay-password-sheet.tsx'
import { ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import type { PlaceOrderView, Way } from './place-order.select.ts'
import type { RuleLine } from '../kit/product/sale-words.ts'

interface Ready {
  readonly kind: 'ready'
  readonly view: PlaceOrderView
  readonly rules: { readonly note: string; readonly lines: readonly RuleLine[] }
  /** It has been asked for and not been answered. */
  readonly pending: boolean
  /** Why the server has said no; `''` when it has not. */
  readonly refusal: string
  /** That the price is another one than was agreed to; `''` when it is not. Nothing is ordered until it was agreed to. */
  readonly priceChange: string
  /** What is asked before it is ordered. */
  readonly question?: ReactNode
  /** The payment password as far as it is typed; null while it is not asked for. */
  readonly typed: string | null
  readonly onQuantity: (quantity: number) => void
  readonly onWay: (way: Way) => void
  readonly onAgree: () => void
  /** What is sold is asked for again. */
  readonly onLook: () => void
  readonly onSubmit: () => void
  readonly onType: (typed: string | null) => void
  readonly onPassword: (password: string) => void
}

interface Uncertain {
  readonly kind: 'uncertain'
  readonly chargesAtOnce: boolean
  /** What was found where nothing decides; `''` while it is not known that nothing will. */
  readonly found: string
  /** Nobody knows it for so long that more is offered than patience. */
  readonly isLate: boolean
  readonly check: () => void
  /** Leads to buying it once more, which is asked before. */
  readonly again: () => void
}

export interface PlaceOrderProps {
  readonly stage:
    | { readonly kind: 'nothing' }
    | { readonly kind: 'opening' }
    | { readonly kind: 'loading'; readonly resource: ShownResource }
    | Uncertain
    | { readonly kind: 'closed'; readonly note: string; readonly again: () => void }
    | Ready
}

export function PlaceOrderScreen({ stage }: PlaceOrderProps) {
  if (stage.kind === 'ready') return <Confirm {...stage} />
  return <PageScreen>{otherwise(stage)}</PageScreen>
}

function otherwise(stage: Exclude<PlaceOrderProps['stage'], Ready>): ReactNode {
  if (stage.kind === 'opening') return <SkeletonOrder />
  if (stage.kind === 'loading') {
    return (
      <ResourceState resource={stage.resource} skeleton={<SkeletonOrder />}>
        {null}
      </ResourceState>
    )
  }
  if (stage.kind === 'nothing') return <IncompleteLink of="work" />
  if (stage.kind === 'uncertain') return <Unknown {...stage} />
  return (
    <ResultState
      outcome="failed"
      title="这笔订单已经关闭"
      note={stage.note}
      action={
        <Button tone="primary" onPress={stage.again}>
          重新下单
        </Button>
      }
    />
  )
}

function Unknown({ chargesAtOnce, found, isLate, check, again }: Uncertain) {
  const isOpenEnded = isLate || found !== ''
  // Nothing was taken is said only where placing an order takes nothing.
  const uncharged = chargesAtOnce ? '' : '，也还没有扣款'
  const patience = `还不知道订单有没有下成。结果会自动更新，不会重复下单${uncharged}。`
  return (
    <ResultState
      outcome="pending"
      title="订单确认中"
      note={`${isOpenEnded ? '' : '网络不好，'}${isLate ? lateWords('下单') : patience}${found}`}
      action={
        <>
          <Button onPress={check}>立即查询</Button>
          {isOpenEnded && (
            <>
              <Button href={`#${href('/pages/mine/order/index')}`}>我的订单</Button>
              <Button tone="quiet" onPress={again}>
                仍要再买
              </Button>
              <TextLink href={`#${href('/pages/mine/aboutUs/aboutUs')}`}>联系客服</TextLink>
            </>
          )}
        </>
      }
    />
  )
}

function Confirm(props: Ready) {
  const { view, rules } = props
  return (
    <PageScreen footer={<Foot {...props} />}>
      <div className="flex flex-col gap-4">
        {view.obstacle && (
          <InlineMessage kind="warning" action={<TextLink href={view.obstacle.href}>{view.obstacle.action}</TextLink>}>
            {view.obstacle.text}
          </InlineMessage>
        )}
        <Card>
          <GoodsLine line={view.line} />
          {view.quantityMax > 1 ? (
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-3">
              <span className="min-w-0 flex-[1_1_8em]">
                <span className="block">数量</span>
                <span className="block text-note text-muted tabular-nums">{view.limitNote}</span>
              </span>
              <NumberBox
                label="购买数量"
                value={view.quantity}
                max={view.quantityMax}
                disabled={props.pending}
                onChange={props.onQuantity}
              />
            </div>
          ) : (
            <p className="mt-4 border-t border-hairline pt-3 text-note text-muted tabular-nums">{view.limitNote}</p>
          )}
        </Card>
        <div className="pt-3">
          <ChoiceList
            title="支付方式"
            large
            choices={view.ways.map((one) => ({ ...one, picture: <PayMark way={one.key} /> }))}
            current={view.way}
            onChange={props.onWay}
          />
        </div>
      </div>
      <Section title="购买规则" note={rules.note}>
        <div className="rounded-l bg-surface px-4 py-2">
          <DescriptionList items={rules.lines} />
        </div>
      </Section>
      {props.question}
      <PayPasswordSheet amount={view.total} typed={props.typed} onType={props.onType} onPassword={props.onPassword} />
    </PageScreen>
  )
}

const Foot = ({ view, pending, refusal, priceChange, onAgree, onLook, onSubmit }: Ready) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
    {refusal !== '' && !view.obstacle && (
      <div className="w-full">
        <InlineMessage kind="error" action={priceChange === '' && <QuietAction onPress={onLook}>刷新</QuietAction>}>
          {priceChange || refusal}
        </InlineMessage>
      </div>
    )}
    <p className="min-w-0">
      <span className="block text-title font-semibold text-cinnabar tabular-nums">
        <span className="sr-only">合计</span>
        {view.total}
      </span>
      <span className="block text-note text-muted tabular-nums">{view.hint}</span>
    </p>
    {priceChange !== '' && !view.obstacle ? (
      <Button tone="primary" size="large" onPress={onAgree}>
        按新价格继续
      </Button>
    ) : (
      <Button
        tone="primary"
        size="large"
        pending={pending}
        pendingText="正在下单"
        disabled={view.obstacle !== null}
        onPress={onSubmit}
        label={`提交订单 ${view.total}`}
      >
        提交订单
      </Button>
    )}
  </div>
)
