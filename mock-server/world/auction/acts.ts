import { Schema } from 'effect'
import type { World } from '../world.ts'
import { bidsOf, leastOf, placeBid } from './bidding.ts'
import { fromOutside, takeLot } from './inscriptions.ts'

/** Somebody by phone bids so much in an auction, the least that may be bid where nothing is said. */
const Bid = Schema.Struct({
  auctionId: Schema.String,
  phone: Schema.String,
  amountFen: Schema.optionalKey(Schema.Int),
})
const Take = Schema.Struct({ id: Schema.String, phone: Schema.String })

function idOf(world: World, phone: string): string {
  const user = world.tables.users.find((row) => row.phone === phone)
  if (!user) throw new Error(`nobody has the phone number ${phone}`)
  return user.id
}

/** What other people do at auctions, by name; they pay from outside. */
export const auctionActs = {
  'auction.bidBy': {
    input: Bid,
    run: async (world: World, { auctionId, phone, amountFen }: typeof Bid.Type) => {
      const auction = world.tables.auctions.get(auctionId)
      if (!auction) throw new Error(`there is no auction ${auctionId}`)
      const least = leastOf(auction, bidsOf(world, auctionId)[0])
      return (await placeBid(world, auctionId, fromOutside(idOf(world, phone)), amountFen ?? least)).amountFen
    },
  },
  'auction.takenBy': {
    input: Take,
    run: async (world: World, { id, phone }: typeof Take.Type) => {
      const lot = world.tables.inscriptionLots.get(id)
      if (!lot) throw new Error(`there is no lot ${id}`)
      return (await takeLot(world, id, fromOutside(idOf(world, phone)), lot.startFen)).paidFen
    },
  },
} as const
