import { Button } from '#src/ui/action/button.tsx'
import { DealPage, type DealPageProps, type Deals, DealSheet } from '../kit/finance/deal-page.tsx'

export const parts = ['rented', 'let'] as const
export type Part = (typeof parts)[number]
const words: Readonly<Record<Part, string>> = { rented: '我租来的', let: '我出租的' }
const toMarket = { text: '去租赁市场', href: '#/pages/lease/index' }
const toLet = { text: '我要出租', href: '#/pages/lease/addLease' }
const empties: Readonly<Record<Part, DealPageProps<Part>['empty']>> = {
  rented: { title: '暂无租入记录', note: '租金先冻结，到期自动归还，未用天数的租金退回。', action: toMarket },
  let: { title: '暂无出租记录', note: '闲置藏品可按天出租，所有权不变。', action: toLet },
}

export interface LeaseOrdersProps extends Deals {
  readonly part: Part
  /** What one rents and has pressed; `buyout` is `''` where it cannot be bought. */
  readonly opened: { readonly called: string; readonly buyout: string } | null
  readonly onPart: (part: Part) => void
  readonly onClose: () => void
  readonly onEnd: () => void
  readonly onBuyOut: () => void
}

const none = <p className="text-center text-note text-muted">出租人没有设买断价</p>

export const LeaseOrdersScreen = ({ part, opened, onPart, onClose, onEnd, onBuyOut, ...list }: LeaseOrdersProps) => (
  <DealPage
    {...list}
    tabs={{ label: '租赁订单', parts, words, current: part, onTab: onPart }}
    empty={empties[part]}
    sheet={
      <DealSheet open={opened !== null} title={opened?.called ?? ''} onClose={onClose}>
        <div className="flex flex-col gap-3 pt-2 pb-4">
          {opened?.buyout ? (
            <Button tone="primary" size="large" block onPress={onBuyOut}>
              买断 {opened.buyout}
            </Button>
          ) : (
            none
          )}
          <Button size="large" block onPress={onEnd}>
            提前退租
          </Button>
        </div>
      </DealSheet>
    }
  />
)
