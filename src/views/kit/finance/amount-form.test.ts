import { expect, it } from 'vitest'
import { firstBrokenRule } from '#src/domain/form/rules.ts'
import { amountField, amountOf, chosenOf, offering, optionalAmountField, outOf } from './amount-form.ts'

const mistake = (field: ReturnType<typeof amountField>, typed: string) =>
  firstBrokenRule(field.rules, typed, {})?.message

it.each([
  ['1', undefined, 100],
  ['0.01', undefined, 1],
  ['9999999999.99', undefined, 999_999_999_999],
  ['9999999999999', undefined, 999_999_999_999_900],
  ['12345678901234', '借款过大', 1_234_567_890_123_400],
  ['9'.repeat(40), '借款过大', null],
])('what is typed for an amount, %s, is one or is called wrong: nothing is pressed in vain', (typed, why, fen) => {
  expect([mistake(amountField('借款'), typed), amountOf(typed)]).toEqual([why, fen])
})

it('may be left out where it is no duty, and is an amount where it is typed', () => {
  expect(mistake(amountField('日租金'), '')).toBe('请输入日租金')
  expect(mistake(optionalAmountField('买断价'), '')).toBeUndefined()
  expect(mistake(optionalAmountField('买断价'), '12.345')).toBe('请输入正确的买断价，最多两位小数')
})

it.each([
  [0, 0, '最低 ¥0.01'],
  [1, 0, ''],
  [1, 100, '最低 ¥1.00'],
  [20_001, 100, '最高 ¥200.00'],
  [null, 100, ''],
])('nothing, and what is out of bounds, is not asked: %s fen where the least is %s', (fen, least, why) => {
  expect(outOf(fen, least, 20_000)).toBe(why)
})

it('a choice is of what is offered: where it is not, the first one is meant', () => {
  expect([chosenOf([3, 7], '7'), chosenOf([1, 3], '7'), chosenOf([], '7')]).toEqual(['7', '1', ''])
  const form = offering({ text: (field: string) => ({ days: '7', rent: '2' })[field] ?? '' } as never, { days: [1, 3] })
  expect(['days', 'rent'].map((field) => (form as { text: (field: string) => string }).text(field))).toEqual(['1', '2'])
})
