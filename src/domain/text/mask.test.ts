import { expect, it } from 'vitest'
import { maskCard, maskMobile, maskName } from './mask.ts'

it('hides the middle of a mobile number', () => {
  expect(maskMobile('13800138000')).toBe('138****8000')
})

it('never shows a short or odd number whole', () => {
  expect(maskMobile('12')).toBe('**')
  expect(maskMobile('1234567')).toBe('*****67')
  expect(maskCard('110101199003077571')).toBe('**************7571')
})

it('shows the last character of a name', () => {
  expect(maskName('林青山')).toBe('**山')
  expect(maskName('林')).toBe('*')
  // Names have characters outside the basic plane, too.
  expect([maskName('王𬭶'), maskName('𬭶')]).toEqual(['*𬭶', '*'])
})
