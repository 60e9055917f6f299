import type { Form, Values } from '#src/machines/submission/submission.machine.ts'
import { giftForm } from '#src/views/collection/gift.form.ts'
import { exchangeForm } from '#src/views/beans/exchange.form.ts'
import { inviterForm } from '#src/views/invitation/invite.form.ts'
import { offerForm } from '#src/views/kit/listing/offer.ts'
import { codeSignInForm, forgotPasswordForm, passwordSignInForm, registerForm } from '#src/views/session/login.form.ts'
import { nicknameForm } from '#src/views/account/account.form.ts'
import { updatePasswordForm } from '#src/views/settings/settings.form.ts'
import { deleteAccountForm } from '#src/views/session/delete-account.form.ts'
import { addressForm } from '#src/views/address/address.form.ts'
import { beanGiftForm } from '#src/views/beans/bean-gift.form.ts'
import { passwordFreeForm, payPasswordForms, realNameForm } from '#src/views/kit/identity/identity.form.ts'
import { walletOpeningForm } from '#src/views/wallet/my-purse.select.ts'
import { chooseLocationForm } from '#src/views/system/choose-location.form.ts'

/** One field of a form: what must not get through and what is said about it, and what is sent of what may. */
export interface InputRow {
  readonly form: Form
  /** Everything else filled in well. */
  readonly around: Values
  readonly field: string
  /** Validators of the specification that it stands for (`val:000:…` of marketplace §5, without the prefix). */
  readonly validators: readonly string[]
  readonly bad: readonly (readonly [typed: string | boolean, message: string])[]
  /** What is typed or pasted, and what is sent of it. */
  readonly good: readonly (readonly [typed: string, sent: string])[]
}

const long = '长'.repeat(10_000)
const family = '👨‍👩‍👧'
/** A zero-width space, a direction mark and a Hangul filler: nothing that anybody sees. */
const invisible = '\u200B\u202E\u3164'
const accents = `z${'\u0301'.repeat(10_000)}`
const digits = '9'.repeat(10_000)

const notMobile = '请输入 11 位手机号'
const mobile: Pick<InputRow, 'field' | 'validators' | 'bad' | 'good'> = {
  field: 'phone',
  validators: ['mobile'],
  bad: [
    ['', '请输入手机号'],
    [invisible, '请输入手机号'],
    ['　', '请输入手机号'],
    ['1380013800', notMobile],
    ['138001380001', notMobile],
    ['23800138000', notMobile],
    ['-13800138000.5', notMobile],
    [digits, notMobile],
    ['😀', '请输入手机号'],
  ],
  good: [
    ['+86 138 0013 8000', '13800138000'],
    ['１３８－００１３－８０００', '13800138000'],
    [' (138) 0013-8000\u200B', '13800138000'],
  ],
}

const code = (field: string, empty: string, message: string): typeof mobile => ({
  field,
  validators: ['code', 'code-input'],
  bad: [
    ['', empty],
    [invisible, empty],
    ['12345', message],
    ['1234567', message],
    ['12345a', message],
    ['1234.5', message],
    ['👍🏽12345', message],
    [digits, message],
  ],
  good: [
    ['２４６８１０', '246810'],
    [' 246 810 ', '246810'],
    ['246-810', '246810'],
  ],
})

const notNew = '密码为 8–20 位，须含字母和数字'
const newPassword = (field: string, empty: string): typeof mobile => ({
  field,
  validators: [],
  bad: [
    ['', empty],
    ['　　', empty],
    ['short1', notNew],
    ['12345678', notNew],
    ['abcdefgh', notNew],
    ['密码abcd1234', notNew],
    [`abc12345${family}`, notNew],
    ['abc12345\u202E', notNew],
    [`a1${'x'.repeat(10_000)}`, notNew],
  ],
  good: [],
})

const words = (field: string, empty: string, max: number): typeof mobile => ({
  field,
  validators: [],
  bad: [
    ['', empty],
    [' 　\t', empty],
    [invisible, empty],
    [long, `最多 ${max} 个字`],
    [family.repeat(max + 1), `最多 ${max} 个字`],
  ],
  good: [
    ['  林\u200B青\n山  ', '林青 山'],
    [`${family}\u202E山`, `${family}山`],
    [accents, '\u017A\u0301\u0301\u0301'],
    [family.repeat(max), family.repeat(max)],
  ],
})

