import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { SegmentedTabs } from '#src/ui/form/segmented-tabs.tsx'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { OrderButton } from '../kit/page/order-button.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'
import { orders, orderWords, type PledgeOrder } from './pledges.select.ts'

export const parts = ['market', 'borrower', 'lender'] as const
export type Part = (typeof parts)[number]
const words: Readonly<Record<Part, string>> = { market: '质押市场', borrower: '我质押的', lender: '我出借的' }

export interface PledgeOrdersProps extends Pick<DealListProps, 'lines' | 'resource'>, DeedProps {
  readonly unknown?: ReactNode
  readonly part: Part
  readonly order: PledgeOrder
  /** Of which copies are pledged on the market. */
  readonly editions: readonly { readonly key: string; readonly label: string }[]
  readonly edition: string
  readonly onPart: (part: Part) => void
  readonly onOrder: (order: PledgeOrder) => void
  readonly onEdition: (id: string) => void
}

const toPledge = { text: '质押一件藏品', href: '#/pages/sales/addhypothecate' }
const empties: Readonly<Record<Part, DealListProps['empty']>> = {
  market: { title: '暂无人想借', note: '别人发布质押后会出现在这里，你也可以押一件。', action: toPledge },
  borrower: { title: '还没有质押过', note: '押上一件藏品，按天计息借到余额；到期自动还款。', action: toPledge },
  lender: {
    title: '还没有出借过',
    note: '在质押市场按对方的条件出借，到期连本带息收回。',
    action: { text: '看质押市场', href: '#/pages/mine/hypothecateOrder/hypothecateOrder' },
  },
}

export const PledgeOrdersScreen = ({
  unknown,
  part,
  order,
  editions,
  edition,
  lines,
  resource,
  ...on
}: PledgeOrdersProps) => (
  <TabbedPage
    label="质押"
    tabs={parts.map((key) => ({ key, label: words[key] }))}
    current={part}
    onTab={on.onPart}
    on={`${order} ${edition}`}
    actions={
      part === 'market' && (
        <OrderButton title="质押排序" orders={orders} words={orderWords} current={order} onChange={on.onOrder} />
      )
    }
    footer={
      <Button tone="primary" size="large" block href={toPledge.href}>
        {toPledge.text}
      </Button>
    }
  >
    {unknown}
    <DeedNews {...on} />
    <DealList lines={lines} resource={resource} empty={empties[part]}>
      {part === 'market' && editions.length > 1 && (
        <div className="-mx-4 pb-3">
          <SegmentedTabs
            label="藏品"
            look="line"
            items={[{ key: '', label: '全部' }, ...editions]}
            current={edition}
            onChange={on.onEdition}
          />
        </div>
      )}
    </DealList>
    <DeedSheet {...on} />
  </TabbedPage>
)
