import { offered, withUnknown, type Examples } from './example.ts'
import { soldToFriend } from './listing.examples.ts'

export const accountExamples: Examples = {
  '/pages/mine/mine': [{ name: '' }, { name: '卖出一件', before: [[offered, soldToFriend]] }],
  '/pages/common/productDetails/userCenter': withUnknown({ userId: '10002' }, { name: '自己', query: {} }),
}
