import { expect, it } from 'vitest'
import { hour } from '#src/domain/time/instant.ts'
import { type SoldRow, soldLine } from './product-sales.select.ts'

const now = Date.UTC(2026, 2, 1)
const row: SoldRow = {
  id: '1',
  kind: 'listing',
  priceFen: 42_800,
  quantity: 1,
  numbers: [87],
  buyer: '林**',
  at: now - 3 * hour,
}

it('soldLine says which numbers were sold, when and for how much, and not to whom', () => {
  expect(soldLine(row, now)).toEqual({ id: '1', title: '#87', note: '寄售 · 3小时前', price: '¥428.00' })
  const many = { ...row, kind: 'product', numbers: [1, 2, 3, 4, 5], quantity: 5, buyer: '' } as const
  expect(soldLine(many, now)).toMatchObject({ title: '#1 #2 #3 等 5 份', note: '首发 · 3小时前' })
  // Just as many as are named, and one more.
  const titleOf = (count: number) => soldLine({ ...many, numbers: [1, 2, 3, 4].slice(0, count) }, now).title
  expect([titleOf(3), titleOf(4)]).toEqual(['#1 #2 #3', '#1 #2 #3 等 4 份'])
  expect(soldLine({ ...row, priceFen: 0, numbers: [], quantity: 2 }, now)).toMatchObject({
    title: '2 份',
    price: '豆子兑换',
  })
})
