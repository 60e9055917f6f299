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

describe('a number of JSON', () => {
  it.each([
    ['{"id":1795247552642000001}', { id: '1795247552642000001' }],
    ['[-9007199254740993,9007199254740991]', ['-9007199254740993', 9007199254740991]],
    ['{"id":1795247552642000001,"name":"\u202e甲"}', { id: '1795247552642000001', name: '甲' }],
    ['[0.12345678901234567890, 12345678901234567.5, 1e3]', [0.12345678901234568, 12345678901234568, 1000]],
  ])('that is longer than a number can be is a text: %s', (json, value) => {
    expect(parseWithoutTurns(json)).toEqual(value)
  })

  it('is none in a text', () => {
    const texts = [
      '1795247552642000001',
      'a"1795247552642000001',
      '\\',
      'x\\"1795247552642000001',
      '\n12345678901234567890',
    ]
    const told = { texts, '1795247552642000001': texts }
    expect(parseWithoutTurns(JSON.stringify(told))).toEqual(told)
  })

  it('is read in time, however long the texts beside it are', () => {
    const text = `${'\\"'.repeat(100_000)}${'x'.repeat(500_000)}`
    expect(parseWithoutTurns(JSON.stringify([text, 1]).replace('1]', '1795247552642000001]'))).toEqual([
      text,
      '1795247552642000001',
    ])
  })
})
