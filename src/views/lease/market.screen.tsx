import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { NumberBox } from '#src/ui/form/number-box.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { SumBox } from '../kit/finance/sum-box.tsx'
import { OrderButton } from '../kit/page/order-button.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { type LeaseOrder, orders, orderWords } from './leases.select.ts'

const footer = (
  <div className="flex gap-3 large:flex-col">
    <span className="flex-1">
      <Button size="large" block href="#/pages/lease/lease0rder">
        租赁订单
      </Button>
    </span>
    <span className="flex-1">
      <Button tone="primary" size="large" block href="#/pages/lease/addLease">
        我要出租
      </Button>
    </span>
  </div>
)

const empty: DealListProps['empty'] = {
  title: '暂无可租的藏品',
  note: '有人出租后会出现在这里，你也可以把自己的藏品租出去。',
  action: { text: '我要出租', href: '#/pages/lease/addLease' },
}

export interface LeaseMarketProps extends Pick<DealListProps, 'lines' | 'resource'> {
  readonly order: LeaseOrder
  readonly onOrder: (order: LeaseOrder) => void
}

/** What can be rented, by edition. */
export const LeaseMarketScreen = ({ order, onOrder, ...list }: LeaseMarketProps) => (
  <PageScreen
    actions={<OrderButton title="租赁排序" orders={orders} words={orderWords} current={order} onChange={onOrder} />}
    footer={footer}
  >
    <DealList {...list} empty={empty} />
  </PageScreen>
)

export interface LeaseOffersProps extends Pick<DealListProps, 'lines' | 'resource'>, DeedProps {
  readonly unknown?: ReactNode
  readonly title: string
  /** The copy for which the days are chosen; null while none is. */
  readonly chosen: {
    readonly called: string
    readonly days: number
    readonly daysMax: number
    readonly rent: string
    readonly sum: string
  } | null
  readonly onDays: (days: number) => void
  readonly onClose: () => void
  readonly onNext: () => void
}

/** The copies of one edition that can be rented. */
export const LeaseOffersScreen = ({ unknown, title, chosen, lines, resource, ...on }: LeaseOffersProps) => (
  <PageScreen title={title} footer={footer}>
    {unknown}
    <DeedNews {...on} />
    <DealList lines={lines} resource={resource} header="租金低的在前，点一件租下" empty={empty} />
    <Sheet
      open={chosen !== null}
      title="租几天"
      onDismiss={on.onClose}
      footer={
        <Button tone="primary" size="large" block onPress={on.onNext}>
          下一步
        </Button>
      }
    >
      {chosen && (
        <div className="flex flex-col gap-4 pb-4">
          <p className="text-center text-note text-muted">{chosen.called}</p>
          <div className="flex items-center justify-between">
            <span>天数</span>
            <NumberBox label="天数" value={chosen.days} min={1} max={chosen.daysMax} onChange={on.onDays} />
          </div>
          <SumBox
            items={[
              { term: '日租金', detail: chosen.rent },
              { term: '先冻结', detail: chosen.sum },
            ]}
            rule={`最长 ${chosen.daysMax} 天。到期自动归还；提前退租，没有开始的天退回。`}
          />
        </div>
      )}
    </Sheet>
    <DeedSheet {...on} />
  </PageScreen>
)
