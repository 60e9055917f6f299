import { parseHref } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { marketLine } from './deals.select.ts'
import { FreedomMarketScreen } from './market.screen.tsx'

const activePath = '/pages/freedomDeal/activeregion'

/** What people offer each other, the newest first, or what changes hands most (marketplace §2 Freedom deal; docs/decisions/0047). */
export default function FreedomMarketPage() {
  const isActive = parseHref(useNavigation().href).path === activePath
  const list = useResource({
    endpoint: 'product.market',
    request: { order: isActive ? 'busiest' : 'newest' },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 20_000,
  })
  return (
    <FreedomMarketScreen
      lines={useShown(list.items, marketLine)}
      resource={list}
      other={
        isActive
          ? { text: '最新寄售', href: '#/pages/freedomDeal/freedomDeal' }
          : { text: '活跃专区', href: `#${activePath}` }
      }
      header={isActive ? '按寄售数量排序' : '按发行时间排序'}
    />
  )
}