const notPrice = '请输入正确的价格，最多两位小数'
const notPayPassword = '支付密码为 6 位数字，不能全部相同或连续'
const agreedToLogin = '请先阅读并同意用户服务协议和隐私政策'

const codeLogin = { form: codeSignInForm, around: { phone: '13800000000', code: '888888', agreed: true } }
const passwords = { password: 'shucang2026', repeat: 'shucang2026' }
const register = { form: registerForm, around: { ...codeLogin.around, ...passwords } }
const forgot = { form: forgotPasswordForm, around: { phone: '13800000000', code: '888888', ...passwords } }
const address = {
  form: addressForm(''),
  around: { name: '林青山', phone: '13800138000', regionCode: '110101', region: '北京市', detail: '东华门大街 1 号' },
}
const realName = { form: realNameForm, around: { name: '林青山', idCard: '11010119900307757X', agreed: true } }
const chosen = { payPassword: '246810', repeat: '246810' }
const first = { form: payPasswordForms.first, around: chosen }
const change = { form: payPasswordForms.change, around: { ...chosen, oldPayPassword: '135790' } }
const gift = { form: giftForm('1'), around: { receiver: '10002', payPassword: '246810' } }
const beanGift = { form: beanGiftForm, around: { receiver: '10002', amount: '5', payPassword: '246810' } }
const receiver: typeof mobile = {
  field: 'receiver',
  validators: ['digits'],
  bad: [
    ['', '请输入对方的手机号或藏家号'],
    [invisible, '请输入对方的手机号或藏家号'],
    ['小明', '手机号或藏家号都是数字'],
    ['10002a', '手机号或藏家号都是数字'],
    ['1000.2', '手机号或藏家号都是数字'],
    [digits, '手机号或藏家号位数过多'],
  ],
  good: [
    ['＋８６ 138-0013-8000', '13800138000'],
    ['１０００２　', '10002'],
  ],
}
const update = {
  form: updatePasswordForm,
  around: { oldPassword: 'oldone2025', newPassword: 'shucang2026', repeat: 'shucang2026' },
}
const place = { form: chooseLocationForm, around: { name: '故宫', address: '景山前街 4 号' } }

