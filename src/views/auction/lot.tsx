import { useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useNow } from '../kit/app/use-now.ts'
import { useInOnesName } from '../kit/app/use-session.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { useStaged } from '../kit/intent/use-staged.ts'
import { useLive } from '../kit/resource/use-live.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { AuctionLotScreen } from './auction-lot.screen.tsx'
import { lotPrice } from './auction.select.ts'

/** One carved copy whose price falls; the first who says yes has it (docs/decisions/0048). */
export function AuctionLot({ id }: { readonly id: string }) {
  const app = useApp()
  const inOnesName = useInOnesName()
  const lot = useResource({ endpoint: 'auction.inscriptionLot', request: { id } })
  const price = useResource({ endpoint: 'auction.inscriptionPrice', request: { id } })
  const stream = `auction/lot-${id}` as const
  const change = useStaged(stream)
  const { before, question } = useAskBefore(stream, [id])
  const [asked, setAsked] = useState<number | null>(null)
  useLive(() => {
    lot.refresh()
    price.refresh()
  }, 10_000)
  const now = useNow(lot.data?.state === 'listed' || lot.data?.state === 'falling')
  const renewals = [lot.renewal, price.renewal, renewalOf({ endpoint: 'wallet.purse', request: {} })]
  const follows = { done: renewals, refused: renewals }
  return (
    <>
      <AuctionLotScreen
        resource={lot}
        lot={lot.data}
        now={now}
        priceFen={lot.data ? lotPrice(lot.data, now) : (price.data?.priceFen ?? 0)}
        change={change}
        asked={asked}
        onAsk={(fen) => inOnesName(() => setAsked(fen))}
        onLeave={() => setAsked(null)}
        onTake={(expectedFen) => {
          setAsked(null)
          const call = { endpoint: 'auction.takeInscription', request: { id, expectedFen } } as const
          before(call, () => {
            app.say(stream, { type: 'auction.shown', stage: 'listed' })
            app.say(stream, { type: 'auction.takeRequested', ...call, follows })
          })
        }}
        onCheck={change.check}
      />
      {question}
    </>
  )
}
