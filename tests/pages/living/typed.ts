import { demoAccount } from '#mock/world/demo-account.ts'
import type { LiveElement } from './elements.ts'
import { nameOf } from './selectors.ts'

const NEW_PASSWORD = 'shucang2027'
/** Of what is typed, what no device keeps. */
export const secrets = [demoAccount.payPassword, demoAccount.code, demoAccount.password, NEW_PASSWORD]

/** What a person types, by the words at the field. */
export type Typed = readonly [words: RegExp, text: string]
const typedBy: readonly Typed[] = [
  [/新支付密码/, '135792'],
  [/支付密码|交易密码/, demoAccount.payPassword],
  [/验证码/, demoAccount.code],
  [/新密码/, NEW_PASSWORD],
  [/密码/, demoAccount.password],
  [/藏家号|送给|邀请/, '10002'],
  [/手机/, '13900000002'],
  [/身份证/, '330106199003071234'],
  [/QQ/, '10002'],
  [/元|0\.00|价/, '25'],
  [/整数|数量|天/, '3'],
]

/** What is typed into one of these fields; what is asked for again is what stands in the field before. */
export function textFor(field: LiveElement, fields: readonly LiveElement[], here: readonly Typed[]): string {
  const before = fields[fields.indexOf(field) - 1]
  if (/再输入|确认新密码/.test(nameOf(field)) && before) return before.value
  const words = `${nameOf(field)} ${field.getAttribute('placeholder') ?? ''} ${field.getAttribute('autocomplete') ?? ''}`
  const own = [...here, ...typedBy].find(([of]) => of.test(words))
  if (own) return own[1]
  const keys = field.getAttribute('inputmode') ?? field.type
  return keys === 'decimal' ? '25' : keys === 'numeric' ? '3' : '青山'
}

const NOT_TYPED = ['checkbox', 'radio', 'file', 'range', 'submit']
/** Whether letters go into it. */
export const isField = (one: LiveElement): boolean =>
  ['input', 'textarea'].includes(one.localName) && !NOT_TYPED.includes(one.type) && !one.hasAttribute('readonly')

/** A picture as a person has it on their phone: the head of a PNG of 600 by 600. */
export function picture(): File {
  const size = [0, 0, 0x02, 0x58]
  const head = [
    0x89,
    0x50,
    0x4e,
    0x47,
    13,
    10,
    26,
    10,
    0,
    0,
    0,
    13,
    0x49,
    0x48,
    0x44,
    0x52,
    ...size,
    ...size,
    8,
    6,
    0,
    0,
    0,
  ]
  return new File([new Uint8Array(head)], '山.png', { type: 'image/png' })
}
