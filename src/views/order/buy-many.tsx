import { useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { manyHref } from '../kit/order/buy.ts'
import { priceWords } from '../kit/product/goods.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { isForgotten, isLate, lateAt } from '../kit/intent/unknown-intents.ts'
import { useNavigation } from '../kit/app/use-navigation.ts'
import { usePurchase } from '../kit/order/use-purchase.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { useUser } from '../kit/app/use-session.ts'
import { BuyManyScreen } from './buy-many.screen.tsx'
import { canBePaid, cheapestIds, manyCall, offerPick, othersOffers, totalOf } from './buy-many.select.ts'
import { PlaceOrderScreen } from './place-order.screen.tsx'
import { closedNote } from './place-order.select.ts'

/** Offers that are read at once. */
const OFFERS_A_PAGE = 50

interface BuyManyProps {
  readonly productId: string
  /** The key of the intent; it stands in the address, so that a reload and a second tab mean the same intent. */
  readonly intent: string
}

/** Orders several offers of one product under one key, or the cheapest one in a single press; then the cashier. */
export function BuyMany({ productId, intent }: BuyManyProps) {
  const { trade } = useApp()
  const { replace } = useNavigation()
  const me = useUser()?.userId ?? ''
  const found = useResource({
    endpoint: 'product.offers',
    request: { productId, order: 'priceUp' },
    pageSize: OFFERS_A_PAGE,
  })
  const purchase = usePurchase(`order/${intent}`)
  const now = useNowAt([lateAt(purchase.since)])
  const asking = useAskBefore(`order/${intent}`, [productId, ...found.items.map(({ id }) => id)], isForgotten)
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const { phase } = purchase
  const again = () => replace(manyHref(productId, trade.newIntent().slice(0, 80)))
  if (phase === 'closed') return <PlaceOrderScreen stage={{ kind: 'closed', note: closedNote(purchase.kind), again }} />
  if (phase === 'uncertain')
    return (
      <PlaceOrderScreen
        stage={{
          kind: 'uncertain',
          check: purchase.check,
          chargesAtOnce: purchase.chargesAtOnce,
          found: purchase.found,
          isLate: isLate(purchase.since, now),
          again,
        }}
      />
    )
  const offers = othersOffers(found.items, me)
  const picked = (chosen ?? cheapestIds(offers, 1)).filter((id) => offers.some((offer) => offer.id === id))
  const isRefused = phase === 'refused'
  return (
    <>
      {asking.question}
      <BuyManyScreen
        productId={productId}
        resource={found}
        lines={offers.map(offerPick)}
        picked={picked}
        batchMax={found.data?.batchMax ?? 1}
        total={priceWords(totalOf(offers, picked))}
        pending={phase !== 'none' && !isRefused}
        hasPrice={canBePaid(offers, picked)}
        refusal={isRefused ? purchase.failure : ''}
        onPick={setChosen}
        onCount={(count) => setChosen(cheapestIds(offers, count))}
        onLook={found.refresh}
        onSubmit={() => {
          const call = manyCall(productId, offers, picked)
          // What was refused is offered by other people at other prices now.
          if (call) asking.before(call, () => purchase.place(call, { follows: { refused: [found.renewal] } }))
        }}
      />
    </>
  )
}
