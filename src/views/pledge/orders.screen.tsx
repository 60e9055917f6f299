import { DealPage, type DealPageProps, type Deals } from '../kit/finance/deal-page.tsx'
import { orders, orderWords, type PledgeOrder } from './pledges.select.ts'

export const parts = ['market', 'borrower', 'lender'] as const
export type Part = (typeof parts)[number]
const words: Readonly<Record<Part, string>> = { market: '质押市场', borrower: '我质押的', lender: '我出借的' }
const toPledge = { text: '质押一件藏品', href: '#/pages/sales/addhypothecate' }
const toMarket = { text: '去质押市场', href: '#/pages/mine/hypothecateOrder/hypothecateOrder' }
const empties: Readonly<Record<Part, DealPageProps<Part>['empty']>> = {
  market: { title: '暂无质押', note: '有人发布质押后会出现在这里，你也可以发布。' },
  borrower: { title: '暂无质押记录', note: '以藏品作押，借款到余额，按天计息，到期自动还款。' },
  lender: { title: '暂无出借记录', note: '在质押市场按对方的条件出借，到期连本带息收回。', action: toMarket },
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
