import { describe, expect, it } from 'vitest'
import { firstBrokenRule, type Rule, type RuleValue } from './rules.ts'

const complaint = (rule: Rule, value: RuleValue, values = {}) => firstBrokenRule([rule], value, values)?.message

describe('rules of a form field', () => {
  it('names the first broken rule only', () => {
    const rules: Rule[] = [{ rule: 'required' }, { rule: 'is', kind: 'mobile' }]
    expect(firstBrokenRule(rules, ' ')).toEqual({ rule: { rule: 'required' }, message: '这一项还没有填' })
    expect(firstBrokenRule(rules, '23800138000')?.message).toBe('请输入 11 位手机号')
    expect(firstBrokenRule(rules, '13800138000')).toBeUndefined()
  })

  it('an empty optional field breaks nothing', () => {
    expect(
      firstBrokenRule([{ rule: 'is', kind: 'email' }, { rule: 'length', min: 5 }, { rule: 'code' }], ''),
    ).toBeUndefined()
  })

  it('checks codes, lengths and ranges', () => {
    expect(complaint({ rule: 'code' }, '12345')).toBe('请输入 6 位验证码')
    expect(complaint({ rule: 'code', length: 4 }, '1234')).toBeUndefined()
    expect(complaint({ rule: 'length', min: 6, max: 20 }, '12345')).toBe('至少 6 个字')
    expect(complaint({ rule: 'length', max: 140 }, '字'.repeat(141))).toBe('最多 140 个字')
    expect(complaint({ rule: 'range', min: 1 }, 0)).toBe('至少为 1')
    expect(complaint({ rule: 'range', max: 9 }, '10')).toBe('最多为 9')
    expect(complaint({ rule: 'range', min: 1 }, 'x')).toBe('请输入数字')
  })

  it('compares with another field, and asks for a tick', () => {
    expect(complaint({ rule: 'sameAs', field: 'password' }, 'a', { password: 'b' })).toBe('两次输入不一致')
    expect(complaint({ rule: 'sameAs', field: 'password' }, 'b', { password: 'b' })).toBeUndefined()
    expect(complaint({ rule: 'differsFrom', field: 'old' }, 'b', { old: 'b' })).toBe('新旧内容不能相同')
    expect(complaint({ rule: 'accepted' }, false)).toBe('请先阅读并同意')
    expect(complaint({ rule: 'accepted' }, true)).toBeUndefined()
  })

  it('a rule may bring its own words', () => {
    expect(complaint({ rule: 'required', message: '请填写昵称' }, '')).toBe('请填写昵称')
  })
})
