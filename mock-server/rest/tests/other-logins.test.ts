import { expect, it } from 'vitest'
import { accountEndpoints } from '#src/contract/rest/account/account.endpoints.ts'
import { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import { openTestWorld } from '../../test-kit.ts'
import { demoAccount } from '../../world/demo-account.ts'

const { phone, password } = demoAccount
const next = 'another2026'
const another = '13911112222'

/** The person of the demo on two devices, whose other logins have ended before, each in its own way; and somebody else. */
async function begin() {
  const { ask, control, world, signIn } = await openTestWorld()
  const ended: Record<string, string> = {}
  for (const code of [3302, 3303, 40301]) {
    ended[code] = (await signIn())['token']!
    await control.act('session.endTokens', { code })
  }
  const left = await signIn()
  await ask(sessionEndpoints.userLogout, {}, left)
  ended[510] = left['token']!
  const login = { phone: '13800000001', password }
  const somebody = (await ask(sessionEndpoints.loginByPassword, login)).data.token
  const [own, other] = [await signIn(), await signIn()]
  const codeFor = async (to: string) => (await control.sms(to))!
  const told = async (token: string) => (await ask(accountEndpoints.getUserInfo, {}, { token })).code
  return { ask, world, codeFor, told, ended, somebody, own, other }
}
type Here = Awaited<ReturnType<typeof begin>>

/** What is done on the one device: what the one and the other are told afterwards. */
const deeds: Readonly<Record<string, readonly [done: (here: Here) => Promise<unknown>, own: number, other: number]>> = {
  'somebody signs in once more': [({ ask }) => ask(sessionEndpoints.loginByPassword, { phone, password }), 200, 200],
  'signing out': [({ ask, own }) => ask(sessionEndpoints.userLogout, {}, own), 510, 200],
  'a token is exchanged': [({ ask, own }) => ask(sessionEndpoints.refreshToken, {}, own), 200, 200],
  'a new password': [
    ({ ask, own }) => ask(accountEndpoints.updatePassword, { oldPassword: password, newPassword: next }, own),
    200,
    3302,
  ],
  'a forgotten password': [
    async ({ ask, codeFor }) => {
      await ask(sessionEndpoints.sendSms, { phone, type: 'forgetPassword' })
      return ask(sessionEndpoints.forgetPassword, { phone, code: await codeFor(phone), password: next })
    },
    3302,
    3302,
  ],
  'a new number': [
    async ({ ask, own, codeFor }) => {
      await ask(accountEndpoints.substitutionCode, { phone: another }, own)
      return ask(accountEndpoints.substitute, { phone: another, code: await codeFor(another) }, own)
    },
    200,
    200,
  ],
}

it.each(Object.entries(deeds))(
  '%s: which logins it ends; what has ended has ended for its own reason',
  async (_, deed) => {
    const here = await begin()
    const [done, own, other] = deed
    expect(await done(here)).toMatchObject({ code: 200 })
    expect({ own: await here.told(here.own['token']!), other: await here.told(here.other['token']!) }).toEqual({
      own,
      other,
    })
    expect(await here.told(here.somebody)).toBe(200)
    for (const [code, token] of Object.entries(here.ended)) {
      expect({ code, told: await here.told(token) }).toEqual({ code, told: Number(code) })
      expect(here.world.tables.tokens.get(token)!.endedBy).toBe(Number(code))
    }
  },
)
