import { offers, withUnknown, type Examples } from './example.ts'

export const freedomDealExamples: Examples = {
  '/pages/freedomDeal/freedomUser': withUnknown({ category: '1107' }),
  '/pages/freedomDeal/toMiddle': withUnknown({ offer: offers.epic }),
}
