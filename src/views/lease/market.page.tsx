import { useState } from 'react'
import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useUser } from '../kit/app/use-session.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { priceWords } from '../kit/product/goods.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { useShown } from '../kit/resource/use-shown.ts'
import { LeaseMarketScreen, LeaseOffersScreen } from './market.screen.tsx'
import { called, editionLine, type LeaseRow, offerLine, orders } from './leases.select.ts'
import { useLeaseDeeds } from './use-lease-deeds.ts'

const path = '/pages/lease/index'

/** What can be rented, by edition, and the copies of one (marketplace §2, §7; lc:lease). */
export default function LeaseMarketPage() {
  const { query } = useNavigation()
  const category = query.get('category')
  return category === null ? <Editions /> : <Offers categoryId={category} />
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
      onOrder={(next) => replace(href(path, { order: next }))}
    />
  )
}

function Offers({ categoryId }: { readonly categoryId: string }) {
  const me = useUser()?.userId
  const list = useResource({
    endpoint: 'lease.byCategory',
    request: { categoryId },
    pageSize: PRODUCTS_A_PAGE,
    freshMs: 5000,
  })
  const [chosen, setChosen] = useState<LeaseRow | null>(null)
  const [days, setDays] = useState(1)
  const { shown, onRent } = useLeaseDeeds([list.renewal, renewalOf({ endpoint: 'lease.rented', request: {} })])
  const line = (row: LeaseRow) => ({
    ...offerLine(row),
    ...(row.owner.userId === me ? { tag: { text: '我', tone: 'indigo' } as const } : { onPress: () => open(row) }),
  })
  const open = (row: LeaseRow) => {
    setDays(1)
    setChosen(row)
  }
  return (
    <LeaseOffersScreen
      {...shown}
      unknown={<UnknownIntents by={['lease.rent'] as const} but={shown.deed?.stream ?? 'lease/none'} />}
      title={list.items[0]?.name ?? '租赁'}
      lines={list.items.map(line)}
      resource={list}
      chosen={
        chosen && {
          called: called(chosen),
          days,
          daysMax: chosen.daysMax,
          rent: priceWords(chosen.rentFen),
          sum: priceWords(chosen.rentFen * days),
        }
      }
      onDays={setDays}
      onClose={() => setChosen(null)}
      onNext={() => {
        const row = chosen
        setChosen(null)
        if (row) onRent(row, days)
      }}
    />
  )
}
