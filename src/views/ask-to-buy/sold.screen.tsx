import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export type SoldProps = Pick<DealListProps, 'lines' | 'resource'>

export const SoldScreen = (list: SoldProps) => (
  <PageScreen>
    <DealList
      {...list}
      header="到账金额，服务费已扣除"
      empty={{
        title: '还没有卖给过求购',
        note: '求购榜上标着「可卖」的，你手里就有。',
        action: { text: '看求购榜', href: '#/pages/sales/asktobuy/index' },
      }}
    />
  </PageScreen>
)
