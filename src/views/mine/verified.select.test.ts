import { expect, it } from 'vitest'
import { typedIdCard } from './verified.select.ts'

it('puts a pasted identity number right: full-width digits, spaces, a small x', () => {
  expect(typedIdCard('１１０１０１ 19491231 002x')).toBe('11010119491231002X')
  expect(typedIdCard('1101011990030775711')).toBe('110101199003077571')
  expect(typedIdCard('身份证')).toBe('')
})
