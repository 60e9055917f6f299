import { parseHref } from '#src/routes/table.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { BeanListScreen } from './bean-list.screen.tsx'
import { beanBox, beanGoods, beanKinds, beanPaths } from './goods-lists.select.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { castEndpoint } from './casting/casting.select.ts'
import { useCasting } from './casting/use-casting.ts'

const byWeiDou = [castEndpoint.weiDou, 'beans.exchangeWeiDou', 'order.byBeans'] as const
const byYuanDou = [castEndpoint.yuanDou, 'beans.exchange', 'order.byBeans'] as const
/** What changes how many there are, or is paid with them. */
const spending = { weiDou: byWeiDou, yuanDou: byYuanDou }

/** What one kind of beans can be given for, and how many of them there are (marketplace §2, §7). The kind is the page's address. */
export default function BeanListPage() {
  const { path } = parseHref(useNavigation().href)
  const kind = beanKinds.find((one) => beanPaths[one] === path) ?? 'weiDou'
  const list = useResource({
    endpoint: 'beans.redeemables',
    request: { currency: kind },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  const casting = useCasting(kind, [list.renewal])
  const now = useNowAt(list.items.map((row) => row.product.onSaleAt))
  return (
    <BeanListScreen
      unknown={<UnknownIntents by={spending[kind]} />}
      kind={kind}
      balance={list.data?.balance ?? 0}
      goods={useShown(list.items, (row, at) => beanGoods(row, kind, at), now)}
      boxes={(list.data?.boxes ?? []).map((row) => beanBox(row, kind, now))}
      resource={list}
      casting={casting}
    />
  )
}
