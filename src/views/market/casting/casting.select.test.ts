import { describe, expect, it } from 'vitest'
import type { ProductRow } from '../../kit/product/collectible.ts'
import { castable, castLines, castOutcome, castStream } from './casting.select.ts'

const product: ProductRow = {
  id: '201101',
  typeId: '11',
  seriesName: '水墨山河',
  name: '远山初霁',
  image: 'javascript:alert(1)',
  priceFen: 1990,
  editionSize: 5000,
  remaining: 12,
  state: 'onSale',
  onSaleAt: null,
  rarity: 'common',
}
const row = { product, count: 3, beans: 20, copyIds: ['201101-12', '201101-13', '201101-14'] }

describe('melting down', () => {
  it('takes the first of several, and says what it gives', () => {
    expect(castLines([row], 'weiDou')).toEqual([
      { copyId: '201101-12', name: '远山初霁', note: '#12，你有 3 件', gain: '+20 微豆', image: null },
    ])
    expect(castLines([{ ...row, count: 1, copyIds: ['201101-13'] }], 'yuanDou')[0]).toMatchObject({
      note: '#13',
      gain: '+20 元豆',
    })
  })

  it('counts copies, not works, and none that cannot be melted', () => {
    expect(castable([row, { ...row, count: 1, copyIds: ['7'] }, { ...row, beans: 0 }, { ...row, copyIds: [] }])).toBe(4)
    expect(castable([])).toBe(0)
  })

  it('offers nothing that is not there or gives nothing', () => {
    expect(
      castLines(
        [
          { ...row, copyIds: [] },
          { ...row, beans: 0 },
        ],
        'weiDou',
      ),
    ).toEqual([])
  })

  it('has one stream for each copy, so that a repeated intent is the same intent', () => {
    expect(castStream('201101-12')).toBe('transfer/cast-201101-12')
  })

  it.each([
    [{ state: 'none', result: null, message: '' }, null],
    [{ state: 'sending', result: null, message: '' }, null],
    [{ state: 'done', result: { beans: 20, balance: 99 }, message: '' }, '铸造成功，得到 20 微豆'],
    [{ state: 'refused', result: null, message: '藏品还在冷静期' }, '藏品还在冷静期'],
    [{ state: 'refused', result: null, message: '' }, '铸造失败，藏品还在你手里'],
    [{ state: 'uncertain', result: null, message: '' }, '确认中：网络不好，还不知道是否铸成，结果会自动更新'],
  ] as const)('says how it stands: %o', (intent, words) => {
    expect(castOutcome(intent, 'weiDou')?.text ?? null).toBe(words)
  })
})
