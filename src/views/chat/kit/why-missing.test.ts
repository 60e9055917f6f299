import { expect, it } from 'vitest'
import { whyMissing } from './why-missing.ts'

it.each([
  ['was asked for in vain', 'ready', null, '没有找到这个群'],
  ['was refused', 'failed', '服务器正忙', '服务器正忙'],
  ['could not be asked for', 'failed', null, null],
] as const)('what %s', (_, state, failure, words) =>
  expect(whyMissing({ state, failure }, '没有找到这个群')).toBe(words),
)
