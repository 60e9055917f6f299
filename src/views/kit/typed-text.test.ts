import { describe, expect, it } from 'vitest'
import { typedMobile, typedPassword } from './typed-text.ts'

describe('typedMobile', () => {
  it.each([
    ['138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['+86 138 0013 8000', '13800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['138001380001', '13800138000'],
    ['8613', '8613'],
    ['电话138', '138'],
    ['', ''],
  ])('[val:000:mobile] keeps of %j what belongs to a number', (typed, kept) => {
    expect(typedMobile(typed)).toBe(kept)
  })
})

describe('typedPassword', () => {
  it('takes full-width letters and digits for half-width ones and drops spaces', () => {
    expect(typedPassword('Ａbc　１２3 !')).toBe('Abc123!')
  })
})
