import { stagedMachine } from '../staged.ts'

/** One auction, or one lot at a falling price (marketplace §7; lc:auction). */
export const auctionMachine = stagedMachine({
  id: 'auction',
  stages: ['listed', 'bidding', 'closed'],
  steps: [
    { on: 'auction.bidRequested', from: ['listed', 'bidding'], to: 'bidding' },
    { on: 'auction.takeRequested', from: ['listed'], to: 'bidding' },
  ],
})
