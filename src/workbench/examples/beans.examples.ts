import type { Examples } from './example.ts'

export const beansExamples: Examples = {
  '/pages/home/exchangeCenter/index': [
    { name: '' },
    { name: '元豆', query: { tab: 'yuanDou' } },
    { name: '兑换记录', query: { tab: 'record' } },
    { name: '确认兑换', query: { product: '201701', intent: 'example-exchange' } },
  ],
  '/pages/mine/weiBeansLog/weiBeansLog': [
    { name: '' },
    { name: '铸造记录', query: { currency: 'weiDou', part: 'melted' } },
    { name: '转赠', query: { currency: 'weiDou', gift: 'example-gift', to: '10002' } },
  ],
}
