import { PRODUCTS_A_PAGE } from '../kit/catalogue.ts'
import { useNowAt } from '../kit/use-now-at.ts'
import { useResource } from '../kit/use-resource.ts'
import type { BeanListProps } from './bean-list.tsx'
import { type BeanKind, beanGoods, type RedeemableRow } from './goods-lists.select.ts'

/** What one kind of beans can be given for, and how many of them there are. */
export function useBeans(kind: BeanKind): Omit<BeanListProps, 'rules'> {
  const list = useResource<{ readonly balance: number }, RedeemableRow>({
    endpoint: 'beans.redeemables',
    request: { currency: kind },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  const now = useNowAt(list.items.map((row) => row.product.onSaleAt))
  return {
    kind,
    balance: list.data?.balance ?? 0,
    goods: list.items.map((row) => beanGoods(row, kind, now)),
    resource: list,
  }
}
