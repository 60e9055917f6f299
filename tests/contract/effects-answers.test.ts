import { describe, expect, it } from 'vitest'
import type { Provided, Tools } from '#src/services/effect.ts'
import { resourceEffects } from '#src/services/resource.effects.ts'
import type { Ended } from '#src/services/rest/client.ts'
import type { Reminder } from '#src/services/reminders.ts'
import { createSenders } from '#src/services/senders.ts'
import { sessionEffects } from '#src/services/session.effects.ts'
import { submissionEffects } from '#src/services/submission.effects.ts'
import { updateEffects } from '#src/services/update.effects.ts'
import { verificationCodeEffects } from '#src/services/verification-code.effects.ts'

import { data, lost, NOW, outcomeOf, refused, setUp } from './effect-tools.ts'

const phone = '13800138000'
const profileOf = (user: object): readonly unknown[] => [['session', { type: 'session.profileChanged', user }]]
const user = { nickname: '阿青', avatar: 'a.png', phone, role: '1', guardian: '0' }
const signedIn = { token: 't', validate: 'v', userId: '10001', user }
const entered = { user: { userId: '10001', nickname: '阿青', avatar: 'a.png', phone, role: '1' } }
const version = { version: '1.0.40', versionNumber: 140, title: 'x' }

interface Row {
  readonly of: (tools: Tools) => Provided
  readonly port: string
  readonly input: object
  readonly asks: readonly unknown[]
  /** What the server answers, and what the machine hears of it beside its type. */
  readonly data: unknown
  readonly hears: object
  /** Said where the server gives no words. */
  readonly otherwise?: string
  /** What other streams are told of it once it was done, of what the server answered. */
  readonly says?: readonly unknown[]
  /** What there is to remind of on the device once it was done. */
  readonly keeps?: readonly Reminder[]
}
const person = { token: 't', validate: 'v', userId: '10001' }
const session = (port: string, input: object, asks: readonly unknown[], more: Partial<Row> = {}): Row => ({
  of: sessionEffects,
  port,
  input,
  asks,
  data: null,
  hears: {},
  ...more,
})
const entering = (otherwise: string) => ({ data: signedIn, hears: entered, otherwise })
const release = { release: { version: '1.0.39', code: 139 }, reload: () => undefined }
const update = (tools: Tools): Provided => updateEffects(tools, release)
const forms = (tools: Tools): Provided =>
  submissionEffects(tools, createSenders(tools, { act: () => Promise.resolve(null) }, {} as never))
const form = (name: string, values: object) => ({ form: name, endpoint: null, values, lost: [], intent: 'f-1' })
/** The device keeps what it has to tell once the server has taken it down. */
const reminding = (name: string, endpoint: string, about: object, id = '7'): Row => ({
  of: forms,
  port: 'send',
  input: { ...form(name, { ...about, booked: true, at: NOW + 60_000, title: '开售了' }), endpoint },
  asks: [endpoint, { ...about, booked: true, at: NOW + 60_000, title: '开售了' }, { intent: 'f-1' }],
  data: null,
  hears: { result: null },
  keeps: [{ id, userId: '10001', at: NOW + 60_000, title: '开售了' }],
})
const noContent = '加载失败，请稍后再试'

