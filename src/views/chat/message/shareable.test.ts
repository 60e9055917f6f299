import { expect, it } from 'vitest'
import { sharing } from './shareable.ts'

const look = { seriesName: '青绿', image: 'https://cdn.example/a.png', rarity: 'rare' } as const

it('a copy is shared as its work with its number and what is asked for it, a work of the market at its price', () => {
  const copy = { ...look, id: '201101-7', productId: '201101', name: '云起庐山', number: 7, askedFen: null }
  expect(sharing.own.read(copy as never)).toEqual({
    key: 'own-201101-7',
    card: { ...look, id: '201101', name: '云起庐山 #7', priceFen: null },
  })
  expect(sharing.own.read({ ...copy, askedFen: 1200 } as never).card.priceFen).toBe(1200)
  expect(sharing.market.read({ ...look, id: '201101', name: '云起庐山', priceFen: 1990 } as never)).toEqual({
    key: 'market-201101',
    card: { ...look, id: '201101', name: '云起庐山', priceFen: 1990 },
  })
})
