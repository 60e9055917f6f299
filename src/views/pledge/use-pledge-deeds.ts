import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { FactOf } from '#src/machines/streams.ts'
import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'
import { useDeed } from '../kit/finance/use-deed.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { renewalOf } from '../kit/resource/use-resource.ts'
import { cancelDeed, lendDeed, type NewPledge, publishDeed } from './pledge-deeds.select.ts'
import type { PledgeRow, PledgeRules } from './pledges.select.ts'

const ordersHref = href('/pages/mine/hypothecateOrder/hypothecateOrder', { part: 'borrower' })
type Asked = Extract<FactOf<`pledge/${string}`>, { readonly type: `pledge.${string}Requested` }>
type Changing = Exclude<Asked, { readonly type: 'pledge.checkRequested' }>

/** What can be done with a pledge (lc:mortgage); `renewals` follow each. */
export function usePledgeDeeds(rules: Pick<PledgeRules, 'graceDays'> | null, renewals: readonly FollowUp[]) {
  const app = useApp()
  const { ask, shown } = useDeed()
  const follows = { done: renewals, refused: renewals }
  const grace = rules?.graceDays ?? 3
  const change = (copyId: string, stage: string, words: ShownDeed, fact: Changing) =>
    ask({
      ...words,
      stream: `pledge/${copyId}`,
      endpoint: fact.endpoint,
      ids: [copyId],
      run: () => {
        app.say(`pledge/${copyId}`, { type: 'pledge.shown', stage })
        app.say(`pledge/${copyId}`, fact)
      },
    })
  return {
    shown,
    /** What was published leads from the page at `from` to the orders. */
    onPublish: (wanted: NewPledge, from: string) => {
      const { copyId, loanFen, rateBasisPoints, days } = wanted
      change(copyId, 'owned', publishDeed(wanted, grace), {
        type: 'pledge.publishRequested',
        endpoint: 'pledge.publish',
        request: { copyId, loanFen, rateBasisPoints, days },
        follows: {
          done: [
            ...renewals,
            renewalOf({ endpoint: 'pledge.mine', request: { role: 'borrower' }, pageSize: PRODUCTS_A_PAGE }),
            { type: 'submission.reset', key: `pledge/${copyId}`, tab: app.trade.tabId },
            { type: 'navigation.replaceRequested', href: ordersHref, from: [from] },
          ],
          refused: renewals,
        },
      })
    },
    onLend: (row: PledgeRow) =>
      change(row.copyId, 'published', lendDeed(row, app.clock.now(), grace), {
        type: 'pledge.lendRequested',
        endpoint: 'pledge.lend',
        request: { id: row.id },
        follows,
      }),
    onCancel: (row: PledgeRow) =>
      change(row.copyId, 'published', cancelDeed(row), {
        type: 'pledge.cancelRequested',
        endpoint: 'pledge.cancel',
        request: { id: row.id },
        follows,
      }),
  }
}
