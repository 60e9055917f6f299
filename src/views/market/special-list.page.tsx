import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { specialGoods } from './goods-lists.select.ts'
import { SpecialListScreen } from './special-list.screen.tsx'

/** What is sold under rules of its own (marketplace §2, §7). */
export default function SpecialListPage() {
  const specials = useResource({
    endpoint: 'product.specials',
    request: {},
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 60_000,
  })
  const now = useNowAt(specials.items.map((row) => row.product.onSaleAt))
  return <SpecialListScreen goods={useShown(specials.items, specialGoods, now)} resource={specials} />
}
