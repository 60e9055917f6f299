import { LineChart } from '#src/ui/chart/line-chart.tsx'
import { Phrases } from '#src/ui/display/phrases.tsx'
import type { ChartPoint } from '#src/ui/chart/line-path.ts'
import { DealList, type DealListProps } from '../kit/finance/deal-list.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { priceWords } from '../kit/product/goods.ts'
import { dayWords } from '../kit/product/sale-words.ts'

export interface SellersProps extends Pick<DealListProps, 'lines' | 'resource'> {
  readonly title: string
  /** `''` until they are known. */
  readonly facts: string
  readonly points: readonly ChartPoint[]
}

export const SellersScreen = ({ title, facts, points, ...list }: SellersProps) => (
  <PageScreen title={title}>
    <DealList
      {...list}
      header="卖家，价格从低到高"
      empty={{
        title: '暂无寄售',
        note: '可发布求购，持有者会看到你的出价。',
        action: { text: '去求购榜', href: '#/pages/sales/asktobuy/index' },
      }}
    >
      {facts !== '' && (
        <p className="pb-3 text-note text-muted tabular-nums">
          <Phrases text={facts} />
        </p>
      )}
      {points.length > 1 && (
        <div className="mb-5 rounded-l bg-surface p-4">
          <LineChart
            label="每天的成交价"
            points={points}
            valueText={priceWords}
            timeText={dayWords}
            emptyText="暂无成交"
          />
        </div>
      )}
    </DealList>
  </PageScreen>
)
