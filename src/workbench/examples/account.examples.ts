import { withUnknown, type Examples } from './example.ts'

export const accountExamples: Examples = {
  '/pages/common/productDetails/userCenter': withUnknown({ userId: '10002' }, { name: '自己', query: {} }),
}
