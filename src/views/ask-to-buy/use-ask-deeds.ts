import type { Fen } from '#src/domain/number/fen.ts'
import { day } from '#src/domain/time/instant.ts'
import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { FactOf } from '#src/machines/streams.ts'
import { href } from '#src/routes/table.ts'
import { useApp } from '../kit/app/app.ts'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'
import { useDeed } from '../kit/finance/use-deed.ts'
import { serviceCharge } from '../kit/listing/offer.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { PRODUCTS_A_PAGE } from '../kit/product/catalogue.ts'
import { renewalOf } from '../kit/resource/use-resource.ts'
import { cancelDeed, chooseDeed, releaseDeed, sellDeed } from './ask-deeds.select.ts'
import type { AskedThing, AskRow } from './asks.select.ts'

/** Something of one's own that can be sold, and how it is called. */
export interface Sellable {
  readonly id: string
  readonly called: string
}
/** What somebody wants, for how much and how long. */
export interface NewAsk extends Pick<AskedThing, 'name' | 'kind' | 'productId'> {
  readonly priceFen: Fen
  readonly days: number
}
const minePath = href('/pages/mine/asktobuy/index')
type Asked = Extract<FactOf<`ask-to-buy/${string}`>, { readonly type: `askToBuy.${string}Requested` }>
type Changing = Exclude<Asked, { readonly type: 'askToBuy.releaseRequested' | 'askToBuy.checkRequested' }>

/** What can be done with an ask (lc:want-to-buy); `renewals` follow each. */
export function useAskDeeds(renewals: readonly FollowUp[]) {
  const app = useApp()
  const { ask, shown } = useDeed()
  const charge = useAside(serviceCharge)
  const follows = { done: renewals, refused: renewals }
  const change = (row: AskRow, words: ShownDeed, ids: readonly string[], fact: Changing) =>
    ask({
      ...words,
      stream: `ask-to-buy/${row.id}`,
      endpoint: fact.endpoint,
      ids,
      run: () => {
        app.say(`ask-to-buy/${row.id}`, { type: 'askToBuy.shown', stage: 'released' })
        app.say(`ask-to-buy/${row.id}`, fact)
      },
    })
  return {
    shown,
    /** A new ask under a key; it leads from the page at `from` to one's own, and what was typed in the form `draft` is gone. */
    onRelease: (
      key: string,
      wanted: NewAsk,
      balanceFen: Fen | null,
      { from, draft }: { readonly from: string; readonly draft: string },
    ) => {
      const { name, kind, productId, priceFen, days } = wanted
      ask({
        ...releaseDeed(name, priceFen, app.clock.now() + days * day, balanceFen),
        stream: `ask-to-buy/${key}`,
        endpoint: 'ask-to-buy.release',
        ids: [productId],
        run: () =>
          app.say(`ask-to-buy/${key}`, {
            type: 'askToBuy.releaseRequested',
            endpoint: 'ask-to-buy.release',
            request: { kind, productId, priceFen, days },
            follows: {
              done: [
                renewalOf({ endpoint: 'ask-to-buy.count', request: {} }),
                renewalOf({ endpoint: 'ask-to-buy.mine', request: { state: 'released' }, pageSize: PRODUCTS_A_PAGE }),
                { type: 'submission.reset', key: draft, tab: app.trade.tabId },
                { type: 'navigation.replaceRequested', href: minePath, from: [from] },
              ],
            },
          }),
      })
    },
    onSell: (row: AskRow, { id: itemId, called }: Sellable) =>
      change(row, sellDeed(row, called, charge.data?.feeBasisPoints ?? null), [itemId], {
        type: 'askToBuy.sellRequested',
        endpoint: 'ask-to-buy.sell',
        request: { id: row.id, itemId },
        follows,
      }),
    onCancel: (row: AskRow) =>
      change(row, cancelDeed(row), [row.id], {
        type: 'askToBuy.cancelRequested',
        endpoint: 'ask-to-buy.cancel',
        request: { id: row.id },
        follows,
      }),
    onChoose: (row: AskRow, offer: Sellable & { readonly priceFen: number }) =>
      change(row, chooseDeed(row, offer.called, offer.priceFen), [row.id, offer.id], {
        type: 'askToBuy.chooseRequested',
        endpoint: 'ask-to-buy.choose',
        request: { id: row.id, listingId: offer.id },
        follows,
      }),
  }
}
