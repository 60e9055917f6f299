import { TextLink } from '#src/ui/action/text-link.tsx'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export interface FreedomMarketProps extends Pick<DealListProps, 'lines' | 'resource'> {
  readonly header: string
  /** The other way to look at it. */
  readonly other: { readonly text: string; readonly href: string }
}

export const FreedomMarketScreen = ({ header, other, ...list }: FreedomMarketProps) => (
  <PageScreen>
    <DealList
      {...list}
      header={header}
      empty={{
        title: '暂无寄售',
        note: '藏品寄售后，会显示在这里。',
        action: { text: '我的藏品', href: '#/pages/mine/myCollection/mycollection' },
      }}
    >
      <p className="flex items-baseline justify-between gap-4 pb-4 text-note text-pretty text-soft">
        <span>买卖双方直接成交，价格由卖家定；付款即过户。</span>
        <span className="shrink-0">
          <TextLink href={other.href}>{other.text}</TextLink>
        </span>
      </p>
    </DealList>
  </PageScreen>
)
