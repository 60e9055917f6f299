import { expect, it } from 'vitest'
import { gift, GIFT_WORDS_MAX, type WrappedGift } from './gift.ts'
import { readMessageKind, writeMessageKind } from './kinds.ts'

const given: WrappedGift = {
  productId: '201102',
  name: '寒江独钓 #128',
  seriesName: '水墨山河',
  image: '/art/201102.svg',
  rarity: 'epic',
  count: 3,
  words: '生日快乐',
  paper: 'porcelain',
}

it('comes back as it was given', () => {
  expect(readMessageKind(writeMessageKind({ name: 'gift', data: given }))).toEqual({ name: 'gift', data: given })
})

it('has all the words that its form takes, where people count an emoji as one', () => {
  const words = '👨‍👩‍👧'.repeat(GIFT_WORDS_MAX)
  expect(gift.read(gift.write({ ...given, words }))?.words).toBe(words)
})

it('does not say in a list or a notice what is in it', () => {
  expect(gift.words(given)).not.toContain('寒江')
  expect(gift.card(given)).toMatchObject({ title: '寒江独钓 #128 等 3 件', product: '201102', rarity: 'epic' })
})

it('what others wrote into it is bounded, and what is no gift is none', () => {
  const read = (more: object) => gift.read({ ...gift.write(given), ...more })
  expect(read({ paper: 'gold', count: '-1', rarity: 'x', words: '长'.repeat(99) })).toMatchObject({
    paper: 'festive',
    count: 1,
    rarity: null,
    words: '长'.repeat(40),
  })
  expect(['1', '999', '1000', '0', '1.5'].map((count) => read({ count })?.count)).toEqual([1, 999, 1, 1, 1])
  expect(read({ productId: '' })).toBeNull()
  expect(read({ name: 7 })).toBeNull()
})
