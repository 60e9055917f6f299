import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useMinute } from '../kit/app/use-now.ts'
import { useUser } from '../kit/app/use-session.ts'
import { offered } from '../kit/finance/finance.select.ts'
import { unknownDeeds } from '../kit/finance/deal-page.tsx'
import { PRODUCTS_A_PAGE as pageSize } from '../kit/product/catalogue.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { PledgeOrdersScreen, parts } from './orders.screen.tsx'
import { marketLine, orders, ownLine, type PledgeRow, renewedWith } from './pledges.select.ts'
import { usePledgeDeeds } from './use-pledge-deeds.ts'

const path = '/pages/mine/hypothecateOrder/hypothecateOrder'

/** The market of pledges, what one has pledged and what one has lent on (marketplace §2, §7; lc:mortgage). */
export default function PledgeOrdersPage() {
  const { query, replace } = useNavigation()
  const part = parts.find((one) => one === query.get('part')) ?? 'market'
  const order = orders.find((one) => one === query.get('order')) ?? 'newest'
  const productId = query.get('product') ?? ''
  const me = useUser()?.userId
  const now = useMinute()
  const first = useAside({ endpoint: 'pledge.first', request: {}, freshMs: 10_000 })
  const asked = { order, ...(productId === '' ? {} : { productId }) }
  const market = useResource({ endpoint: 'pledge.market', request: asked, pageSize, freshMs: 5000 })
  const own = useResource(
    part === 'market' ? null : { endpoint: 'pledge.mine', request: { role: part }, pageSize, freshMs: 5000 },
  )
  const follows = [first.renewal, market.renewal, ...renewedWith]
  const { shown, onLend, onCancel } = usePledgeDeeds(first.data?.rules ?? null, follows)
  const cancel = (row: PledgeRow) =>
    part === 'borrower' && row.state === 'published' ? { onPress: () => onCancel(row) } : {}
  return (
    <PledgeOrdersScreen
      {...shown}
      unknown={unknownDeeds(['pledge.publish', 'pledge.lend', 'pledge.cancel'] as const, shown.deed?.stream)}
      part={part}
      order={order}
      lines={
        part === 'market'
          ? market.items.map((row) => offered(marketLine(row), row.borrower.userId === me, () => onLend(row)))
          : own.items.map((row) => ({ ...ownLine(row, now), ...cancel(row) }))
      }
      resource={part === 'market' ? market : own}
      editions={(first.data?.editions ?? []).map(({ id, name, pledges }) => ({ key: id, label: `${name} ${pledges}` }))}
      edition={productId}
      onNarrow={(change) => replace(href(path, { part, order, product: productId, ...change }))}
    />
  )
}
