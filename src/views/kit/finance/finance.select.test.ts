import { expect, it } from 'vitest'
import { ladderLines, leftWords, maybePrice } from './finance.select.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it.each([
  [3 * day, '还有 3 天'],
  [day + 1, '还有 2 天'],
  [day, '还有 1 天'],
  [day - 1, '还有 24 小时'],
  [hour + 1, '还有 2 小时'],
  [hour, '还有 1 小时'],
  [hour - 1, '还有 60 分钟'],
  [minute, '还有 1 分钟'],
  [minute - 1, '马上'],
  [0, '马上'],
  [-day, '马上'],
])('%d ms are 「%s」', (left, words) => {
  expect(leftWords(1_000_000_000 + left, 1_000_000_000)).toBe(words)
})

it('at the end it says what happens', () => {
  expect([minute - 1, minute].map((left) => leftWords(left, 0, '退回'))).toEqual(['马上退回', '还有 1 分钟'])
})

it('draws each step of a ladder against the longest', () => {
  const steps = [
    { priceFen: 1000, count: 4 },
    { priceFen: 950, count: 1 },
  ]
  expect(ladderLines(steps, '件')).toEqual([
    { price: '¥10.00', count: '4 件', share: 1 },
    { price: '¥9.50', count: '1 件', share: 0.25 },
  ])
  expect(ladderLines([{ priceFen: 1, count: 1 }], '件')[0]!.share).toBe(1)
  expect(ladderLines([{ priceFen: 1, count: 0 }], '件')[0]!.share).toBe(0)
  expect(ladderLines([], '件')).toEqual([])
})

it('has no price where there is none; nothing is a price', () => {
  expect([maybePrice(null), maybePrice(0), maybePrice(5)]).toEqual(['暂无', '¥0.00', '¥0.05'])
})
