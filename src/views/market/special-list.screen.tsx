import { GoodsList, type GoodsListProps } from '../kit/product/goods-grid.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'

export const SpecialListScreen = (shown: Pick<GoodsListProps, 'goods' | 'resource'>) => (
  <PageScreen>
    <GoodsList
      {...shown}
      label="专场藏品"
      empty={{
        title: '暂无专场',
        note: '限量、白名单和持有者专享的藏品会在这里开售。',
        action: { text: '全部藏品', href: '#/pages/sales/sales' },
      }}
    >
      <p className="mb-4 text-note text-pretty text-soft">限量珍藏、白名单与持有者专享的藏品，购买前请先看规则。</p>
    </GoodsList>
  </PageScreen>
)
