import { describe, expect, it } from 'vitest'
import { typedDigits } from '#src/domain/text/full-width.ts'
import { firstBrokenRule } from '#src/domain/form/rules.ts'
import { typedMobile, typedPassword } from '#src/domain/text/typed-text.ts'
import type { Form, Values } from '#src/machines/submission/submission.machine.ts'
import { codeSignInForm, forgotPasswordForm, passwordSignInForm, registerForm } from './login.form.ts'

const said = ({ fields }: Form, field: string, value: string | boolean, others: Values = {}): string =>
  firstBrokenRule(fields[field]!.rules, value, { ...others, [field]: value })?.message ?? ''

describe('what the forms before signing in say (marketplace §5)', () => {
  it.each([
    [codeSignInForm, 'phone', '', '请输入手机号'],
    [codeSignInForm, 'phone', '03800138000', '请输入 11 位手机号'],
    [codeSignInForm, 'phone', '138001380001', '请输入 11 位手机号'],
    [codeSignInForm, 'phone', '1380013800😀', '请输入 11 位手机号'],
    [codeSignInForm, 'phone', '13800138000', ''],
    [codeSignInForm, 'code', '', '请输入验证码'],
    [codeSignInForm, 'code', '88888', '请输入 6 位验证码'],
    [codeSignInForm, 'code', '8888888', '请输入 6 位验证码'],
    [codeSignInForm, 'agreed', false, '请先阅读并同意用户服务协议和隐私政策'],
    [passwordSignInForm, 'password', '', '请输入密码'],
    [passwordSignInForm, 'password', 'old', ''],
    [registerForm, 'password', '', '请设置密码'],
    [registerForm, 'password', '12345678', '密码为 8–20 位，须含字母和数字'],
    [registerForm, 'password', 'abcdefgh', '密码为 8–20 位，须含字母和数字'],
    [registerForm, 'password', `a1${'x'.repeat(19)}`, '密码为 8–20 位，须含字母和数字'],
    [registerForm, 'password', `a1${'x'.repeat(18)}`, ''],
    [registerForm, 'repeat', '', '请再输入一次密码'],
    [forgotPasswordForm, 'password', 'abc123😀😀', '密码为 8–20 位，须含字母和数字'],
  ] as const)('%#: %s', (form, field, value, message) => {
    expect(said(form, field, value)).toBe(message)
  })

  it('compares the two passwords', () => {
    expect(said(registerForm, 'repeat', 'shucang2027', { password: 'shucang2026' })).toBe('两次输入的密码不一样')
    expect(said(registerForm, 'repeat', 'shucang2026', { password: 'shucang2026' })).toBe('')
  })

  it('takes what is pasted full-width', () => {
    expect(said(codeSignInForm, 'phone', typedMobile('１３８ ００１３ ８０００'))).toBe('')
    expect(said(codeSignInForm, 'code', typedDigits('８８８８８８'))).toBe('')
    expect(said(registerForm, 'password', typedPassword('ｓｈｕｃａｎｇ２０２６'))).toBe('')
  })
})
