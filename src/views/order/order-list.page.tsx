import { href } from '#src/routes/table.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { lastMomentsOf, orderCard, tabOf } from './order-list.select.ts'
import { OrderListScreen } from './order-list.screen.tsx'

/** What was ordered, by how it stands (marketplace §2, §7). The tab stands in the address, so that coming back finds it. */
export default function OrderListPage() {
  const { query, replace } = useNavigation()
  const tab = tabOf(query)
  const list = useResource({
    endpoint: 'order.list',
    request: { group: tab },
    pageSize: ROWS_A_PAGE,
  })
  const now = useNowAt(lastMomentsOf(list))
  return (
    <OrderListScreen
      tab={tab}
      unknown={<UnknownIntents amongOrders />}
      cards={useShown(list.items, orderCard, now).filter((card) => card !== null)}
      resource={list}
      onTab={(group) => replace(href('/pages/mine/order/index', { group }))}
    />
  )
}
