import { describe, expect, it } from 'vitest'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import { noticeEndpoints } from '#src/contract/rest/notice/notice.endpoints.ts'
import { authCheckEndpoint, sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { hour, minute, second } from '#src/domain/time/instant.ts'
import { authCheckPath } from '../../handlers.ts'
import { openTestWorld } from '../../test-kit.ts'
import { demoAccount } from '../../world/demo-account.ts'
import { auditEconomy } from '../../world/trade/audit.ts'

const { phone, code, password } = demoAccount
const stranger = '13911112222'
const page = { pageNo: 1, pageSize: 1 }

describe('verification codes', () => {
  const sent = async (to = stranger, type: 'login' | 'register' = 'register') => {
    const world = await openTestWorld()
    const answer = await world.ask(sessionEndpoints.sendSms, { phone: to, type })
    const right = (await world.control.sms(to))!
    const register = (using: string) =>
      world.ask(sessionEndpoints.registerByVerificationCode, { phone: to, code: using, password })
    return { ...world, answer, right, register }
  }
  const wrongOf = (right: string) => (right === '000000' ? '111111' : '000000')

  it('are six digits and, in a demo, said in the message', async () => {
    const { answer, right } = await sent()
    expect(right).toMatch(/^\d{6}$/)
    expect(answer).toMatchObject({ code: 200, data: null })
    expect(answer.msg).toContain(right)
  })

  it('are not said when the world is told so', async () => {
    const { ask, control } = await openTestWorld()
    await control.settings({ revealCodes: false })
    const answer = await ask(sessionEndpoints.sendSms, { phone: stranger, type: 'register' })
    expect(answer.msg).toBe('验证码已发送')
  })

  it('open one door once', async () => {
    const { right, register, ask } = await sent()
    const login = { phone: stranger, code: right }
    expect((await register(right)).code).toBe(200)
    expect((await ask(sessionEndpoints.loginByVerificationCode, login)).code).toBe(1001)
    expect((await ask(sessionEndpoints.forgetPassword, { ...login, password })).code).toBe(1001)
  })

  it('live five minutes', async () => {
    const { right, register, control } = await sent()
    await control.advance(5 * minute)
    expect((await register(right)).code).toBe(1002)
  })

  it('die of five wrong tries', async () => {
    const { right, register } = await sent()
    for (let count = 0; count < 5; count += 1) expect((await register(wrongOf(right))).code).toBe(1001)
    expect((await register(right)).code).toBe(1004)
  })

  it('come once a minute; a new one replaces the old', async () => {
    const { ask, control, right, register } = await sent()
    const again = () => ask(sessionEndpoints.sendSms, { phone: stranger, type: 'register' })
    await control.advance(59 * second)
    expect(await again()).toMatchObject({ code: 1003, msg: '发送太频繁，请 1 秒后再试' })
    await control.advance(second)
    expect((await again()).code).toBe(200)
    const next = (await control.sms(stranger))!
    expect(next).not.toBe(right)
    expect((await register(right)).code).toBe(1001)
    expect((await register(next)).code).toBe(200)
  })

  it('go to phone numbers only', async () => {
    const { ask } = await openTestWorld()
    expect((await ask(sessionEndpoints.sendSms, { phone: '12', type: 'login' })).code).toBe(1005)
  })
})

describe('signing in', () => {
  it('takes the demo code at any time, and the password', async () => {
    const { ask } = await openTestWorld()
    for (const answer of [
      await ask(sessionEndpoints.loginByVerificationCode, { phone, code }),
      await ask(sessionEndpoints.loginByVerificationCode, { phone, code }),
      await ask(sessionEndpoints.loginByPassword, { phone, password }),
    ]) {
      expect(answer.data).toMatchObject({ userId: demoAccount.userId, user: { nickname: demoAccount.nickname, phone } })
      expect(answer.data.token).not.toBe('')
    }
  })

  it.each([
    ['a wrong code', sessionEndpoints.loginByVerificationCode, { phone, code: '000000' }, 1001],
    ['a wrong password', sessionEndpoints.loginByPassword, { phone, password: 'wrong1234' }, 1008],
    ['a phone nobody has, without telling so', sessionEndpoints.loginByPassword, { phone: stranger, password }, 1008],
    ['a number that is no phone', sessionEndpoints.loginByPassword, { phone: '1', password }, 1005],
    ['a registered phone again', sessionEndpoints.registerByVerificationCode, { phone, code, password }, 1007],
    ['a weak password', sessionEndpoints.registerByVerificationCode, { phone: stranger, code, password: '123' }, 1009],
  ])('refuses %s', async (_, endpoint, request, refusal) => {
    const { ask } = await openTestWorld()
    expect((await ask(endpoint as typeof sessionEndpoints.loginByPassword, request as never)).code).toBe(refusal)
  })

  it('refuses a code sign-in of a phone that is not registered', async () => {
    const { ask, control } = await openTestWorld()
    await ask(sessionEndpoints.sendSms, { phone: stranger, type: 'login' })
    const request = { phone: stranger, code: (await control.sms(stranger))! }
    expect((await ask(sessionEndpoints.loginByVerificationCode, request)).code).toBe(1006)
  })

  it('registers a new person, who is then known', async () => {
    const { ask, control } = await openTestWorld()
    await ask(sessionEndpoints.sendSms, { phone: stranger, type: 'register' })
    const request = {
      phone: stranger,
      code: (await control.sms(stranger))!,
      password: 'newone2026',
      inviteCode: '10002',
    }
    const { data } = await ask(sessionEndpoints.registerByVerificationCode, request)
    expect(data.user.nickname).toBe('藏友2222')
    const me = await ask(accountEndpoints.getUserInfo, {}, { token: data.token })
    expect(me.data.userId).toBe(data.userId)
    expect((await ask(sessionEndpoints.loginByPassword, { phone: stranger, password: 'newone2026' })).code).toBe(200)
  })

  it('sets a forgotten password and ends every login', async () => {
    const { ask, control, signIn } = await openTestWorld()
    const headers = await signIn()
    await ask(sessionEndpoints.sendSms, { phone, type: 'forgetPassword' })
    const reset = { phone, code: (await control.sms(phone))!, password: 'another2026' }
    expect((await ask(sessionEndpoints.forgetPassword, reset)).code).toBe(200)
    expect((await ask(accountEndpoints.getUserInfo, {}, headers)).code).toBe(3302)
    expect((await ask(sessionEndpoints.loginByPassword, { phone, password })).code).toBe(1008)
    expect((await ask(sessionEndpoints.loginByPassword, { phone, password: 'another2026' })).code).toBe(200)
  })
})

describe('tokens', () => {
  const signedIn = async () => {
    const world = await openTestWorld()
    const headers = await world.signIn()
    const me = (using = headers) => world.ask(accountEndpoints.getUserInfo, {}, using)
    const refresh = (using = headers) => world.ask(sessionEndpoints.refreshToken, {}, using)
    return { ...world, headers, me, refresh }
  }

  it('[err:000:code3301] run out after their lifetime, then can be exchanged', async () => {
    const { me, refresh, control } = await signedIn()
    await control.advance(2 * hour - 1)
    expect((await me()).code).toBe(200)
    await control.advance(1)
    expect((await me()).code).toBe(3301)
    const { data } = await refresh()
    expect((await me({ token: data.token })).code).toBe(200)
  })

  it('are exchanged once: a repeated exchange gives the same new token', async () => {
    const { refresh, control } = await signedIn()
    await control.act('session.expireTokens')
    const [first, second] = [await refresh(), await refresh()]
    expect(second.data).toEqual(first.data)
  })

  it('are exchanged for another one where the first that was given has ended meanwhile', async () => {
    const { me, refresh, control } = await signedIn()
    const { data: first } = await refresh()
    await control.act('world.edit', { table: 'tokens', id: first.token, set: { endedBy: 3302 } })
    expect((await me({ token: first.token })).code).toBe(3302)
    const { data: second } = await refresh()
    expect(second.token).not.toBe(first.token)
    expect((await me({ token: second.token })).code).toBe(200)
  })

  it('live as long as the world says', async () => {
    const { ask, control } = await openTestWorld()
    await control.settings({ tokenLifetimeMs: 1000 })
    const { data } = await ask(sessionEndpoints.loginByPassword, { phone, password })
    await control.advance(1000)
    expect((await ask(accountEndpoints.getUserInfo, {}, { token: data.token })).code).toBe(3301)
  })

  it('[err:000:body510] unknown ones, and none where one is needed, have expired for good', async () => {
    const { ask, me, control, refresh } = await signedIn()
    expect((await me({ token: 'unknown' })).code).toBe(510)
    expect((await ask(accountEndpoints.getUserInfo, {})).code).toBe(510)
    await control.act('session.stopRenewal')
    expect((await me()).code).toBe(3301)
    expect((await refresh()).code).toBe(510)
    await control.act('session.forgetTokens')
    expect((await me()).code).toBe(510)
  })

  it('end with the sign-out, those from before an exchange too, and no other login', async () => {
    const { ask, headers, me, refresh, signIn } = await signedIn()
    const elsewhere = await signIn()
    const { data } = await refresh()
    expect((await me()).code).toBe(200)
    await ask(sessionEndpoints.userLogout, {}, { token: data.token })
    expect([(await me()).code, (await me({ token: data.token })).code]).toEqual([510, 510])
    expect([(await refresh(headers)).code, (await me(elsewhere)).code]).toEqual([510, 200])
  })

  it('[err:000:code40301] [err:000:code3302] [err:000:code3303] are told why they ended', async () => {
    for (const ended of [40301, 3302, 3303] as const) {
      const { me, refresh, control } = await signedIn()
      await control.act('session.endTokens', { code: ended })
      expect(await me()).toMatchObject({ code: ended, msg: expect.stringMatching(/./) as string })
      expect((await refresh()).code).toBe(ended)
    }
    const { me, control } = await signedIn()
    await control.act('session.signInElsewhere')
    expect((await me()).code).toBe(40301)
  })

  it('do not fit another validate value', async () => {
    const { me, headers } = await signedIn()
    expect((await me({ ...headers, validate: 'another' })).code).toBe(3302)
  })

  it('are looked at also where a guest may read', async () => {
    const { ask, headers, control } = await signedIn()
    expect((await ask(noticeEndpoints.list, page)).code).toBe(200)
    await control.act('session.expireTokens')
    expect((await ask(noticeEndpoints.list, page, headers)).code).toBe(3301)
  })

  it('end with the sign-out', async () => {
    const { ask, headers, me } = await signedIn()
    expect((await ask(sessionEndpoints.userLogout, {}, headers)).code).toBe(200)
    expect((await me()).code).toBe(510)
  })

  it('[A-36] [err:000:authcheck-444] can be checked at a configured address: yes, no, and 444', async () => {
    const { ask, headers, control } = await signedIn()
    const check = (userId: string, token: string) => ask(authCheckEndpoint(authCheckPath), { userId, token })
    expect((await check(demoAccount.userId, headers['token']!)).data).toEqual({ result: true })
    expect((await check('10002', headers['token']!)).data).toEqual({ result: false })
    await control.act('session.endTokens', { code: 3303 })
    expect((await check(demoAccount.userId, headers['token']!)).code).toBe(444)
  })
})

describe('the account', () => {
  it('is deleted with all it had', async () => {
    const { ask, signIn, world } = await openTestWorld({ name: 'one-collector' })
    const headers = await signIn()
    const owned = () => world.tables.copies.filter((row) => row.ownerId === demoAccount.userId)
    expect(owned().length).toBeGreaterThan(0)
    expect((await ask(sessionEndpoints.logOff, { code: '123456' }, headers)).code).toBe(1001)
    expect((await ask(sessionEndpoints.logOff, { code }, headers)).code).toBe(200)
    expect((await ask(accountEndpoints.getUserInfo, {}, headers)).code).toBe(510)
    expect((await ask(sessionEndpoints.loginByPassword, { phone, password })).code).toBe(1008)
    expect(owned()).toHaveLength(0)
    expect(auditEconomy(world)).toEqual([])
    expect(world.tables.noticeReads.all()).toHaveLength(0)
  })

  it('changes its nickname within the rules', async () => {
    const { ask, signIn } = await openTestWorld()
    const headers = await signIn()
    const rename = (nickname: string) => ask(accountEndpoints.updateInfo, { nickname }, headers)
    expect((await rename(' 云深 ')).data.nickname).toBe('云深')
    expect((await rename(' ')).code).toBe(1012)
    expect((await rename('十七个字的昵称实在是太长了一点点啊啊')).code).toBe(1012)
    expect((await rename('听雪')).code).toBe(1013)
    expect((await ask(accountEndpoints.getUserInfo, {}, headers)).data.nickname).toBe('云深')
  })

  it('changes its password; this login stays, others end', async () => {
    const { ask, signIn } = await openTestWorld()
    const [headers, other] = [await signIn(), await signIn()]
    const set = (oldPassword: string, newPassword: string) =>
      ask(accountEndpoints.updatePassword, { oldPassword, newPassword }, headers)
    expect((await set('wrong1234', 'another2026')).code).toBe(1010)
    expect((await set(password, 'short')).code).toBe(1009)
    expect((await set(password, password)).code).toBe(1011)
    expect((await set(password, 'another2026')).code).toBe(200)
    expect((await ask(accountEndpoints.getUserInfo, {}, headers)).code).toBe(200)
    expect((await ask(accountEndpoints.getUserInfo, {}, other)).code).toBe(3302)
  })

  it('[A-21] hides its collection by a GET that changes data', async () => {
    const { ask, signIn } = await openTestWorld()
    const headers = await signIn()
    expect(accountEndpoints.updateHide.readsOnly).toBe(false)
    expect((await ask(accountEndpoints.updateHide, { hidden: true }, headers)).data).toEqual({ hidden: true })
    expect((await ask(accountEndpoints.getHide, {}, headers)).data).toEqual({ hidden: true })
  })
})

it('does a call with an idempotency key once, and tells it the same again', async () => {
  const { ask, signIn } = await openTestWorld()
  const headers = { ...(await signIn()), 'idempotency-key': 'intent-1' }
  const change = { oldPassword: password, newPassword: 'another2026' }
  const first = await ask(accountEndpoints.updatePassword, change, headers)
  expect(first.code).toBe(200)
  expect((await ask(accountEndpoints.updatePassword, change, headers)).raw).toEqual(first.raw)
  const another = { ...headers, 'idempotency-key': 'intent-2' }
  expect((await ask(accountEndpoints.updatePassword, change, another)).code).toBe(1010)
})
