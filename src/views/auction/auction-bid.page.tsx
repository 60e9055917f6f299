import { useNavigation } from '../kit/app/use-navigation.ts'
import { AuctionHall } from './hall.tsx'
import { AuctionLot } from './lot.tsx'
import { AuctionRoom } from './room.tsx'

/** Auctions (marketplace §2, §7): one of them, one carved copy at a falling price, or the hall with all. */
export default function AuctionBidPage() {
  const { query } = useNavigation()
  const id = query.get('id') ?? ''
  const lot = query.get('lot') ?? ''
  if (id !== '') return <AuctionRoom key={id} id={id} />
  return lot !== '' ? <AuctionLot key={lot} id={lot} /> : <AuctionHall />
}
