import { describe, expect, it } from 'vitest'
import { hour } from '#src/domain/time/instant.ts'
import {
  type BoxRow,
  copies,
  fromBox,
  fromProduct,
  momentsOf,
  type ProductRow,
  saleWords,
  stateAt,
  upcomingOf,
} from './collectible.ts'

const now = Date.UTC(2026, 2, 1)

const product = (change: Partial<ProductRow> = {}): ProductRow => ({
  id: '1',
  typeId: '11',
  seriesName: '水墨山河',
  name: '寒江独钓',
  image: '/art/ink-landscape/2.svg?size=card&rarity=common',
  priceFen: 188_800,
  editionSize: 5000,
  remaining: 3000,
  state: 'onSale',
  onSaleAt: now - hour,
  rarity: 'common',
  ...change,
})

const box = (change: Partial<BoxRow> = {}): BoxRow => {
  const { rarity: _, ...rest } = product()
  return { ...rest, limitPerUser: 10, activity: null, ...change }
}

describe('the state of a collectible', () => {
  it('is on sale from the moment that was announced, before the server says so', () => {
    const announced = { state: 'upcoming', onSaleAt: now, remaining: 9 } as const
    expect(stateAt(announced, now - 1)).toBe('upcoming')
    expect(stateAt(announced, now)).toBe('onSale')
    expect(stateAt({ ...announced, onSaleAt: null }, now)).toBe('upcoming')
  })

  it('is sold out when nothing is left, and stays off the shelf', () => {
    expect(stateAt(product({ remaining: 0 }), now)).toBe('soldOut')
    expect(stateAt(product({ remaining: -3 }), now)).toBe('soldOut')
    expect(stateAt(product({ state: 'offShelf', remaining: 0 }), now)).toBe('offShelf')
  })

  it('is told in words; the last tenth is counted', () => {
    const words = (change: Partial<ProductRow>) => saleWords(fromProduct(product(change), now)).text
    expect(words({})).toBe('在售')
    expect(words({ remaining: 500 })).toBe('仅剩 500 份')
    expect(words({ remaining: 501 })).toBe('在售')
    expect(words({ remaining: 0 })).toBe('已售罄')
    expect(words({ state: 'upcoming', onSaleAt: now + hour })).toBe('待开售')
    expect(words({ state: 'offShelf' })).toBe('已下架')
  })
})

describe('a collectible', () => {
  it('splits its price and names its larger picture', () => {
    expect(fromProduct(product(), now)).toMatchObject({
      price: { integer: '1,888', fraction: '.00' },
      image: '/art/ink-landscape/2.svg?size=card&rarity=common',
      largeImage: '/art/ink-landscape/2.svg?size=detail&rarity=common',
    })
    expect(fromProduct(product({ image: '/art/a.svg?rarity=rare&size=card' }), now).largeImage).toBe(
      '/art/a.svg?rarity=rare&size=detail',
    )
    expect(fromBox(box({ image: '/art/box/koi.svg' }), now).largeImage).toBe('/art/box/koi.svg')
  })

  it('has no picture when its address must not be loaded', () => {
    expect(fromProduct(product({ image: 'javascript:alert(1)' }), now)).toMatchObject({ image: null, largeImage: null })
  })

  it('of a box has no rarity, and a limit only when there is one', () => {
    expect(fromBox(box(), now)).toMatchObject({ kind: 'box', rarity: null, limitPerUser: 10 })
    expect(fromBox(box({ limitPerUser: 0 }), now).limitPerUser).toBeNull()
  })

  it('shares no key between products and boxes', () => {
    expect(fromProduct(product(), now).key).not.toBe(fromBox(box(), now).key)
  })
})

it('upcomingOf gives what can be waited for, the nearest first', () => {
  const items = [
    product({ id: 'late', state: 'upcoming', onSaleAt: now + 3 * hour }),
    product({ id: 'never', state: 'upcoming', onSaleAt: null }),
    product({ id: 'open' }),
    product({ id: 'soon', state: 'upcoming', onSaleAt: now + hour }),
  ].map((row) => fromProduct(row, now))
  expect(upcomingOf(items).map((item) => item.key)).toEqual(['product-soon', 'product-late'])
})

it('momentsOf reads lists and paged lists alike', () => {
  expect(momentsOf({ data: [product()], items: [] })).toEqual([now - hour])
  expect(momentsOf({ data: { total: 1 }, items: [product({ onSaleAt: null })] })).toEqual([null])
  expect(momentsOf({ data: undefined, items: [] })).toEqual([])
})

it('copies shortens large counts', () => {
  expect(copies(10_000)).toBe('10000 份')
  expect(copies(12_345)).toBe('1.23万份')
})
