import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Sheet } from '#src/ui/overlay/sheet.tsx'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { TabbedPage } from '../kit/page/tabbed-page.tsx'

export const parts = ['rented', 'let'] as const
export type Part = (typeof parts)[number]
const words: Readonly<Record<Part, string>> = { rented: '我租来的', let: '我出租的' }
const empties: Readonly<Record<Part, DealListProps['empty']>> = {
  rented: {
    title: '还没有租过',
    note: '租金先冻结，到期自动归还，没用完的天退回。',
    action: { text: '去租赁市场', href: '#/pages/lease/index' },
  },
  let: {
    title: '还没有出租过',
    note: '闲着的藏品可以按天租出去，还是你的。',
    action: { text: '我要出租', href: '#/pages/lease/addLease' },
  },
}

export interface LeaseOrdersProps extends Pick<DealListProps, 'lines' | 'resource'>, DeedProps {
  readonly unknown?: ReactNode
  readonly part: Part
  /** What one rents and has pressed; `buyout` is `''` where it cannot be bought. */
  readonly opened: { readonly called: string; readonly buyout: string } | null
  readonly onPart: (part: Part) => void
  readonly onClose: () => void
  readonly onEnd: () => void
  readonly onBuyOut: () => void
}

export const LeaseOrdersScreen = ({ unknown, part, opened, lines, resource, ...on }: LeaseOrdersProps) => (
  <TabbedPage label="租赁订单" tabs={parts.map((key) => ({ key, label: words[key] }))} current={part} onTab={on.onPart}>
    {unknown}
    <DeedNews {...on} />
    <DealList lines={lines} resource={resource} empty={empties[part]} />
    <Sheet open={opened !== null} title={opened?.called ?? ''} onDismiss={on.onClose}>
      <div className="flex flex-col gap-3 pt-2 pb-4">
        {opened?.buyout ? (
          <Button tone="primary" size="large" block onPress={on.onBuyOut}>
            买断 {opened.buyout}
          </Button>
        ) : (
          <p className="text-center text-note text-muted">出租人没有设买断价</p>
        )}
        <Button size="large" block onPress={on.onEnd}>
          提前退租
        </Button>
      </div>
    </Sheet>
    <DeedSheet {...on} />
  </TabbedPage>
)
