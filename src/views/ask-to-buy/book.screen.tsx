import { counted } from '#src/domain/number/number-format.ts'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { LineChart } from '#src/ui/chart/line-chart.tsx'
import type { ChartPoint } from '#src/ui/chart/line-path.ts'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { DeedNews, type DeedProps, DeedSheet } from '../kit/finance/deed-sheet.tsx'
import { Ladder, type LadderProps } from '../kit/finance/ladder.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { dayWords } from '../kit/product/sale-words.ts'

export interface BookProps extends Pick<DealListProps, 'lines' | 'resource'>, DeedProps, Partial<LadderProps> {
  readonly unknown?: ReactNode
  readonly title: string
  /** What was paid by day; nothing of a box. */
  readonly points?: readonly ChartPoint[]
  /** How many one has that could be sold. */
  readonly sellable: number
  /** Where one asks for it oneself; `''` until it is known. */
  readonly addHref: string
  /** Below the asks. */
  readonly more?: ReactNode
}

/** Who asks for one thing: both ladders, the course of prices, and each ask. */
export const BookScreen = ({ unknown, title, lines, resource, sellable, addHref, more, ...shown }: BookProps) => (
  <PageScreen
    title={title}
    footer={
      addHref !== '' && (
        <Button tone="primary" size="large" block href={addHref}>
          {resource.status === 'ready' && lines.length === 0 ? '发布求购' : '我也求购'}
        </Button>
      )
    }
  >
    {unknown}
    <DeedNews {...shown} />
    <DealList
      lines={lines}
      resource={resource}
      header={sellable > 0 ? `你有 ${counted(sellable, '件')}可卖，点一笔求购卖给对方` : '求购，价格从高到低'}
      empty={{
        title: '暂无求购',
        note: '发布求购后，持有者会看到你的出价；未成交全额退回。',
        action: { text: '去求购榜', href: '#/pages/sales/asktobuy/index' },
      }}
    >
      {shown.bids && shown.offers && resource.status === 'ready' && (
        <div className="flex flex-col gap-3 pb-5">
          <Ladder bids={shown.bids} offers={shown.offers} />
          {(shown.points?.length ?? 0) > 1 && (
            <div className="rounded-l bg-surface p-4">
              <LineChart
                label="每天的成交价"
                points={shown.points ?? []}
                valueText={priceWords}
                timeText={dayWords}
                emptyText="暂无成交"
              />
            </div>
          )}
        </div>
      )}
    </DealList>
    {more}
    <DeedSheet {...shown} />
  </PageScreen>
)
