import { describe, expect, it } from 'vitest'
import { parseWithoutTurns, withoutTurns } from './direction.ts'

describe('a text that turns its direction', () => {
  it('does so no more, and keeps every word', () => {
    expect(withoutTurns('合同\u202Egpj.exe')).toBe('合同gpj.exe')
    expect(withoutTurns('\u2066甲\u2069乙\u202A丙\u202C')).toBe('甲乙丙')
    // A joiner holds an emoji together, and Hebrew turns by itself.
    expect(withoutTurns('👨‍👩‍👧 שלום')).toBe('👨‍👩‍👧 שלום')
  })

  it('is found in JSON, plain or escaped, at any depth', () => {
    const told = { list: [{ nickname: '甲\u202E乙' }], count: 2, none: null }
    const right = { list: [{ nickname: '甲乙' }], count: 2, none: null }
    expect(parseWithoutTurns(JSON.stringify(told))).toEqual(right)
    expect(parseWithoutTurns(JSON.stringify(told).replace('\u202E', String.raw`\u202e`))).toEqual(right)
    expect(parseWithoutTurns('[1,"甲"]')).toEqual([1, '甲'])
    expect(() => parseWithoutTurns('{')).toThrow(SyntaxError)
  })
})
