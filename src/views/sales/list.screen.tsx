import { TabPanel } from '#src/ui/form/segmented-tabs.tsx'
import { BackToTop, FilterTabs } from '../kit/filter-tabs.tsx'
import type { Goods } from '../kit/goods.ts'
import { GoodsList } from '../kit/goods-grid.tsx'
import { OrderButton } from '../kit/order-button.tsx'
import { PageScreen } from '../kit/page-screen.tsx'
import type { ShownResource } from '../kit/resource-screen.tsx'
import { type ListFilter, offerOrderWords, orders } from './list.select.ts'

export interface ListProps extends ListFilter {
  readonly tabs: readonly { readonly key: string; readonly label: string }[]
  readonly goods: readonly Goods[]
  readonly resource: ShownResource
  readonly onNarrow: (change: Partial<ListFilter>) => void
}

export const ListScreen = ({ tabs, typeId, order, goods, resource, onNarrow }: ListProps) => (
  <PageScreen
    actions={
      <OrderButton
        title="寄售排序"
        orders={orders}
        words={offerOrderWords}
        current={order}
        onChange={(next) => onNarrow({ order: next })}
      />
    }
    top={
      <FilterTabs
        label="系列"
        items={tabs}
        current={typeId}
        onChange={(next) => onNarrow({ typeId: next })}
        idBase="offers-series"
      />
    }
  >
    <BackToTop on={`${typeId} ${order}`} />
    <TabPanel idBase="offers-series" current={typeId}>
      <GoodsList
        label="寄售中的藏品"
        goods={goods}
        resource={resource}
        empty={{ title: '还没有人寄售', note: '有人寄售后会出现在这里，先看看正在首发的藏品。', action: toMarket }}
      />
    </TabPanel>
  </PageScreen>
)

const toMarket = { text: '去市场看看', href: '#/pages/sales/sales' }
