import { expect, it } from 'vitest'
import { hasBirthday } from './identity-number.ts'
import { commonRules, firstBrokenRule } from './rules.ts'
import { validationMessages } from './validation-messages.ts'

it('the birthday in an identity number exists, and a form asks for it', () => {
  const rule = { rule: 'idCard', message: validationMessages.idCard } as const
  const broken = (number: string) => firstBrokenRule([commonRules.required(), rule], number, {})?.message
  expect(hasBirthday('110101199003077571')).toBe(true)
  expect(hasBirthday('110101199002307571')).toBe(false)
  expect(broken('110101199003077571')).toBeUndefined()
  expect(broken('110101199002307571')).toBe(validationMessages.idCard)
})
