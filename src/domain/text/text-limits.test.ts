import { expect, it } from 'vitest'
import { cutText } from './text-limits.ts'

it('[val:000:textarea] [const:textarea-len] a text keeps 140 characters', () => {
  expect(cutText('字'.repeat(140))).toBe('字'.repeat(140))
  expect(cutText('字'.repeat(141))).toBe('字'.repeat(140))
})

it('counts and cuts emoji as one character', () => {
  expect(cutText('🎉🎉', 1)).toBe('🎉')
  expect(cutText('🎉🎉', 2)).toBe('🎉🎉')
})

it('cuts no character in two, whatever it is put together of, and counts it as forms do', () => {
  const family = '👨‍👩‍👧'
  expect(cutText(family.repeat(3), 3)).toBe(family.repeat(3))
  expect(cutText(family.repeat(3), 2)).toBe(family.repeat(2))
  expect(cutText('🇨🇳🇨🇳', 1)).toBe('🇨🇳')
  // A pile of accents is no character that people see.
  expect(cutText(`山${'\u0301'.repeat(5000)}`, 2)).toBe('')
  expect(cutText(`山水${'\u0301'.repeat(5000)}`, 2)).toBe('山')
})
