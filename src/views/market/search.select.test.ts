import { describe, expect, it } from 'vitest'
import { hotWords, suggestionsFor } from './search.select.ts'

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
})
