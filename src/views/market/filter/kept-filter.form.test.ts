import { describe, expect, it } from 'vitest'
import {
  filterWords,
  keptIn,
  type KeptFilter,
  keptValues,
  noFilter,
  rangeOf,
  toggled,
  triedBy,
} from './kept-filter.form.ts'

const filter: KeptFilter = {
  typeIds: ['11', '12'],
  rarities: ['legendary', 'epic'],
  onlyOnSale: true,
  lowestFen: 5000,
  highestFen: 19_990,
}

const series = ['青花记', '吉金纹', '锦鲤池'].map((name, at) => ({ id: String(11 + at), name }))

describe('the filter that is kept', () => {
  it('is said in words, and sent as words', () => {
    expect(filterWords(noFilter, series)).toBe('全部系列 · 全部稀有度')
    expect(filterWords(filter, [])).toBe('2 个系列 · 史诗、传说 · ¥50–199.90 · 只看在售')
    expect(filterWords(filter, series)).toContain('青花记、吉金纹 · 史诗')
    expect(filterWords({ ...filter, typeIds: ['11', '12', '13'] }, series)).toContain('3 个系列')
    expect(filterWords({ ...noFilter, lowestFen: 5000 }, [])).toContain('¥50 以上')
    expect(filterWords({ ...noFilter, highestFen: 5000 }, [])).toContain('¥50 以下')
    expect(keptValues(filter)).toEqual({
      typeIds: '11 12',
      rarities: 'legendary epic',
      onlyOnSale: true,
      lowest: '50',
      highest: '199.90',
    })
  })

  it('is read from these words as it was', () => {
    expect(keptIn(keptValues(filter))).toEqual({ ...filter, rarities: ['epic', 'legendary'] })
    expect(keptIn(keptValues(noFilter))).toEqual(noFilter)
    expect(keptIn({ ...keptValues(noFilter), lowest: '9', highest: '1' })).toEqual(noFilter)
  })

  it('is asked about with the bounds that it has', () => {
    expect(triedBy(filter)).toEqual(filter)
    expect(triedBy(noFilter)).toEqual({ typeIds: [], rarities: [], onlyOnSale: false })
  })

  it('takes in what is pressed, and lets go what is pressed again', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})

describe('a price range', () => {
  it.each([
    ['', '', { lowestFen: null, highestFen: null }],
    [' 59.9 ', '', { lowestFen: 5990, highestFen: null }],
    ['0', '1,200', { lowestFen: 0, highestFen: 120_000 }],
    ['200', '200', { lowestFen: 20_000, highestFen: 20_000 }],
  ])('is read as it is typed: %j to %j', (lowest, highest, range) => {
    expect(rangeOf(lowest, highest)).toEqual(range)
  })

  it.each([
    ['200', '100', '最低价不能高于最高价'],
    ['贵', '', '请输入金额，例如 59 或 59.9'],
    ['', '-1', '请输入金额，例如 59 或 59.9'],
  ])('says what is wrong with %j to %j', (lowest, highest, words) => {
    expect(rangeOf(lowest, highest)).toBe(words)
  })
})
