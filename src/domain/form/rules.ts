import { isCode } from './code.ts'
import { hasBirthday } from './identity-number.ts'
import { isPayPassword } from './pay-password.ts'
import { CHARACTER_UNITS } from '../text/text-limits.ts'
import { validationMessages } from './validation-messages.ts'
import * as validators from './validators.ts'

/** One thing a field must keep, as data, so that a form can be written down, journaled and shown. */
export interface Rule {
  readonly rule: RuleName
  readonly message: string
  /** What the rule is measured with: a length, or the name of another field. */
  readonly arg?: number | string
}

type Check = (text: string, rule: Rule, all: Readonly<Record<string, string | number | boolean>>) => boolean

const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{8,20}$/

/** From `min` to `max` characters as people see them. */
const fits = (text: string, min: number, max: number): boolean => {
  if (text.length > max * CHARACTER_UNITS) return false
  const { length } = [...new Intl.Segmenter('zh').segment(text)]
  return length >= min && length <= max
}

/** Every rule a form may name. An empty field keeps all but `required` and `accepted`: whether it may be empty is a question of its own. */
const checks = {
  required: (text: string) => text.trim() !== '',
  accepted: (text: string) => text === 'true',
  mobile: validators.isMobile,
  email: validators.isEmail,
  /** 18 places (`val:000:idcard`) of which eight are a day that exists (ours). */
  idCard: (text: string) => validators.isIdCard(text) && hasBirthday(text),
  chinese: validators.isChinese,
  /** A person's name: 2 to 26 Han characters, with points between its parts (ours; the characters are `val:000:chinese`). */
  personName: (text: string) => text.length <= 64 && text.split('·').every(validators.isChinese) && fits(text, 2, 26),
  /** No number by which somebody can be found: of a phone or a car (ours). */
  notPersonal: (text: string) => {
    const bare = text.replace(/[\s·]/g, '').toUpperCase()
    return ![validators.isMobile, validators.isLandline, validators.isPlate].some((is) => is(bare))
  },
  /** One of the words in `arg`, separated by `|`. */
  oneOf: (text: string, rule: Rule) => String(rule.arg).split('|').includes(text),
  amount: validators.isAmount,
  digits: validators.isDigits,
  code: (text: string, rule: Rule) => isCode(text, typeof rule.arg === 'number' ? rule.arg : undefined),
  payPassword: isPayPassword,
  /** 8 to 20 characters with a letter and a digit (ours). */
  password: (text: string) => passwordPattern.test(text),
  /** Equal to the field named by `arg`. */
  same: (text: string, rule: Rule, all: Parameters<Check>[2]) => text === String(all[String(rule.arg)] ?? ''),
  /** Unlike the field named by `arg`. */
  different: (text: string, rule: Rule, all: Parameters<Check>[2]) => text !== String(all[String(rule.arg)] ?? ''),
  /** At most `arg` characters, an emoji counting as one. */
  maxLength: (text: string, rule: Rule) => fits(text, 0, Number(rule.arg)),
  minLength: (text: string, rule: Rule) => fits(text, Number(rule.arg), Infinity),
} as const satisfies Record<string, Check>

export type RuleName = keyof typeof checks

const judgesEmpty: readonly RuleName[] = ['required', 'accepted']

/** The first rule that `value` breaks, or undefined. `all` are the form's values, for rules that compare fields. */
export function firstBrokenRule(
  rules: readonly Rule[],
  value: string | number | boolean,
  all: Readonly<Record<string, string | number | boolean>>,
): Rule | undefined {
  const text = String(value)
  return rules.find(
    (rule) => (text !== '' || judgesEmpty.includes(rule.rule)) && !(checks[rule.rule] as Check)(text, rule, all),
  )
}

/** The rules that many forms share, with their messages. */
export const commonRules = {
  required: (message: string = validationMessages.required): Rule => ({ rule: 'required', message }),
  mobile: { rule: 'mobile', message: validationMessages.mobile } as Rule,
  sixDigits: { rule: 'code', message: '请输入 6 位数字' } as Rule,
  code: { rule: 'code', message: validationMessages.code } as Rule,
  password: { rule: 'password', message: '密码为 8–20 位，须含字母和数字' } as Rule,
  same: (field: string, message: string): Rule => ({ rule: 'same', arg: field, message }),
  different: (field: string, message: string): Rule => ({ rule: 'different', arg: field, message }),
  accepted: (message: string): Rule => ({ rule: 'accepted', message }),
  maxLength: (length: number): Rule => ({ rule: 'maxLength', arg: length, message: `最多 ${length} 个字` }),
} as const
