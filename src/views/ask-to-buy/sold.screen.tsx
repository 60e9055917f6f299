import type { ReactNode } from 'react'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export type SoldProps = Pick<DealListProps, 'lines' | 'resource'> & { readonly unknown?: ReactNode }

export const SoldScreen = ({ unknown, ...list }: SoldProps) => (
  <PageScreen>
    {unknown}
    <DealList
      {...list}
      header="到账金额，服务费已扣除"
      empty={{
        title: '暂无求购成交',
        note: '求购榜上标有可卖件数的藏品，你已持有。',
        action: { text: '去求购榜', href: '#/pages/sales/asktobuy/index' },
      }}
    />
  </PageScreen>
)
