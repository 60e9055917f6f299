import { DealPage, type DealPageProps, type Deals } from '../kit/finance/deal-page.tsx'
import { orders, orderWords, type PledgeOrder } from './pledges.select.ts'

export const parts = ['market', 'borrower', 'lender'] as const
export type Part = (typeof parts)[number]
const words: Readonly<Record<Part, string>> = { market: '质押市场', borrower: '我质押的', lender: '我出借的' }
const toPledge = { text: '质押一件藏品', href: '#/pages/sales/addhypothecate' }
const toMarket = { text: '看质押市场', href: '#/pages/mine/hypothecateOrder/hypothecateOrder' }
const empties: Readonly<Record<Part, DealPageProps<Part>['empty']>> = {
  market: { title: '暂无人想借', note: '别人发布质押后会出现在这里，你也可以押一件。', action: toPledge },
  borrower: { title: '还没有质押过', note: '押上一件藏品，按天计息借到余额；到期自动还款。', action: toPledge },
  lender: { title: '还没有出借过', note: '在质押市场按对方的条件出借，到期连本带息收回。', action: toMarket },
}

export interface PledgeOrdersProps extends Deals {
  readonly part: Part
  readonly order: PledgeOrder
  /** Of which copies are pledged on the market; `''` is any of them. */
  readonly editions: readonly { readonly key: string; readonly label: string }[]
  readonly edition: string
  readonly onNarrow: (change: { readonly part?: Part; readonly order?: PledgeOrder; readonly product?: string }) => void
}

export const PledgeOrdersScreen = ({ part, order, editions, edition, onNarrow, ...list }: PledgeOrdersProps) => {
  const isMarket = part === 'market'
  const onOrder = (next: PledgeOrder) => onNarrow({ order: next })
  const onTab = (next: Part) => onNarrow({ part: next })
  const onEdition = (product: string) => onNarrow({ product })
  return (
    <DealPage
      {...list}
      tabs={{ label: '质押', parts, words, current: part, on: `${order} ${edition}`, onTab }}
      order={isMarket ? { title: '质押排序', orders, words: orderWords, current: order, onChange: onOrder } : null}
      filter={isMarket ? { label: '藏品', items: editions, current: edition, onChange: onEdition } : null}
      empty={empties[part]}
      foot={[toPledge]}
    />
  )
}
