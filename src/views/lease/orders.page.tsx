import { useState } from 'react'
import { href } from '#src/routes/table.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { useNow } from '../kit/app/use-now.ts'
import { maybePrice } from '../kit/finance/finance.select.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { called, type LeaseRow, ownLine } from './leases.select.ts'
import { LeaseOrdersScreen, parts } from './orders.screen.tsx'
import { useLeaseDeeds } from './use-lease-deeds.ts'

/** What one rents and what one has let out (marketplace §2 lease0rder, §7; lc:lease). */
export default function LeaseOrdersPage() {
  const { query, replace } = useNavigation()
  const part = parts.find((one) => one === query.get('part')) ?? 'rented'
  const now = useNow(true, 60_000)
  const list = useResource({ endpoint: `lease.${part}`, request: {}, pageSize: PRODUCTS_A_PAGE, freshMs: 5000 })
  const [opened, setOpened] = useState<LeaseRow | null>(null)
  const { shown, onEnd, onBuyOut, onWithdraw } = useLeaseDeeds([list.renewal])
  const press = (row: LeaseRow) =>
    part === 'let' && row.state === 'published'
      ? { onPress: () => onWithdraw(row) }
      : part === 'rented' && row.state === 'leased'
        ? { onPress: () => setOpened(row) }
        : {}
  const close =
    (run: (row: LeaseRow) => void): (() => void) =>
    () => {
      const row = opened
      setOpened(null)
      if (row) run(row)
    }
  return (
    <LeaseOrdersScreen
      {...shown}
      unknown={
        <UnknownIntents
          by={['lease.publish', 'lease.rent', 'lease.withdraw', 'lease.end', 'lease.buyout'] as const}
          but={shown.deed?.stream ?? 'lease/none'}
        />
      }
      part={part}
      lines={list.items.map((row) => ({ ...ownLine(row, now), ...press(row) }))}
      resource={list}
      opened={
        opened && { called: called(opened), buyout: opened.buyoutFen === null ? '' : maybePrice(opened.buyoutFen) }
      }
      onPart={(next) => replace(href('/pages/lease/lease0rder', { part: next }))}
      onClose={() => setOpened(null)}
      onEnd={close(onEnd)}
      onBuyOut={close(onBuyOut)}
    />
  )
}
