import { expect, it } from 'vitest'
import { maskCard, maskMobile } from './mask.ts'

it('hides the middle of a mobile number', () => {
  expect(maskMobile('13800138000')).toBe('138****8000')
})

it('never shows a short or odd number whole', () => {
  expect(maskMobile('12')).toBe('**')
  expect(maskMobile('1234567')).toBe('*****67')
  expect(maskCard('110101199003077571')).toBe('**************7571')
})
