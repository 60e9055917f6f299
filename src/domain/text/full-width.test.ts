import { expect, it } from 'vitest'
import { toHalfWidth, typedDigits } from './full-width.ts'

it('turns full-width digits, letters and signs into half-width', () => {
  expect(toHalfWidth('１３８００１３８０００')).toBe('13800138000')
  expect(toHalfWidth('Ａｂｃ＠ｘ．ｃｎ')).toBe('Abc@x.cn')
})

it('leaves Chinese text and its punctuation alone', () => {
  expect(toHalfWidth('你好，世界！')).toBe('你好，世界！')
})

it('drops the spaces and hyphens of typed numbers', () => {
  expect(typedDigits('138 0013-8000')).toBe('13800138000')
  expect(typedDigits('１２３　４５６')).toBe('123456')
})
