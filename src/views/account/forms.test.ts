import { describe, expect, it } from 'vitest'
import { typedDigits } from '#src/domain/text/full-width.ts'
import { firstBrokenRule } from '#src/domain/form/rules.ts'
import { typedMobile } from '#src/domain/text/typed-text.ts'
import type { Form, Values } from '#src/machines/submission/submission.machine.ts'
import { deleteAccountForm } from '../session/delete-account.form.ts'
import { updatePasswordForm } from '../settings/settings.form.ts'
import { nicknameForm } from './account.form.ts'
import { addressForm } from '../address/address.form.ts'
import { passwordFreeForm, payPasswordForms, realNameForm } from '../kit/identity/identity.form.ts'

/** What a form says of a field; `''` for nothing. */
const said = ({ fields }: Form, field: string, value: string | boolean, others: Values = {}): string =>
  firstBrokenRule(fields[field]!.rules, value, { ...others, [field]: value })?.message ?? ''

const address = addressForm('')
const { first, change, reset } = payPasswordForms
/** One character to a reader, seven code units. */
const family = '👨‍👩‍👧'

describe('what the forms of a person say (marketplace §5)', () => {
  it.each([
    [address, 'name', '', '请输入收货人姓名'],
    [address, 'name', '　', '请输入收货人姓名'],
    [address, 'name', family.repeat(20), ''],
    [address, 'name', family.repeat(21), '最多 20 个字'],
    [address, 'phone', '', '请输入手机号'],
    [address, 'phone', '23800138000', '请输入 11 位手机号'],
    [address, 'phone', '1380013800', '请输入 11 位手机号'],
    [address, 'phone', '13800138000', ''],
    [address, 'regionCode', '', '请选择所在地区'],
    [address, 'detail', '', '请输入详细地址'],
    [address, 'detail', '长'.repeat(140), ''],
    [address, 'detail', '长'.repeat(141), '最多 140 个字'],
    [nicknameForm, 'nickname', '   ', '请输入昵称'],
    [nicknameForm, 'nickname', family.repeat(16), ''],
    [nicknameForm, 'nickname', `${family.repeat(16)}🀄`, '最多 16 个字'],
    [realNameForm, 'name', '', '请输入真实姓名'],
    [realNameForm, 'name', '名'.repeat(27), '请填写真实姓名，2 到 26 个汉字'],
    [realNameForm, 'name', '林', '请填写真实姓名，2 到 26 个汉字'],
    [realNameForm, 'name', 'Lin', '请填写真实姓名，2 到 26 个汉字'],
    [realNameForm, 'name', '阿卜杜拉·买买提', ''],
    [realNameForm, 'idCard', '', '请输入身份证号'],
    [realNameForm, 'idCard', '11010119900307757', '请输入正确的 18 位身份证号'],
    [realNameForm, 'idCard', '11010119900307757X', ''],
    [realNameForm, 'agreed', false, '请先同意用身份信息完成认证'],
    [first, 'payPassword', '', '请输入 6 位支付密码'],
    [first, 'payPassword', '24681', '支付密码为 6 位数字，不能全部相同或连续'],
    [first, 'payPassword', '111111', '支付密码为 6 位数字，不能全部相同或连续'],
    [first, 'payPassword', '123456', '支付密码为 6 位数字，不能全部相同或连续'],
    [first, 'payPassword', '246810', ''],
    [change, 'oldPayPassword', '', '请输入原支付密码'],
    [change, 'oldPayPassword', '12a456', '请输入 6 位数字'],
    [reset, 'code', '', '请输入验证码'],
    [reset, 'code', '12345', '请输入 6 位验证码'],
    [passwordFreeForm, 'payPassword', '', '请输入支付密码'],
    [deleteAccountForm, 'code', '1234567', '请输入 6 位验证码'],
    [deleteAccountForm, 'understood', false, '请先确认你已了解注销的后果'],
    [updatePasswordForm, 'oldPassword', '', '请输入原密码'],
    [updatePasswordForm, 'newPassword', 'short1', '密码为 8–20 位，须含字母和数字'],
    [updatePasswordForm, 'newPassword', '密码abcd1234', '密码为 8–20 位，须含字母和数字'],
  ] as const)('%#: %s', (form, field, value, message) => {
    expect(said(form as Form, field, value)).toBe(message)
  })

  it.each([
    [first, 'repeat', '246811', { payPassword: '246810' }, '两次输入的密码不一样'],
    [first, 'repeat', '246810', { payPassword: '246810' }, ''],
    [updatePasswordForm, 'newPassword', 'shucang2026', { oldPassword: 'shucang2026' }, '新密码不能与原密码相同'],
    [updatePasswordForm, 'repeat', 'shucang2027', { newPassword: 'shucang2026' }, '两次输入的密码不一样'],
  ] as const)('compares fields: %#', (form, field, value, others, message) => {
    expect(said(form as Form, field, value, others)).toBe(message)
  })

  it('takes digits as they are pasted, full-width too', () => {
    expect(said(address, 'phone', typedMobile('＋８６ １３８－００１３－８０００'))).toBe('')
    expect(said(first, 'payPassword', typedDigits('２４６ ８１０'))).toBe('')
    expect(said(first, 'payPassword', '２４６８１０')).toBe('支付密码为 6 位数字，不能全部相同或连续')
  })
})
