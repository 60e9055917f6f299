import type { ReactNode } from 'react'
import { href } from '#src/routes/table.ts'
import { TextLink } from '#src/ui/action/text-link.tsx'
import { TabPanel } from '#src/ui/form/segmented-tabs.tsx'
import { BackToTop, FilterTabs } from '../kit/page/filter-tabs.tsx'
import type { Goods } from '../kit/product/goods.ts'
import { GoodsList } from '../kit/product/goods-grid.tsx'
import { type MarketOrder, marketOrders } from '../kit/market/market-filter.ts'
import { OrderButton } from '../kit/page/order-button.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { ShownResource } from '../kit/resource/resource-screen.tsx'
import { MarketEntries } from './market-entries.tsx'
import { orderWords, type SalesView } from './sales.select.ts'

export interface SalesProps extends SalesView {
  readonly goods: readonly Goods[]
  readonly resource: ShownResource
  /** About the chosen series, above its products; nothing where all are shown. */
  readonly head: ReactNode
  readonly onSeries: (seriesId: string) => void
  readonly onOrder: (order: MarketOrder) => void
}

const tabsId = 'market-series'

export function SalesScreen(props: SalesProps) {
  const { tabs, current, order, resource, goods, head, onSeries } = props
  return (
    <PageScreen
      actions={
        <>
          <OrderButton
            title="藏品排序"
            orders={marketOrders}
            words={orderWords}
            current={order}
            onChange={props.onOrder}
          />
          <span className="pr-2">
            <TextLink end href={`#${href('/pages/sales/list/list', { kind: 'filtered' })}`}>
              筛选
            </TextLink>
          </span>
        </>
      }
      top={<FilterTabs label="系列" items={tabs} current={current} onChange={onSeries} idBase={tabsId} />}
    >
      <BackToTop on={`${current} ${order}`} />
      <MarketEntries />
      <TabPanel idBase={tabsId} current={current}>
        {head}
        <GoodsList
          label="藏品"
          goods={goods}
          resource={resource}
          empty={
            current === ''
              ? {
                  title: '市场里还没有藏品',
                  note: '第一批藏品上架后会出现在这里。',
                  action: { text: '刷新', onPress: resource.refresh },
                }
              : {
                  title: '这个系列还没有上架的藏品',
                  note: '可先看看其他系列，上新时会发布公告。',
                  action: { text: '全部藏品', onPress: () => onSeries('') },
                }
          }
        />
      </TabPanel>
    </PageScreen>
  )
}
