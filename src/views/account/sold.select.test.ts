import { expect, it } from 'vitest'
import { day } from '#src/domain/time/instant.ts'
import { type SaleRow, soldNews } from './sold.select.ts'

const now = Date.parse('2026-03-08T08:00:00+08:00')
const sale = (ago: number, incomeFen: number, change: Partial<SaleRow['offer']> = {}): SaleRow => ({
  incomeFen,
  offer: { kind: 'copy', name: '云起庐山', image: '', number: 31, endedAt: now - ago, ...change },
})

it('tells of a sale once, with what came in', () => {
  const news = soldNews([sale(1000, 8360)], '', now)
  expect(news).toEqual({ title: '「云起庐山 #31」已售出', income: '¥83.60', image: null, upTo: now - 1000 })
  expect(soldNews([sale(1000, 8360)], String(news!.upTo), now)).toBeNull()
})

it('tells of several together, and of none from a week ago', () => {
  const rows = [sale(7 * day, 10_000), sale(3000, 5), sale(1000, 8360, { kind: 'box', name: '卷轴盲盒', number: 0 })]
  expect(soldNews(rows, '', now)).toMatchObject({ title: '「卷轴盲盒」等 2 件已售出', income: '¥83.65' })
  expect(soldNews([sale(0, 5, { endedAt: null })], '', now)).toBeNull()
})
