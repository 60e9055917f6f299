import { PRODUCTS_A_PAGE } from '../kit/catalogue.ts'
import { useNowAt } from '../kit/use-now-at.ts'
import { useResource } from '../kit/use-resource.ts'
import type { BeanListProps } from './bean-list.tsx'
import { beanBox, type BeanKind, beanGoods, type RedeemableBoxRow, type RedeemableRow } from './goods-lists.select.ts'
import { useCasting } from './use-casting.ts'

/** What one kind of beans can be given for, and how many of them there are. */
export function useBeans(kind: BeanKind): Omit<BeanListProps, 'rules'> {
  const list = useResource<{ readonly balance: number; readonly boxes: readonly RedeemableBoxRow[] }, RedeemableRow>({
    endpoint: 'beans.redeemables',
    request: { currency: kind },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  const casting = useCasting(kind, list.refresh)
  const now = useNowAt(list.items.map((row) => row.product.onSaleAt))
  return {
    kind,
    balance: list.data?.balance ?? 0,
    goods: list.items.map((row) => beanGoods(row, kind, now)),
    boxes: (list.data?.boxes ?? []).map((row) => beanBox(row, kind, now)),
    resource: list,
    casting,
  }
}
