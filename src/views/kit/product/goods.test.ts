import { expect, it } from 'vitest'
import { seriesNote } from './goods.ts'

it('says the series of something once: not below a name that begins with it', () => {
  expect(seriesNote({ name: '水墨山河 · 卷轴盲盒', seriesName: '水墨山河' })).toBe('')
  expect(seriesNote({ name: '水墨山河图', seriesName: '水墨山河' })).toBe('水墨山河')
  expect(seriesNote({ name: '丹顶 · 鹤影', seriesName: '锦鲤池' })).toBe('锦鲤池')
})
