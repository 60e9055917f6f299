import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (AUC-… in auction.rules.md). */
export const auctionModel = stagedModel({
  id: 'auction',
  stages: ['listed', 'bidding', 'closed'],
  calls: {
    'auction.bidRequested': { endpoint: 'auction.bid', request: { auctionId: '880001', amountFen: 12_000 } },
    'auction.takeRequested': { endpoint: 'auction.takeInscription', request: { id: '880060', expectedFen: 12_000 } },
  },
  rules: { stages: 'AUC-1', once: 'AUC-2', until: 'AUC-3', repeated: 'AUC-4', ended: 'AUC-5' },
})
