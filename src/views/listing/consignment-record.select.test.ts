import { expect, it } from 'vitest'
import { soldLine } from './consignment-record.select.ts'

const offer = {
  id: '7',
  kind: 'copy',
  name: '云起庐山',
  seriesName: '水墨山河',
  image: '',
  number: 31,
  priceFen: 8800,
  endedAt: Date.parse('2026-03-01T08:00:00+08:00'),
} as const

it('says what a sale brought, and to whom it went', () => {
  expect(soldLine({ id: '7', offer, incomeFen: 8360, feeFen: 440, buyerName: '林**' })).toMatchObject({
    title: '云起庐山 #31',
    note: '2026年3月1日 08:00 · 卖给 林**',
    income: '+¥83.60',
    sum: '成交 ¥88.00，服务费 ¥4.40',
  })
  const box = { ...offer, kind: 'box', number: 0, endedAt: null } as const
  expect(soldLine({ id: '8', offer: box, incomeFen: 1, feeFen: 0, buyerName: '' })).toMatchObject({
    title: '云起庐山',
    note: '',
  })
})
