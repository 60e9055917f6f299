import type { sessionEndpoints } from '#src/contract/rest/session/session.endpoints.ts'
import type { SignedIn } from '#src/contract/rest/session/session.schema.ts'
import { leaveCheckout } from '../world/checkout/leaving.ts'
import { pictures } from '../world/pictures.ts'
import type { Row } from '../world/rows.ts'
import { welcome } from '../world/garden/welcome.ts'
import { noteInvitation } from '../world/trade/inviting.ts'
import { leaveWorld } from '../world/trade/leaving.ts'
import type { World } from '../world/world.ts'
import { type Answers, signedIn } from './answers.ts'
import { requirePassword } from './passwords.ts'
import { refuse } from '../world/refusals.ts'
import { byCode, requirePhone, sendCode } from './sms.ts'
import { endSession, endTokens, issueToken } from '../world/tokens.ts'
import { userInfo } from './views/cards.ts'

const userByPhone = (world: World, phone: string) => world.tables.users.find((row) => row.phone === phone)

const registered = (world: World, phone: string): Row<'users'> => userByPhone(world, phone) ?? refuse('notRegistered')

async function signIn(world: World, user: Row<'users'>): Promise<{ data: SignedIn }> {
  const token = await issueToken(world, user.id)
  return {
    data: {
      token: token.id,
      validate: token.validate,
      userId: user.id,
      expiresAt: token.expiresAt,
      user: userInfo(user),
    },
  }
}

function register(world: World, phone: string, password: string): Promise<Row<'users'>> {
  const id = world.nextId()
  return world.tables.users.add({
    id,
    phone,
    nickname: `藏友${phone.slice(-4)}`,
    avatar: pictures.avatar(id),
    password,
    role: 'customer',
    guardian: '',
    hidden: false,
    registeredAt: world.clock.now(),
  })
}

export const sessionAnswers: Answers<typeof sessionEndpoints> = {
  sendSms: async (world, { phone, type }) => {
    requirePhone(phone)
    const code = await sendCode(world, phone, type)
    return { data: null, msg: world.settings.revealCodes ? `验证码已发送（演示）：${code}` : '验证码已发送' }
  },
  loginByVerificationCode: async (world, { phone, code }) => {
    requirePhone(phone)
    return byCode(world, { phone, purpose: 'login', code }, () => signIn(world, registered(world, phone)))
  },
  loginByPassword: async (world, { phone, password }) => {
    requirePhone(phone)
    const user = userByPhone(world, phone)
    if (!user || user.password !== password) return refuse('wrongPassword')
    return signIn(world, user)
  },
  registerByVerificationCode: async (world, { phone, code, password, inviteCode }) => {
    requirePhone(phone)
    requirePassword(password)
    if (userByPhone(world, phone)) refuse('alreadyRegistered')
    if (inviteCode && !world.tables.users.get(inviteCode)) refuse('badInviteCode')
    return byCode(world, { phone, purpose: 'register', code }, async () => {
      const user = await register(world, phone, password)
      if (inviteCode) await noteInvitation(world, user.id, inviteCode)
      await welcome(world, user.id)
      return signIn(world, user)
    })
  },
  /** Ends every login: whoever knew the old password is out. */
  forgetPassword: async (world, { phone, code, password }) => {
    requirePhone(phone)
    requirePassword(password)
    const user = registered(world, phone)
    await byCode(world, { phone, purpose: 'forgetPassword', code }, () =>
      world.tables.users.change(user.id, (draft) => void (draft.password = password)),
    )
    await endTokens(world, user.id, 3302)
    return { data: null, msg: '密码已重置，请重新登录' }
  },
  userLogout: async (world, _, caller) => {
    if (caller.token) await endSession(world, caller.token, 510)
    return { data: null }
  },
  logOff: async (world, { code }, caller) => {
    const { user } = signedIn(caller)
    await byCode(world, { phone: user.phone, purpose: 'logOff', code }, () => leaveWorld(world, user.id))
    await leaveCheckout(world, user.id)
    world.tables.users.remove((row) => row.id === user.id)
    world.tables.tokens.remove((row) => row.userId === user.id)
    return { data: null, msg: '账号已注销' }
  },
  /** Repeating an exchange gives the same new token: the answer to the first one may have been lost. */
  refreshToken: async (world, _, caller) => {
    const { token } = signedIn(caller)
    if (world.clock.now() >= token.renewableUntil) refuse('sessionExpired')
    const before = world.tables.tokens.get(token.successor)
    const next = before && before.endedBy === 0 ? before : await issueToken(world, token.userId, token.validate)
    await world.tables.tokens.change(token.id, (draft) => {
      draft.successor = next.id
    })
    return { data: { token: next.id, validate: next.validate, expiresAt: next.expiresAt } }
  },
}
