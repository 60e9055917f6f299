import { describe, expect, it } from 'vitest'
import { isPayPassword } from './pay-password.ts'

describe('a payment password', () => {
  it.each(['246810', '135792', '112233', '000001'])('may be %s', (text) => {
    expect(isPayPassword(text)).toBe(true)
  })

  it.each(['', '12345', '1234567', '12345a', '１３５７９２', '000000', '999999', '123456', '654321'])(
    'may not be "%s"',
    (text) => {
      expect(isPayPassword(text)).toBe(false)
    },
  )
})
