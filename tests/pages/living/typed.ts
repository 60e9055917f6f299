import { demoAccount } from '#mock/world/demo-account.ts'
import type { LiveElement } from './elements.ts'
import { nameOf } from './selectors.ts'

const NEW_PASSWORD = 'shucang2027'
/** Of what is typed, what no device keeps. */
export const secrets = [demoAccount.payPassword, demoAccount.code, demoAccount.password, NEW_PASSWORD]

/** What a person types, by the words at the field. */
const typedBy: readonly (readonly [words: RegExp, text: string])[] = [
  [/新支付密码/, '135792'],
  [/支付密码|交易密码/, demoAccount.payPassword],
  [/验证码/, demoAccount.code],
  [/新密码/, NEW_PASSWORD],
  [/密码/, demoAccount.password],
  [/手机|藏家号|送给/, '13900000002'],
  [/身份证/, '330106199003071234'],
  [/QQ/, '10002'],
  [/元|0\.00|价/, '25'],
  [/整数|数量|天/, '3'],
]

/** What is typed into one of these fields; what is asked for again is what stands in the field before. */
export function textFor(field: LiveElement, fields: readonly LiveElement[]): string {
  const before = fields[fields.indexOf(field) - 1]
  if (/再输入|确认新密码/.test(nameOf(field)) && before) return before.value
  const words = `${nameOf(field)} ${field.getAttribute('placeholder') ?? ''} ${field.getAttribute('autocomplete') ?? ''}`
  const own = typedBy.find(([of]) => of.test(words))
  if (own) return own[1]
  const keys = field.getAttribute('inputmode') ?? field.type
  return keys === 'decimal' ? '25' : keys === 'numeric' ? '3' : '青山'
}

const NOT_TYPED = ['checkbox', 'radio', 'file', 'range', 'submit']
/** Whether letters go into it. */
export const isField = (one: LiveElement): boolean =>
  ['input', 'textarea'].includes(one.localName) && !NOT_TYPED.includes(one.type) && !one.hasAttribute('readonly')
