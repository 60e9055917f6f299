import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { FactOf } from '#src/machines/streams.ts'
import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'
import { useDeed } from '../kit/finance/use-deed.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { renewalOf } from '../kit/resource/use-resource.ts'
import { buyOutDeed, endDeed, type NewLease, publishDeed, rentDeed, withdrawDeed } from './lease-deeds.select.ts'
import type { LeaseRow } from './leases.select.ts'

const ordersHref = (part: 'let' | 'rented') => href('/pages/lease/lease0rder', { part })
type Asked = Extract<FactOf<`lease/${string}`>, { readonly type: `lease.${string}Requested` }>
type Changing = Exclude<Asked, { readonly type: 'lease.checkRequested' }>

/** What can be done with a lease (lc:lease); `renewals` follow each. */
export function useLeaseDeeds(renewals: readonly FollowUp[]) {
  const app = useApp()
  const { ask, shown } = useDeed()
  const follows = { done: renewals, refused: renewals }
  const change = (copyId: string, stage: string, words: ShownDeed, fact: Changing) =>
    ask({
      ...words,
      stream: `lease/${copyId}`,
      endpoint: fact.endpoint,
      ids: [copyId],
      run: () => {
        app.say(`lease/${copyId}`, { type: 'lease.shown', stage })
        app.say(`lease/${copyId}`, fact)
      },
    })
  const of = ({ id }: LeaseRow) => ({ request: { id }, follows })
  return {
    shown,
    /** What was let out leads from the page at `from` to the orders. */
    onPublish: (wanted: NewLease, from: string) => {
      const { copyId, rentFen, daysMax, buyoutFen } = wanted
      change(copyId, 'owned', publishDeed(wanted), {
        type: 'lease.publishRequested',
        endpoint: 'lease.publish',
        request: { copyId, rentFen, daysMax, buyoutFen },
        follows: {
          done: [
            ...renewals,
            renewalOf({ endpoint: 'lease.let', request: {}, pageSize: PRODUCTS_A_PAGE }),
            { type: 'submission.reset', key: `lease/${copyId}`, tab: app.trade.tabId },
            { type: 'navigation.replaceRequested', href: ordersHref('let'), from: [from] },
          ],
          refused: renewals,
        },
      })
    },
    /** What was rented leads from the page at `from` to the orders too: among what can be rented it is no longer. */
    onRent: (row: LeaseRow, days: number, from: string) =>
      change(row.copyId, 'published', rentDeed(row, days, app.clock.now()), {
        type: 'lease.rentRequested',
        endpoint: 'lease.rent',
        request: { id: row.id, days },
        follows: {
          done: [...renewals, { type: 'navigation.replaceRequested', href: ordersHref('rented'), from: [from] }],
          refused: renewals,
        },
      }),
    onWithdraw: (row: LeaseRow) =>
      change(row.copyId, 'published', withdrawDeed(row), {
        type: 'lease.withdrawRequested',
        endpoint: 'lease.withdraw',
        ...of(row),
      }),
    onEnd: (row: LeaseRow) =>
      change(row.copyId, 'leased', endDeed(row), { type: 'lease.endRequested', endpoint: 'lease.end', ...of(row) }),
    onBuyOut: (row: LeaseRow) =>
      change(row.copyId, 'leased', buyOutDeed(row), {
        type: 'lease.buyOutRequested',
        endpoint: 'lease.buyout',
        ...of(row),
      }),
  }
}
