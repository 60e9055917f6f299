import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { Foot } from '../kit/finance/deal-page.tsx'
import { BackToTop } from '../kit/page/filter-tabs.tsx'
import { OrderButton } from '../kit/page/order-button.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { type LeaseOrder, nothingToRent, orders, orderWords, ownLeases } from './leases.select.ts'

export interface LeaseMarketProps extends Pick<DealListProps, 'lines' | 'resource'> {
  readonly order: LeaseOrder
  readonly onOrder: (order: LeaseOrder) => void
}

/** What can be rented, by edition. */
export const LeaseMarketScreen = ({ order, onOrder, ...list }: LeaseMarketProps) => (
  <PageScreen
    actions={<OrderButton title="租赁排序" orders={orders} words={orderWords} current={order} onChange={onOrder} />}
    footer={<Foot links={ownLeases} />}
  >
    <BackToTop on={order} />
    <DealList {...list} empty={nothingToRent} />
  </PageScreen>
)