const rows: Readonly<Record<string, Row>> = {
  'signs in with a code': session(
    'signIn',
    { method: 'code', phone, code: '246810' },
    ['session.loginByVerificationCode', { phone, code: '246810' }, {}],
    entering('登录失败'),
  ),
  'signs in with a password': session(
    'signIn',
    { method: 'password', phone, password: 'abc12345' },
    ['session.loginByPassword', { phone, password: 'abc12345' }, {}],
    entering('登录失败'),
  ),
  registers: session(
    'register',
    { phone, code: '246810', password: 'abc12345' },
    ['session.registerByVerificationCode', { phone, code: '246810', password: 'abc12345' }, {}],
    entering('注册失败'),
  ),
  'registers with an invitation': session(
    'register',
    { phone, code: '246810', password: 'abc12345', inviteCode: 'AB12' },
    ['session.registerByVerificationCode', { phone, code: '246810', password: 'abc12345', inviteCode: 'AB12' }, {}],
    entering('注册失败'),
  ),
  'sets a forgotten password': session('resetPassword', { phone, code: '246810', password: 'abc12345' }, [
    'session.forgetPassword',
    { phone, code: '246810', password: 'abc12345' },
    {},
  ]),
  'signs out': session('signOut', {}, ['session.userLogout', {}, { silent: true }]),
  'deletes the account': session('deleteAccount', { code: '246810' }, ['session.logOff', { code: '246810' }, {}]),
  'sends a code': {
    of: verificationCodeEffects,
    port: 'sendCode',
    input: { phone, purpose: 'login' },
    asks: ['session.sendSms', { phone, type: 'login' }, {}],
    data: null,
    hears: {},
    otherwise: '验证码发送失败，请稍后再试',
  },
  'sends a code to a number that takes another’s place': {
    of: verificationCodeEffects,
    port: 'sendCode',
    input: { phone, purpose: 'substitution' },
    asks: ['account.substitutionCode', { phone }, {}],
    data: null,
    hears: {},
    otherwise: '验证码发送失败，请稍后再试',
  },
  'loads a thing': {
    of: resourceEffects,
    port: 'load',
    input: { endpoint: 'product.details', request: { id: '7' }, page: 1 },
    asks: ['product.details', { id: '7' }, {}],
    data: { id: '7' },
    hears: { data: { id: '7' }, items: [], last: true },
    otherwise: noContent,
  },
  'loads a page that is not the last': {
    of: resourceEffects,
    port: 'load',
    input: { endpoint: 'product.list', request: { kind: 'a' }, page: 2, pageSize: 10 },
    asks: ['product.list', { kind: 'a', pageNo: 2, pageSize: 10 }, {}],
    data: { list: [{ id: '7' }], total: 21, pageNo: 2, pageSize: 10 },
    hears: { data: { total: 21 }, items: [{ id: '7' }], last: false },
    otherwise: noContent,
  },
  'loads the last page': {
    of: resourceEffects,
    port: 'load',
    input: { endpoint: 'product.list', request: {}, page: 2, pageSize: 10 },
    asks: ['product.list', { pageNo: 2, pageSize: 10 }, {}],
    data: { list: [{ id: '7' }], total: 20, pageNo: 2, pageSize: 10 },
    hears: { data: { total: 20 }, items: [{ id: '7' }], last: true },
    otherwise: noContent,
  },
  'loads an empty page, which is the last whatever the total says': {
    of: resourceEffects,
    port: 'load',
    input: { endpoint: 'product.list', request: {}, page: 1, pageSize: 10 },
    asks: ['product.list', { pageNo: 1, pageSize: 10 }, {}],
    data: { list: [], total: 20, pageNo: 1, pageSize: 10 },
    hears: { data: { total: 20 }, items: [], last: true },
    otherwise: noContent,
  },
  'sends a form to its endpoint': {
    of: forms,
    port: 'send',
    input: { ...form('address', { city: 'x' }), endpoint: 'address.add' },
    asks: ['address.add', { city: 'x' }, { intent: 'f-1' }],
    data: { id: '7' },
    hears: { result: { id: '7' } },
  },
  'asks to be told of a sale': reminding('product/remind', 'product.appointment', { id: '7' }),
  'asks to be told of an avatar': reminding('avatar/remind', 'avatar.appointment', { id: '7' }),
  'asks to be told of a kind of works': reminding(
    'product/appoint',
    'energy.appoint',
    { categoryId: '7' },
    // A work may have the same number.
    'category/7',
  ),
  'changes a nickname, without the space around it': {
    of: forms,
    port: 'send',
    input: form('nickname', { nickname: ' 阿青 ' }),
    asks: ['account.updateInfo', { nickname: '阿青' }, { intent: 'f-1' }],
    data: { nickname: '阿青（旧）', avatar: 'a.png' },
    hears: { result: null },
    says: profileOf({ nickname: '阿青（旧）', avatar: 'a.png' }),
  },
  'changes an avatar': {
    of: forms,
    port: 'send',
    input: form('avatar', { avatar: 'b.png' }),
    asks: ['account.updateInfo', { avatar: 'b.png' }, { intent: 'f-1' }],
    data: { nickname: '阿青', avatar: 'kept/b.png' },
    hears: { result: null },
    says: profileOf({ nickname: '阿青', avatar: 'kept/b.png' }),
  },
  'keeps a filter': {
    of: forms,
    port: 'send',
    input: form('keptFilter', { typeIds: '1 2', rarities: '', onlyOnSale: true }),
    asks: [
      'product.saveFilter',
      { typeIds: ['1', '2'], rarities: [], onlyOnSale: true, lowestFen: null, highestFen: null },
      { intent: 'f-1' },
    ],
    data: null,
    hears: { result: null },
  },
  'keeps a filter with prices, in fen': {
    of: forms,
    port: 'send',
    input: form('keptFilter', {
      typeIds: '',
      rarities: 'rare epic',
      onlyOnSale: false,
      lowest: '0.5',
      highest: '19.90',
    }),
    asks: [
      'product.saveFilter',
      { typeIds: [], rarities: ['rare', 'epic'], onlyOnSale: false, lowestFen: 50, highestFen: 1990 },
      { intent: 'f-1' },
    ],
    data: null,
    hears: { result: null },
  },
  'puts another number in the place of one’s own': {
    of: forms,
    port: 'send',
    input: form('substitution', { phone: '13500009876', code: '246810' }),
    asks: ['account.substitute', { phone: '13500009876', code: '246810' }, { intent: 'f-1' }],
    data: { phone: '135****9876' },
    hears: { result: null },
    says: profileOf({ phone: '135****9876' }),
  },
  'asks for the newest release': {
    of: update,
    port: 'checkServer',
    input: {},
    asks: ['system.customerVersion', {}, { silent: true }],
    data: version,
    hears: { ...version, newer: true },
  },
  'asks a shell for its newest release': {
    of: update,
    port: 'checkNative',
    input: {},
    asks: ['system.latest', {}, { silent: true }],
    data: version,
    hears: { ...version, localVersion: '1.0.39', localCode: 139 },
  },
}
const table = Object.entries(rows)

