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
