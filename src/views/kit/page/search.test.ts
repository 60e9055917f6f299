import { describe, expect, it } from 'vitest'
import { keywordOf, recentOf, withRecent } from './search.ts'

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