describe('an effect that makes one call', () => {
  it.each(table)('%s: asks so, and tells what is answered', async (_, row) => {
    const { tools, asked, vault, said } = setUp(data(row.data))
    if (row.keeps) vault.keep(person)
    expect(await outcomeOf(row.of(tools), row.port, row.input)).toEqual({ type: `${row.port}.succeeded`, ...row.hears })
    expect(asked).toEqual([row.asks])
    expect(said).toEqual(row.says ?? [])
    expect(tools.reminders.of('10001')).toEqual(row.keeps ?? [])
  })

  it.each(table)(
    '%s: says a refusal in the server’s words, or in its own, what did not arrive as it is, and leaves all as it was',
    async (_, row) => {
      const failed = async (answer: Ended<unknown>) => {
        const { tools, vault, said, noted, stored } = setUp(answer)
        vault.keep(person)
        const before = stored()
        const outcome = await outcomeOf(row.of(tools), row.port, row.input)
        expect({ stored: stored(), said, noted }).toEqual({ stored: before, said: [], noted: [] })
        return outcome
      }
      const type = `${row.port}.failed`
      const { otherwise = '操作失败，请稍后再试' } = row
      expect(await failed(refused('不行'))).toEqual({ type, failure: { reason: 'refused', message: '不行' } })
      expect(await failed(refused(''))).toEqual({ type, failure: { reason: 'refused', message: otherwise } })
      expect(await failed(lost)).toEqual({ type, failure: { reason: 'timeout', message: '网络有点慢' } })
    },
  )

  it.each([
    ['signIn', { method: 'code', phone }],
    ['signIn', { method: 'password', phone }],
    ['register', { phone, code: '246810' }],
    ['register', { phone, password: 'abc12345' }],
    ['resetPassword', { phone, code: '246810' }],
    ['resetPassword', { phone, password: 'abc12345' }],
    ['deleteAccount', {}],
  ])('%s asks nothing with a secret that a reload has taken: %o', async (port, input) => {
    const { tools, asked } = setUp()
    const failure = { reason: 'interrupted', message: '页面已重新打开，请重新输入' }
    expect(await outcomeOf(sessionEffects(tools), port, input)).toEqual({ type: `${port}.failed`, failure })
    expect(asked).toEqual([])
  })

  it('sends no form whose secrets a reload has taken', async () => {
    const { tools, asked } = setUp()
    const gone = { ...form('nickname', { nickname: 'a' }), lost: ['password'] }
    expect(await outcomeOf(forms(tools), 'send', gone)).toMatchObject({ failure: { reason: 'interrupted' } })
    expect(asked).toEqual([])
  })

  it.each([
    ['login/code', { phone, code: '1' }, { type: 'session.signInRequested', method: 'code', phone, code: '1' }],
    [
      'login/password',
      { phone, password: 'p' },
      { type: 'session.signInRequested', method: 'password', phone, password: 'p' },
    ],
    [
      'register',
      { phone, code: '1', password: 'p' },
      { type: 'session.registerRequested', phone, code: '1', password: 'p' },
    ],
    [
      'register',
      { phone, code: '1', password: 'p', inviteCode: 'AB' },
      { type: 'session.registerRequested', phone, code: '1', password: 'p', inviteCode: 'AB' },
    ],
    [
      'forgetPassword',
      { phone, code: '1', password: 'p' },
      { type: 'session.passwordResetRequested', phone, code: '1', password: 'p' },
    ],
    ['deleteAccount', { code: '1' }, { type: 'session.deletionRequested', code: '1' }],
    ['signOut', {}, { type: 'session.signOutRequested' }],
  ])('hands the form %s to the session, and waits for what comes of it', async (name, values, fact) => {
    const { tools } = setUp()
    for (const failure of [null, { reason: 'refused', message: '不行' }]) {
      const given: unknown[] = []
      const gateway = {
        act: (one: unknown) => {
          given.push(one)
          return Promise.resolve(failure)
        },
      }
      const provided = submissionEffects(tools, createSenders(tools, gateway, {} as never))
      const heard = await outcomeOf(provided, 'send', form(name, values))
      expect(heard).toEqual(failure ? { type: 'send.failed', failure } : { type: 'send.succeeded', result: null })
      expect(given).toEqual([fact])
    }
  })
})

