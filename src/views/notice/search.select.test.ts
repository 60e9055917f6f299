import { describe, expect, it } from 'vitest'
import { partsOf } from './search.select.ts'

describe('marking a keyword', () => {
  const marked = (text: string, keyword: string) =>
    partsOf(text, keyword)
      .map((part) => (part.found ? `[${part.text}]` : part.text))
      .join('')

  it('finds every place, whatever the case', () => {
    expect(marked('盲盒加盲盒', '盲盒')).toBe('[盲盒]加[盲盒]')
    expect(marked('Apk 与 APK', 'apk')).toBe('[Apk] 与 [APK]')
  })

  it('leaves a text as it is where there is none, and marks nothing for no keyword', () => {
    expect(partsOf('公告', '盲盒')).toEqual([{ text: '公告', found: false }])
    expect(partsOf('公告', '')).toEqual([{ text: '公告', found: false }])
  })

  it('takes signs of patterns for what they are', () => {
    expect(marked('a.b*c', '.b*')).toBe('a[.b*]c')
  })

  it('loses no letter where lower case is longer', () => {
    expect(marked('İstanbul 展', '展')).toBe('İstanbul 展')
  })
})
