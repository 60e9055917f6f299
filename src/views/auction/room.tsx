import { useState } from 'react'
import { useApp } from '../kit/app/app.ts'
import { useNowAt } from '../kit/app/use-now-at.ts'
import { useInOnesName, useUser } from '../kit/app/use-session.ts'
import { useStream } from '../kit/app/use-stream.ts'
import { useAskBefore } from '../kit/intent/ask-before.tsx'
import { useStaged } from '../kit/intent/use-staged.ts'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useLive } from '../kit/resource/use-live.ts'
import { useAside } from '../kit/resource/use-aside.ts'
import { renewalOf, useResource } from '../kit/resource/use-resource.ts'
import { AuctionRoomScreen } from './auction-bid.screen.tsx'
import { bidUnderWay, stageOf } from './auction.select.ts'

/** One auction: what it stands at, who has bid, and one's own bid (lc:auction). Others bid while one looks. */
export function AuctionRoom({ id }: { readonly id: string }) {
  const app = useApp()
  const inOnesName = useInOnesName()
  const me = useUser()?.userId ?? ''
  const detail = useResource({ endpoint: 'auction.detail', request: { id } })
  const bids = useAside({ endpoint: 'auction.bids', request: { auctionId: id }, pageSize: ROWS_A_PAGE })
  const stream = `auction/${id}` as const
  const change = useStaged(stream)
  const bidding = useStream(stream, bidUnderWay)
  const { before, question } = useAskBefore(stream, [id])
  const [asked, setAsked] = useState<number | null>(null)
  useLive(() => {
    detail.refresh()
    bids.refresh()
  }, 5000)
  const row = detail.data
  const now = useNowAt([row?.startsAt ?? null, row?.endsAt ?? null])
  const renewals = [detail.renewal, bids.renewal, renewalOf({ endpoint: 'wallet.purse', request: {} })]
  const bid = (amountFen: number) => {
    setAsked(null)
    const stage = row && stageOf(row)
    if (!stage) return
    const call = { endpoint: 'auction.bid', request: { auctionId: id, amountFen } } as const
    before(call, () => {
      app.say(stream, { type: 'auction.shown', stage })
      app.say(stream, { type: 'auction.bidRequested', ...call, follows: { done: renewals, refused: renewals } })
    })
  }
  return (
    <>
      <AuctionRoomScreen
        resource={detail}
        row={row}
        now={now}
        me={me}
        bids={bids.items}
        bidsResource={bids}
        change={change}
        asked={asked}
        bidding={bidding}
        onAsk={(fen) => inOnesName(() => setAsked(fen))}
        onLeave={() => setAsked(null)}
        onBid={bid}
        onCheck={change.check}
      />
      {question}
    </>
  )
}
