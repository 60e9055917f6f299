import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { LeaseMarketScreen } from './market.screen.tsx'
import { editionLine, orders } from './leases.select.ts'
import { LeaseOffers } from './offers.tsx'

/** What can be rented, by edition, and the copies of one (marketplace §2, §7; lc:lease). */
export default function LeaseMarketPage() {
  const { query } = useNavigation()
  const category = query.get('category')
  return category === null ? <Editions /> : <LeaseOffers categoryId={category} />
}

function Editions() {
  const { query, replace } = useNavigation()
  const order = orders.find((one) => one === query.get('order')) ?? 'newest'
  const list = useResource({ endpoint: 'lease.market', request: { order }, pageSize: PRODUCTS_A_PAGE, freshMs: 10_000 })
  return (
    <LeaseMarketScreen
      lines={useShown(list.items, editionLine)}
      resource={list}
      order={order}
      onOrder={(next) => replace(href('/pages/lease/index', { order: next }))}
    />
  )
}
