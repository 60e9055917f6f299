import { nextId, randomHex, randomUuid, userOf, type ChatApp } from '../app.ts'
import { createUser, type UserRecord } from '../state.ts'
import type { Handlers } from './calls.ts'
import { Refusal, text, type RestCall } from './rest.ts'

const chatTokenPrefix = 'YWMt'

/** Gives a user a new access token that lasts until `expires`. */
export function issueToken(app: ChatApp, user: string, expires: number): string {
  const token = chatTokenPrefix + randomHex(app, 40)
  app.state.tokens[token] = { user, expires }
  return token
}

/** Registers a user; the marketplace side uses it too. */
export function registerUser(app: ChatApp, name: string, password: string, nickname: string): UserRecord {
  if (!/^[a-zA-Z0-9_\-.]{1,64}$/.test(name) || name === '__proto__')
    throw new Refusal(400, 'username is not legal', { error: 'illegal_argument' })
  const key = name.toLowerCase()
  if (userOf(app, key)) {
    const description = `Application ${app.appKey} Entity user requires that property named username be unique, value of ${name} exists`
    throw new Refusal(400, description, { error: 'duplicate_unique_property_exists' })
  }
  if (!password) throw new Refusal(400, 'password must be provided', { error: 'illegal_argument' })
  const record = createUser(key, password, nickname, app.clock.now(), randomUuid(app))
  app.state.users[key] = record
  return record
}

export function userEntity(user: UserRecord): Record<string, unknown> {
  return {
    uuid: user.uuid,
    type: 'user',
    created: user.created,
    modified: user.created,
    username: user.name,
    nickname: user.nickname,
    activated: true,
  }
}

function register(call: RestCall) {
  const { app, body } = call
  const list = Array.isArray(body['list']) ? (body['list'] as Record<string, unknown>[]) : [body]
  const users = list.map((item) =>
    registerUser(app, text(item['username']), text(item['password']), text(item['nickname'])),
  )
  return { entities: users.map(userEntity), path: '/users' }
}

function login(call: RestCall) {
  const { app, body } = call
  switch (body['grant_type']) {
    case 'password':
      return loginByPassword(app, text(body['username']), text(body['password']))
    case 'agora':
      return exchange(app, call.bearer)
    default:
      throw new Refusal(400, 'grant_type is not supported', { error: 'invalid_grant' })
  }
}

function loginByPassword(app: ChatApp, name: string, password: string) {
  const user = userOf(app, name.toLowerCase())
  if (!user) throw new Refusal(404, 'user not found', { error: 'invalid_grant' })
  if (user.password !== password) throw new Refusal(400, 'invalid username or password', { error: 'invalid_grant' })
  const lifetime = app.options.expiresIn
  const token = issueToken(app, user.name, app.clock.now() + lifetime * 1000)
  return { access_token: token, expires_in: lifetime, user: userEntity(user) }
}

/** External tokens read `ext-<user>-<lifetime in ms>`; an unknown user is created, as the outer system vouches for it. */
function exchange(app: ChatApp, external: string) {
  const parts = /^ext-(.+)-(\d+)$/.exec(external)
  if (!parts) throw new Refusal(401, 'Unable to authenticate (OAuth)', { error: 'auth_bad_access_token' })
  const [, name = '', lifetime = '0'] = parts
  const user = userOf(app, name) ?? registerUser(app, name, randomHex(app, 16), '')
  const expires = app.clock.now() + Number(lifetime)
  const token = issueToken(app, user.name, expires)
  return { access_token: token, expire_timestamp: expires, user: userEntity(user), id: nextId(app) }
}

export const accountHandlers = {
  'users.register': register,
  'users.token': login,
  'users.exchangeToken': login,
} satisfies Partial<Handlers>
