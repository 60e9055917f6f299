import type { Step } from '#scenarios/player/scenario.ts'
import { type Examples, offered, offers, withUnknown } from './example.ts'

/** A friend buys what is offered. */
export const soldToFriend: Step = { world: 'trade.buyOffer', with: { phone: '13800000002', id: '900001' } }

export const listingExamples: Examples = {
  '/pages/common/productDetails/salesDetails': withUnknown({ id: offers.epic }),
  '/pages/home/consignmentRecord/index': [{ name: '' }, { name: '卖出一件', before: [[offered, soldToFriend]] }],
}