describe('a new release', () => {
  it('is reloaded for once: for which one is noted before', () => {
    const { tools, vault } = setUp()
    const done: unknown[] = []
    const reload = () => void done.push(vault.get('reloadedFor'))
    expect(updateEffects(tools, { ...release, reload }).input).toEqual({ reloadedFor: 0 })
    updateEffects(tools, { ...release, reload }).actions!['reloadPage']!(
      undefined as never,
      { versionNumber: 140 } as never,
    )
    expect(done).toEqual(['140'])
    expect(updateEffects(tools, { ...release, reload }).input).toEqual({ reloadedFor: 140 })
    vault.set('reloadedFor', 'x')
    expect(updateEffects(tools, { ...release, reload }).input).toEqual({ reloadedFor: 0 })
  })

  it('of a shell is asked for by who is signed in, and the one that runs is not newer than itself', async () => {
    const native = setUp(data(version))
    native.vault.keep({ token: 't', validate: 'v', userId: '10001' })
    await outcomeOf(update(native.tools), 'checkNative', {})
    expect(native.asked).toEqual([['system.latest', { userId: '10001' }, { silent: true }]])
    const same = setUp(data({ ...version, version: '1.0.39' }))
    expect(await outcomeOf(update(same.tools), 'checkServer', {})).toMatchObject({ newer: false })
  })
})
