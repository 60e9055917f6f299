import { describe, expect, it } from 'vitest'
import { commonRules, firstBrokenRule, type Rule } from './rules.ts'

const message = (rules: readonly Rule[], value: string | number | boolean, all = {}) =>
  firstBrokenRule(rules, value, all)?.message

describe('rules of a form field', () => {
  it('names the first broken rule only', () => {
    const rules = [commonRules.required('请填写手机号'), commonRules.mobile]
    expect(message(rules, ' ')).toBe('请填写手机号')
    expect(message(rules, '23800138000')).toBe(commonRules.mobile.message)
    expect(message(rules, '13800138000')).toBeUndefined()
  })

  it('one of some words is none of their parts, nor two of them', () => {
    const words = ['公司', '公', '个人']
    const rule: Rule = { rule: 'oneOf', arg: words.join('|'), message: '请选择' }
    const texts = [...words, '司', '人', '|', '公司|公', '公司|', ' 公', '公司公']
    expect(texts.filter((text) => message([rule], text) === undefined)).toEqual(words)
  })

  it('an empty optional field breaks nothing', () => {
    expect(message([commonRules.mobile, commonRules.code, commonRules.password], '')).toBeUndefined()
  })

  it('[val:000:code] a code has six digits unless the rule says otherwise', () => {
    expect(message([commonRules.code], '12345')).toBe(commonRules.code.message)
    expect(message([{ ...commonRules.code, arg: 4 }], '1234')).toBeUndefined()
  })

  it('a password has 8 to 20 characters, a letter and a digit', () => {
    for (const bad of ['abcdefgh', '12345678', 'a1b2c3', `a1${'b'.repeat(19)}`, '密码12345a']) {
      expect({ bad, message: message([commonRules.password], bad) }).toEqual({
        bad,
        message: commonRules.password.message,
      })
    }
    expect(message([commonRules.password], 'shucang2026')).toBeUndefined()
  })

  it('compares with another field', () => {
    expect(message([commonRules.same('password', '不一致')], 'a', { password: 'b' })).toBe('不一致')
    expect(message([commonRules.same('password', '不一致')], 'b', { password: 'b' })).toBeUndefined()
    expect(message([commonRules.different('old', '不能相同')], 'b', { old: 'b' })).toBe('不能相同')
  })

  it('asks for a tick', () => {
    expect(message([commonRules.accepted('请先同意')], false)).toBe('请先同意')
    expect(message([commonRules.accepted('请先同意')], true)).toBeUndefined()
  })

  it('[val:000:textarea] counts an emoji as one character', () => {
    expect(message([commonRules.maxLength(2)], '👨‍👩‍👧‍👦字')).toBeUndefined()
    expect(message([commonRules.maxLength(2)], '一二三')).toBe('最多 2 个字')
  })
})
