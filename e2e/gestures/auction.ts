import { formatPrice } from '#src/domain/number/fen.ts'
import { askAgain, endAsking, type Gesture, type Gestures, press, toPageOf } from './gesture.ts'

const bid: Gesture<'auction.bidRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, `出价 ¥${formatPrice(fact.request.amountFen)}`)
  await press(page, '确认出价')
}

const take: Gesture<'auction.takeRequested'> = async (page, stream, fact) => {
  await toPageOf(page, stream, fact)
  await press(page, '拍下')
  await press(page, '确认拍下')
}

/** What can be done at auctions, on the page where it is done. */
export const auctionGestures = {
  'auction.bidRequested': bid,
  'auction.takeRequested': take,
  'auction.checkRequested': askAgain,
  'auction.dismissed': endAsking,
} satisfies Gestures
