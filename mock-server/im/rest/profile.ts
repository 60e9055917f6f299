import { userAttributes } from '#src/contract/im/rest/users.endpoints.ts'
import { exclude, include, userOf } from '../app.ts'
import { userEntity } from './account.ts'
import type { Handlers } from './calls.ts'
import { mine, names, Refusal, text, type RestCall } from './rest.ts'

const attributes: readonly string[] = userAttributes
const attributesLimit = 2048

function contacts(call: RestCall) {
  const list = mine(call).contacts
  return { data: list, count: list.length }
}

function blocks(call: RestCall) {
  const list = mine(call).blocks
  return { data: list, count: list.length }
}

/** One path for the push token, the push nickname and groups to ignore, told apart by the body. */
function updateUser(call: RestCall) {
  const user = mine(call)
  const { body } = call
  if (body['device_id'] !== undefined) {
    const binding = {
      device_id: text(body['device_id']),
      device_token: text(body['device_token']),
      notifier_name: text(body['notifier_name']),
    }
    user.pushTokens = [...user.pushTokens.filter((item) => item.device_id !== binding.device_id), binding]
  }
  if (typeof body['nickname'] === 'string') user.nickname = body['nickname']
  for (const [key, value] of Object.entries({ ...body, ...ignoredIn(body) })) {
    const group = /^notification_ignore_(.+)$/.exec(key)?.[1]
    if (group && value === true) include(user.ignoredGroups, group)
    else if (group) exclude(user.ignoredGroups, group)
  }
  const pushInfo = user.pushTokens.map((item) => ({ ...item }))
  return { entities: [{ ...userEntity(user), pushInfo }] }
}

function ignoredIn(body: Record<string, unknown>): Record<string, unknown> {
  const list = body['entities']
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  return first !== null && typeof first === 'object' ? (first as Record<string, unknown>) : {}
}

function updateMetadata(call: RestCall) {
  const user = mine(call)
  const next = { ...user.profile }
  for (const [key, value] of Object.entries(call.body)) if (attributes.includes(key)) next[key] = text(value)
  if (JSON.stringify(next).length > attributesLimit) throw new Refusal(400, 'user metadata is exceeding maximum limit')
  user.profile = next
  return { data: next }
}

function fetchMetadata(call: RestCall) {
  const wanted = names(call.body['properties'])
  const data: Record<string, Record<string, string>> = {}
  for (const name of names(call.body['targets'])) {
    const profile = userOf(call.app, name)?.profile
    // Nobody of that name: nothing is said about them.
    if (!profile) continue
    const shown = Object.entries(profile).filter(([key]) => wanted.length === 0 || wanted.includes(key))
    data[name] = Object.fromEntries(shown)
  }
  return { data }
}

export const profileHandlers = {
  'contacts.list': contacts,
  'blocks.list': blocks,
  'users.pushToken': updateUser,
  'users.pushNickname': updateUser,
  'users.ignoreGroup': updateUser,
  'users.profile': fetchMetadata,
  'users.updateProfile': updateMetadata,
} satisfies Partial<Handlers>