/** Fields that ask for one and the same thing are judged by one and the same rows. */
export const inputRows: readonly InputRow[] = [
  { ...codeLogin, ...mobile },
  { ...codeLogin, ...code('code', '请输入验证码', '请输入 6 位验证码') },
  { ...codeLogin, field: 'agreed', validators: [], bad: [[false, agreedToLogin]], good: [] },
  { form: passwordSignInForm, around: { ...codeLogin.around, password: 'x' }, ...mobile },
  {
    form: passwordSignInForm,
    around: { ...codeLogin.around, password: 'x' },
    field: 'password',
    validators: [],
    bad: [
      ['', '请输入密码'],
      ['　', '请输入密码'],
      [long, '最多 64 个字'],
    ],
    good: [['ｓｈｕｃａｎｇ２０２６ ', 'shucang2026']],
  },
  { ...register, ...mobile },
  { ...register, ...newPassword('password', '请设置密码') },
  {
    ...register,
    field: 'inviteCode',
    validators: ['digits'],
    bad: [
      ['abc', '邀请码只有数字'],
      ['1000.2', '邀请码只有数字'],
      ['10002😀', '邀请码只有数字'],
    ],
    good: [
      ['', ''],
      ['１０００２ ', '10002'],
    ],
  },
  { ...register, field: 'repeat', validators: [], bad: [['shucang2027', '两次输入的密码不一样']], good: [] },
  { ...forgot, ...mobile },
  { ...forgot, ...newPassword('password', '请设置密码') },
  { form: nicknameForm, around: {}, ...words('nickname', '请输入昵称', 16) },
  { ...update, ...newPassword('newPassword', '请输入新密码') },
  { ...update, field: 'newPassword', validators: [], bad: [['oldone2025', '新密码不能与原密码相同']], good: [] },
  {
    form: deleteAccountForm,
    around: { code: '888888', understood: true },
    ...code('code', '请输入验证码', '请输入 6 位验证码'),
  },
  { ...address, ...words('name', '请输入收货人姓名', 20) },
  { ...address, ...mobile },
  { ...address, ...words('detail', '请输入详细地址', 140) },
  { ...address, field: 'regionCode', validators: [], bad: [['', '请选择所在地区']], good: [] },
  {
    ...realName,
    field: 'name',
    validators: ['chinese'],
    bad: [
      ['', '请输入真实姓名'],
      [invisible, '请输入真实姓名'],
      ['林', '请填写真实姓名，2 到 26 个汉字'],
      ['Lin Qingshan', '请填写真实姓名，2 到 26 个汉字'],
      ['林青山1', '请填写真实姓名，2 到 26 个汉字'],
      ['林😀山', '请填写真实姓名，2 到 26 个汉字'],
      [long, '请填写真实姓名，2 到 26 个汉字'],
    ],
    good: [
      [' 林\u200B青 山\n', '林青山'],
      ['阿卜杜拉•买买提', '阿卜杜拉·买买提'],
    ],
  },
  {
    ...realName,
    field: 'idCard',
    validators: ['idcard'],
    bad: [
      ['', '请输入身份证号'],
      ['11010119900307757', '请输入正确的 18 位身份证号'],
      ['1101011990030775711', '请输入正确的 18 位身份证号'],
      ['A10101199003077571', '请输入正确的 18 位身份证号'],
      ['X10101199003077571', '请输入正确的 18 位身份证号'],
      [digits, '请输入正确的 18 位身份证号'],
    ],
    good: [
      ['１１０１０１ 19900307 757x', '11010119900307757X'],
      ['110101199003077571\u200B', '110101199003077571'],
    ],
  },
  { ...first, ...code('payPassword', '请输入 6 位支付密码', notPayPassword), good: [] },
  {
    ...first,
    field: 'payPassword',
    validators: [],
    bad: [
      ['111111', notPayPassword],
      ['654321', notPayPassword],
    ],
    good: [['２４６ ８１０', '246810']],
  },
  { ...change, ...code('oldPayPassword', '请输入原支付密码', '请输入 6 位数字') },
  {
    form: payPasswordForms.reset,
    around: { ...chosen, code: '888888' },
    ...code('code', '请输入验证码', '请输入 6 位验证码'),
  },
  {
    form: passwordFreeForm,
    around: { payPassword: '246810' },
    ...code('payPassword', '请输入支付密码', '请输入 6 位数字'),
  },
  { ...gift, ...receiver },
  { ...gift, ...code('payPassword', '请输入支付密码', '请输入 6 位数字') },
  { ...beanGift, ...receiver },
  {
    ...beanGift,
    field: 'amount',
    validators: ['digits'],
    bad: [
      ['', '请输入数量'],
      [invisible, '请输入数量'],
      ['1.5', '数量是整数'],
      ['-3', '数量是整数'],
      ['三', '数量是整数'],
      [digits, '数量过大'],
    ],
    good: [['１ ５０', '150']],
  },
  { ...beanGift, ...code('payPassword', '请输入支付密码', '请输入 6 位数字') },
  { form: exchangeForm, around: {}, ...code('payPassword', '请输入支付密码', '请输入 6 位数字') },
  {
    form: inviterForm,
    around: {},
    field: 'userId',
    validators: ['digits'],
    bad: [
      ['', '请输入邀请码'],
      ['😀', '邀请码只有数字'],
      ['https://shucang.example/10002', '邀请码只有数字'],
      [digits, '邀请码位数过多'],
    ],
    good: [['１ ０ ０ ０ ２', '10002']],
  },
  {
    form: offerForm('copy', '1'),
    around: {},
    field: 'price',
    validators: ['amount'],
    bad: [
      ['', '请输入价格'],
      ['　', '请输入价格'],
      ['-1', notPrice],
      ['－１.00', notPrice],
      ['12.345', notPrice],
      ['1.2.3', notPrice],
      ['1e5', notPrice],
      ['1,5', notPrice],
      ['abc', notPrice],
      ['99😀', notPrice],
      ['NaN', notPrice],
    ],
    good: [
      [' ￥１，２３４．５０ ', '1234.50'],
      ['12。5元', '12.5'],
      ['1 000', '1000'],
    ],
  },
  {
    form: walletOpeningForm,
    around: {},
    field: 'service',
    validators: [],
    bad: [['../session.logOff', '请选择开户方式']],
    good: [['openYb', 'openYb']],
  },
  { ...place, ...words('name', '请输入地点名称', 30) },
  { ...place, ...words('address', '请输入详细地址', 140) },
]

/** Validators of marketplace §5 that no form of the marketplace asks for; as helpers they are tested beside their code. */
export const withoutForm = [
  'email',
  'url',
  'date',
  'number',
  'plate',
  'letters',
  'alnum',
  'landline',
  'json',
  'video-ext',
]
