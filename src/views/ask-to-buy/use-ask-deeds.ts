import type { FollowUp } from '#src/machines/follow-ups.ts'
import type { FactOf } from '#src/machines/streams.ts'
import { useApp } from '../kit/app/app.ts'
import type { ShownDeed } from '../kit/finance/deed-sheet.tsx'
import { useDeed } from '../kit/finance/use-deed.ts'
import { serviceCharge } from '../kit/listing/offer.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { cancelDeed, chooseDeed, sellDeed } from './ask-deeds.select.ts'
import type { AskRow } from './asks.select.ts'

/** Something of one's own that can be sold, and how it is called. */
export interface Sellable {
  readonly id: string
  readonly called: string
}
type Asked = Extract<FactOf<`ask-to-buy/${string}`>, { readonly type: `askToBuy.${string}Requested` }>
type Changing = Exclude<Asked, { readonly type: 'askToBuy.releaseRequested' | 'askToBuy.checkRequested' }>

/** What can be done with an ask (lc:want-to-buy); `renewals` follow each. */
export function useAskDeeds(renewals: readonly FollowUp[]) {
  const app = useApp()
  const { ask, shown } = useDeed()
  const charge = useResource(serviceCharge)
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
    ask,
    shown,
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
