import { href } from '#src/routes/table.ts'
import { useUser } from '../kit/app/use-session.ts'
import { unknownDeeds } from '../kit/finance/deal-page.tsx'
import { offered } from '../kit/finance/finance.select.ts'
import { useOpened } from '../kit/finance/use-opened.ts'
import { PRODUCTS_A_PAGE as pageSize } from '../kit/product/catalogue.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { LeaseOffersScreen } from './offers.screen.tsx'
import { type LeaseRow, offerLine, tenancyOf } from './leases.select.ts'
import { useLeaseDeeds } from './use-lease-deeds.ts'

const rented = renewalOf({ endpoint: 'lease.rented', request: {}, pageSize })

/** The copies of one edition that can be rented, and for how long. */
export function LeaseOffers({ categoryId }: { readonly categoryId: string }) {
  const me = useUser()?.userId
  const list = useResource({ endpoint: 'lease.byCategory', request: { categoryId }, pageSize, freshMs: 5000 })
  const { opened: chosen, open, close, after } = useOpened<{ readonly row: LeaseRow; readonly days: number }>()
  const { shown, onRent } = useLeaseDeeds([list.renewal, rented])
  return (
    <LeaseOffersScreen
      {...shown}
      unknown={unknownDeeds(['lease.rent'] as const, shown.deed?.stream)}
      title={list.items[0]?.name ?? '租赁'}
      lines={list.items.map((row) => offered(offerLine(row), row.owner.userId === me, () => open({ row, days: 1 })))}
      resource={list}
      chosen={chosen && tenancyOf(chosen.row, chosen.days)}
      onDays={(days) => chosen && open({ ...chosen, days })}
      onClose={close}
      onNext={after(({ row, days }) => onRent(row, days, href('/pages/lease/index', { category: categoryId })))}
    />
  )
}
