import { expect, it } from 'vitest'
import { codeLength, isCode, typedCode } from './code.ts'

it('[val:000:code] [const:code-n] a code is exactly six digits by default', () => {
  expect(codeLength).toBe(6)
  expect(isCode('123456')).toBe(true)
  for (const text of ['12345', '1234567', '12345a', '']) expect(isCode(text)).toBe(false)
})

it('[val:000:code] another length can be asked for', () => {
  expect(isCode('1234', 4)).toBe(true)
  expect(isCode('123456', 4)).toBe(false)
})

it('[val:000:code-input] [const:code-input-max] keeps six half-width digits of whatever is pasted', () => {
  expect(typedCode('验证码：１２３ ４５６，5分钟内有效')).toBe('123456')
  expect(typedCode('12a')).toBe('12')
})
