import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { StatusDot } from '#src/ui/display/status-dot.tsx'
import { Skeleton, SkeletonBlock } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState } from '#src/ui/feedback/state.tsx'
import { NearList } from '#src/ui/list/near-list.tsx'
import { GoodsLine } from '../kit/order/goods-line.tsx'
import { LiveCountdown } from '../kit/app/live-countdown.tsx'
import { ResourceFoot, ResourceState, type ShownResource } from '../kit/resource/resource-screen.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import { emptyWords, type OrderCard, type OrderTab, orderTabs } from './order-list.select.ts'

export interface OrderListProps {
  readonly tab: OrderTab
  readonly cards: readonly OrderCard[]
  readonly resource: ShownResource
  readonly onTab: (tab: OrderTab) => void
  /** What nobody knows the end of yet. */
  readonly unknown?: ReactNode
}

export const OrderListScreen = ({ tab, cards, resource, onTab, unknown }: OrderListProps) => (
  <TabbedPage label="订单状态" tabs={orderTabs} current={tab} onTab={onTab} look="line">
    {unknown}
    <ResourceState
      resource={resource}
      skeleton={<CardsToCome />}
      empty={
        <EmptyState
          kind="record"
          {...emptyWords[tab]}
          action={<Button href="#/pages/sales/sales">去市场看看</Button>}
        />
      }
    >
      <NearList className="flex flex-col gap-(--gap) [--gap:0.75rem]">
        {cards.map((card) => (
          <li key={card.id}>
            <Order card={card} />
          </li>
        ))}
      </NearList>
      <ResourceFoot resource={resource} />
    </ResourceState>
  </TabbedPage>
)

const CardsToCome = () => (
  <Skeleton>
    <div className="flex flex-col gap-3">
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <Card key={key}>
          <SkeletonBlock width="40%" height="13px" />
          <div className="mt-5 flex gap-3">
            <SkeletonBlock width="64px" height="84px" round="card" />
            <span className="flex flex-1 flex-col gap-3 pt-1">
              <SkeletonBlock width="52%" height="16px" />
              <SkeletonBlock width="24%" height="13px" />
              <SkeletonBlock width="32%" height="15px" />
            </span>
          </div>
          <div className="mt-3 flex justify-end border-t border-hairline pt-4 pb-1">
            <SkeletonBlock width="28%" height="16px" />
          </div>
        </Card>
      ))}
    </div>
  </Skeleton>
)

const Order = ({ card }: { readonly card: OrderCard }) => (
  <Card href={card.href}>
    <span className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
      <span className="text-note text-muted tabular-nums">{card.when}</span>
      <StatusDot tone={card.state.tone}>{card.state.text}</StatusDot>
    </span>
    <GoodsLine line={card.line} plain />
    <span className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-hairline pt-3 tabular-nums">
      {card.expiresAt === null ? (
        <span className="text-note text-muted">{card.more}</span>
      ) : (
        <LiveCountdown label="付款剩余" until={card.expiresAt} doneText="付款时间已到" />
      )}
      <span className="ms-auto flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>
          <span className="text-note text-muted">合计 </span>
          <span className="font-semibold">{card.amount}</span>
        </span>
        {/* The page of the order decides whether it can be paid now: what nobody knows yet is not paid again. */}
        {card.isPayable && (
          <span className="rounded-full px-3.5 py-1.5 text-note font-medium ring-1 ring-line ring-inset">去付款</span>
        )}
      </span>
    </span>
  </Card>
)
