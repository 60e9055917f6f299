import { expect, it } from 'vitest'
import { firstBrokenRule } from '#src/domain/form/rules.ts'
import { amountField, amountOf, optionalAmountField } from './amount-form.ts'

const mistake = (field: ReturnType<typeof amountField>, typed: string) =>
  firstBrokenRule(field.rules, typed, {})?.message

it.each(['1', '0.01', '9999999999.99', '9999999999999', '12345678901234', '9'.repeat(40)])(
  'what is typed for an amount, %s, is one or is called wrong: nothing is pressed in vain',
  (typed) => {
    if (mistake(amountField('借款'), typed) === undefined) expect(amountOf(typed)).toBeGreaterThan(0)
    else expect(typed.length).toBeGreaterThan(13)
  },
)

it('may be left out where it is no duty, and is an amount where it is typed', () => {
  expect(mistake(amountField('日租金'), '')).toBe('请输入日租金')
  expect(mistake(optionalAmountField('买断价'), '')).toBeUndefined()
  expect(mistake(optionalAmountField('买断价'), '12.345')).toBe('请输入正确的买断价，最多两位小数')
})
