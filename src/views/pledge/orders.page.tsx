import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useUser } from '../kit/app/use-session.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { type Resource, renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { PledgeOrdersScreen, type Part, parts } from './orders.screen.tsx'
import { marketLine, orders, ownLine, type PledgeRow } from './pledges.select.ts'
import { usePledgeDeeds } from './use-pledge-deeds.ts'

const path = '/pages/mine/hypothecateOrder/hypothecateOrder'

/** The market of pledges, what one has pledged and what one has lent on (marketplace §2, §7; lc:mortgage). */
export default function PledgeOrdersPage() {
  const { query, replace } = useNavigation()
  const part = parts.find((one) => one === query.get('part')) ?? 'market'
  const order = orders.find((one) => one === query.get('order')) ?? 'newest'
  const productId = query.get('product') ?? ''
  const me = useUser()?.userId
  const now = useNow(true, 60_000)
  const first = useResource({ endpoint: 'pledge.first', request: {}, freshMs: 10_000 })
  const market = useResource({
    endpoint: 'pledge.market',
    request: { order, ...(productId === '' ? {} : { productId }) },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 5000,
  })
  const own = useResource(
    part === 'market'
      ? null
      : { endpoint: 'pledge.mine', request: { role: part }, pageSize: PRODUCTS_A_PAGE, freshMs: 5000 },
  )
  const mine = (role: 'borrower' | 'lender') => renewalOf({ endpoint: 'pledge.mine', request: { role } })
  const { shown, onLend, onCancel } = usePledgeDeeds(first.data?.rules ?? null, [
    first.renewal,
    market.renewal,
    mine('borrower'),
    mine('lender'),
  ])
  const narrow = (change: Record<string, string>) =>
    replace(href(path, { part, order, ...(productId === '' ? {} : { product: productId }), ...change }))
  const offered = (row: PledgeRow) => ({
    ...marketLine(row),
    ...(row.borrower.userId === me ? { tag: { text: '我', tone: 'indigo' } as const } : { onPress: () => onLend(row) }),
  })
  const owned = (row: PledgeRow) => ({
    ...ownLine(row, now),
    ...(part === 'borrower' && row.state === 'published' ? { onPress: () => onCancel(row) } : {}),
  })
  const list: Readonly<Record<Part, Resource<'pledge.market'> | Resource<'pledge.mine'>>> = {
    market,
    borrower: own,
    lender: own,
  }
  return (
    <PledgeOrdersScreen
      {...shown}
      unknown={
        <UnknownIntents
          by={['pledge.publish', 'pledge.lend', 'pledge.cancel'] as const}
          but={shown.deed?.stream ?? 'pledge/none'}
        />
      }
      part={part}
      order={order}
      lines={part === 'market' ? market.items.map(offered) : own.items.map(owned)}
      resource={list[part]}
      editions={(first.data?.editions ?? []).map(({ id, name, pledges }) => ({ key: id, label: `${name} ${pledges}` }))}
      edition={productId}
      onEdition={(product) => narrow({ product })}
      onPart={(next) => narrow({ part: next })}
      onOrder={(next) => narrow({ order: next })}
    />
  )
}
