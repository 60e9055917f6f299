import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { unknownDeeds } from '../kit/finance/deal-page.tsx'
import { maybePrice } from '../kit/finance/finance.select.ts'
import { useOpened } from '../kit/finance/use-opened.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { called, type LeaseRow, leaseCalls, ownLine } from './leases.select.ts'
import { LeaseOrdersScreen, parts } from './orders.screen.tsx'
import { useLeaseDeeds } from './use-lease-deeds.ts'

/** What one rents and what one has let out (marketplace §2 lease0rder, §7; lc:lease). */
export default function LeaseOrdersPage() {
  const { query, replace } = useNavigation()
  const part = parts.find((one) => one === query.get('part')) ?? 'rented'
  const list = useResource({ endpoint: `lease.${part}`, request: {}, pageSize: PRODUCTS_A_PAGE, freshMs: 5000 })
  const { opened, open, close, after } = useOpened<LeaseRow>()
  const { shown, onEnd, onBuyOut, onWithdraw } = useLeaseDeeds([list.renewal])
  const press = (row: LeaseRow) => {
    if (part === 'let') return row.state === 'published' ? { onPress: () => onWithdraw(row) } : {}
    return row.state === 'leased' ? { onPress: () => open(row) } : {}
  }
  const buyout = opened && (opened.buyoutFen === null ? '' : maybePrice(opened.buyoutFen))
  return (
    <LeaseOrdersScreen
      {...shown}
      unknown={unknownDeeds(leaseCalls, shown.deed?.stream)}
      part={part}
      lines={list.items.map((row) => ({ ...ownLine(row), ...press(row) }))}
      resource={list}
      opened={opened && { called: called(opened), buyout: buyout ?? '' }}
      onPart={(next) => replace(href('/pages/lease/lease0rder', { part: next }))}
      onClose={close}
      onEnd={after(onEnd)}
      onBuyOut={after(onBuyOut)}
    />
  )
}
