import { Button } from '#src/ui/action/button.tsx'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { OrderButton } from '../kit/page/order-button.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import { type AskOrder, orders, orderWords } from './asks.select.ts'

export interface RankingProps extends Pick<DealListProps, 'lines' | 'resource'> {
  readonly kind: 'copy' | 'box'
  readonly order: AskOrder
  readonly onOrder: (order: AskOrder) => void
  readonly onKind: (kind: 'copy' | 'box') => void
}

const tabs = [
  { key: 'copy', label: '藏品' },
  { key: 'box', label: '盲盒' },
] as const

/** What people ask for, most asked for first. */
export const RankingScreen = ({ kind, order, onOrder, onKind, ...list }: RankingProps) => (
  <TabbedPage
    label="求购的种类"
    tabs={tabs}
    current={kind}
    onTab={onKind}
    on={order}
    footer={
      <Button size="large" block href="#/pages/mine/asktobuy/index">
        我的求购
      </Button>
    }
    actions={
      kind === 'copy' && (
        <OrderButton title="求购排序" orders={orders} words={orderWords} current={order} onChange={onOrder} />
      )
    }
  >
    <DealList
      {...list}
      empty={{
        title: '暂无求购',
        note: '发布的求购会显示在这里；金额先冻结，未成交全额退回。',
        action: { text: '去市场看看', href: '#/pages/sales/sales' },
      }}
    />
  </TabbedPage>
)
