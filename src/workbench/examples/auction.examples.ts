import type { Examples } from './example.ts'

export const auctionExamples: Examples = {
  '/pages/activity/auctionBid': [
    { name: '' },
    { name: '一场拍卖', query: { id: '880001' } },
    { name: '还没开拍', query: { id: '880005' } },
    { name: '铭文', query: { lot: '880060' } },
    { name: '查不到', query: { id: '1' } },
  ],
  '/pages/mine/auctionOrder/index': [{ name: '' }],
}
