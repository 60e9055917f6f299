import { describe, expect, it } from 'vitest'
import { sampleOffer } from '../kit/product/story-sales.ts'
import { copiesFound, hotWords, peopleFound, suggestionsFor } from './search.select.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

describe('the words of the search', () => {
  it('that are hot are series that are, then what is recommended, each once', () => {
    const series = [
      { name: '水墨山河', hot: true },
      { name: '青花记', hot: false },
    ]
    expect(hotWords(series, named('寒江独钓', '水墨山河', '魏紫'))).toEqual(['水墨山河', '寒江独钓', '魏紫'])
    expect(hotWords([], named('甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬'))).toHaveLength(8)
  })

  it('that are suggested have what is typed in them, and those that begin with it stand first', () => {
    const names = named('远山初霁', '山海', '寒江独钓', '山海')
    expect(suggestionsFor('山', '', names)).toEqual(['山海', '远山初霁'])
    expect(suggestionsFor(' 江 ', '', names)).toEqual(['寒江独钓'])
    expect(suggestionsFor('', '', names)).toEqual([])
    expect(suggestionsFor('山', '山', names)).toEqual([])
    expect(suggestionsFor('山海', '', names)).toEqual([])
  })

  it('mean people who offer something, each once, by their name or their number', () => {
    const offers = [sampleOffer(), sampleOffer({ id: '2', number: 128 })]
    expect(peopleFound('读易', offers)).toEqual([
      {
        key: 'person-u2',
        href: '#/pages/common/productDetails/userCenter?userId=u2',
        title: '北窗读易',
        note: '藏家号 u2',
        image: null,
      },
    ])
    expect(peopleFound('u2', offers)).toHaveLength(1)
    expect(peopleFound('u', offers)).toEqual([])
    expect(peopleFound('  ', offers)).toEqual([])
  })

  it('mean the copies on offer that have the typed number, however it is spelt, and no sealed box', () => {
    const offers = [
      sampleOffer(),
      sampleOffer({ id: '2', number: 128 }),
      sampleOffer({ id: '3', kind: 'box', number: 87 }),
    ]
    for (const text of ['87', '#87', ' 第 87 号', 'No.87'])
      expect(copiesFound(text, offers)).toMatchObject([{ key: `copy-${sampleOffer().id}`, title: sampleOffer().name }])
    expect(copiesFound('8', offers)).toEqual([])
    expect(copiesFound('', offers)).toEqual([])
    expect(copiesFound('山 87', offers)).toEqual([])
  })
})
