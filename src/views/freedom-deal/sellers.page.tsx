import { useNavigation } from '../kit/app/use-navigation.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { marketFacts, sellerLine } from './deals.select.ts'
import { SellersScreen } from './sellers.screen.tsx'

/** Who offers one product, and at what price (marketplace §2 freedomUser). */
export default function SellersPage() {
  const categoryId = useNavigation().query.get('category') ?? ''
  const market = useAside({ endpoint: 'product.marketOf', request: { categoryId }, freshMs: 10_000 })
  const list = useResource({
    endpoint: 'product.offers',
    request: { categoryId, order: 'priceUp' },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 10_000,
  })
  const now = useMinute()
  const { data } = market
  return (
    <SellersScreen
      title={data?.product.name ?? '卖家'}
      facts={data ? marketFacts(data) : ''}
      points={(data?.prices ?? []).map((row) => ({ at: row.at, value: row.lastFen }))}
      lines={useShown(list.items, sellerLine, now)}
      resource={list}
    />
  )
}
