import { expect, it } from 'vitest'
import { mentionExt, mentionKey, mentions } from './mention.ts'

it('says whom a message speaks to, and reads it back', () => {
  expect(mentionExt([])).toEqual({})
  expect(mentions(mentionExt(['bob', 'carol']), 'bob')).toBe(true)
  expect(mentions(mentionExt(['bob']), 'dave')).toBe(false)
})

it('speaks to everybody with ALL, and to nobody with anything else', () => {
  expect(mentions({ [mentionKey]: 'ALL' }, 'bob')).toBe(true)
  expect([{}, { [mentionKey]: 'bob' }, { [mentionKey]: null }].map((ext) => mentions(ext, 'bob'))).toEqual([
    false,
    false,
    false,
  ])
})
