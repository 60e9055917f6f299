import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export interface UserCollectionProps extends Pick<DealListProps, 'lines' | 'resource'> {
  readonly title: string
  /** The person shows nothing. */
  readonly hidden: boolean
}

export const UserCollectionScreen = ({ title, hidden, ...list }: UserCollectionProps) => (
  <PageScreen title={title}>
    <DealList
      {...list}
      header="标价的藏品可直接购买"
      empty={{
        title: hidden ? '对方没有公开藏品' : '还没有藏品',
        note: hidden ? '可浏览其他寄售藏品。' : '这里会显示对方的藏品。',
        action: { text: '回到自由交易', href: '#/pages/freedomDeal/freedomDeal' },
      }}
    />
  </PageScreen>
)
