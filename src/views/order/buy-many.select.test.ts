import { describe, expect, it } from 'vitest'
import { cheapestIds, manyCall, offerPick, othersOffers, totalOf } from './buy-many.select.ts'
import { sampleOffer } from '../kit/product/story-sales.ts'

const offer = (id: string, yuan: number, change: object = {}) => sampleOffer({ id, priceFen: yuan * 100, ...change })
const rows = [
  offer('c', 430),
  offer('a', 400),
  offer('b', 410),
  offer('mine', 1, { seller: { userId: 'me', nickname: '我', avatar: '' } }),
  offer('held', 2, { state: 'held' }),
  offer('box', 3, { kind: 'box' }),
]
const offers = othersOffers(rows, 'me')
const call = (...picked: string[]) => manyCall('201107', offers, picked)

describe('buying several offers at once', () => {
  it('shows what others offer and nobody is paying for, the cheapest first', () => {
    expect(offers.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(offerPick(offers[0]!)).toMatchObject({ name: '#87 / 500', value: '¥400.00', note: '北窗读易 寄售' })
    expect(cheapestIds(offers, 2)).toEqual(['a', 'b'])
    expect(totalOf(offers, ['a', 'c', 'gone'])).toBe(83_000)
  })

  it('orders a single one at the price that is shown', () => {
    expect(call('b')).toEqual({
      endpoint: 'order.quick',
      request: { listingId: 'b', expectedFen: 41_000, expectedTotalFen: 41_000 },
    })
  })

  it('orders the cheapest up to the dearest of those shown, and any other choice exactly', () => {
    expect(call('b', 'a')).toEqual({
      endpoint: 'order.batchQuick',
      request: { productId: '201107', quantity: 2, priceMaxFen: 41_000, expectedTotalFen: 81_000 },
    })
    expect(call('c', 'a')).toEqual({
      endpoint: 'order.batch',
      request: { listingIds: ['a', 'c'], expectedTotalFen: 83_000 },
    })
  })

  it('orders exactly those numbers where another one costs as much', () => {
    const tied = [...offers.slice(0, 2), offer('d', 410)]
    expect(manyCall('201107', tied, ['a', 'b'])?.endpoint).toBe('order.batch')
    expect(manyCall('201107', tied, ['a', 'b', 'd'])?.endpoint).toBe('order.batchQuick')
  })

  it.each([0, -1])('orders nothing for a price of %d yuan, nor anything else together with it', (yuan) => {
    const priced = [offer('x', yuan), ...offers]
    expect([['x'], ['x', 'a']].map((picked) => manyCall('201107', priced, picked))).toEqual([null, null])
  })

  it('orders nothing where nothing is picked that is still there', () => {
    expect(call()).toBeNull()
    expect(call('gone')).toBeNull()
  })
})
