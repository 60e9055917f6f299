import { useNow } from '../kit/app/use-now.ts'
import { UnknownIntents } from '../kit/intent/unknown-intent-list.tsx'
import { ROWS_A_PAGE } from '../kit/product/catalogue.ts'
import { useLive } from '../kit/resource/use-live.ts'
import { useResource } from '../kit/resource/use-resource.ts'
import { auctionLine } from './auction.select.ts'
import { AuctionOrdersScreen } from './auction-orders.screen.tsx'

/** The auctions that one has bid in (marketplace §2, §7). */
export default function AuctionOrdersPage() {
  const list = useResource({ endpoint: 'auction.mine', request: {}, pageSize: ROWS_A_PAGE })
  useLive(list.refresh, 15_000)
  const now = useNow(true, 15_000)
  return (
    <AuctionOrdersScreen
      unknown={<UnknownIntents by={['auction.bid', 'auction.takeInscription'] as const} />}
      resource={list}
      lines={list.items.map((row) => auctionLine(row, now))}
    />
  )
}
