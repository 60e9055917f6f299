import { stagedModel } from '../staged.model.ts'

/** What can happen around it, and what holds whatever happens (ATB-… in ask-to-buy.rules.md). */
export const askToBuyModel = stagedModel({
  id: 'askToBuy',
  stages: ['none', 'released', 'sold', 'cancelled'],
  calls: {
    'askToBuy.releaseRequested': {
      endpoint: 'ask-to-buy.release',
      request: { kind: 'copy', productId: '7', priceFen: 6600, days: 3 },
    },
    'askToBuy.sellRequested': { endpoint: 'ask-to-buy.sell', request: { id: '1', itemId: '7-1' } },
    'askToBuy.chooseRequested': { endpoint: 'ask-to-buy.choose', request: { id: '1', listingId: '9' } },
    'askToBuy.cancelRequested': { endpoint: 'ask-to-buy.cancel', request: { id: '1' } },
  },
  rules: { stages: 'ATB-1', once: 'ATB-2', until: 'ATB-3', repeated: 'ATB-4', ended: 'ATB-5' },
})
