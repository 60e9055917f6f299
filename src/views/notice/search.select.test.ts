import { describe, expect, it } from 'vitest'
import { keywordOf, partsOf, recentOf, withRecent } from './search.select.ts'

describe('what is searched for', () => {
  it('has no space around it, single spaces in it, and a bounded length', () => {
    expect(keywordOf('  观星  盲盒\n')).toBe('观星 盲盒')
    expect(keywordOf('   ')).toBe('')
    expect(keywordOf('𠮷'.repeat(60))).toBe('𠮷'.repeat(40))
  })
})

describe('the searches of before', () => {
  it('begin with the newest, each once, ten at most', () => {
    expect(recentOf('')).toEqual([])
    expect(recentOf(withRecent('盲盒\n转赠', '转赠'))).toEqual(['转赠', '盲盒'])
    const many = Array.from({ length: 12 }, (_, at) => String(at)).reduce(withRecent, '')
    expect(recentOf(many)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
  })
})

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
