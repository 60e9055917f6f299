import { exclude, include, userOf } from '../app.ts'
import { userEntity } from './account.ts'
import { mine, names, Refusal, route, text, type RestCall, type RestReply } from './rest.ts'

/** The eight attributes of a user (chat §3). */
const attributes = ['nickname', 'avatarurl', 'mail', 'phone', 'gender', 'sign', 'birth', 'ext']
const attributesLimit = 2048

function contacts(call: RestCall): RestReply {
  const list = mine(call).contacts
  return { data: list, count: list.length }
}

function blocks(call: RestCall): RestReply {
  const list = mine(call).blocks
  return { data: list, count: list.length }
}

/** One path for the push token, the push nickname and groups to ignore, told apart by the body. */
function updateUser(call: RestCall): RestReply {
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

function updateMetadata(call: RestCall): RestReply {
  const user = mine(call)
  const next = { ...user.profile }
  for (const [key, value] of Object.entries(call.body)) if (attributes.includes(key)) next[key] = text(value)
  if (JSON.stringify(next).length > attributesLimit) throw new Refusal(400, 'user metadata is exceeding maximum limit')
  user.profile = next
  return { data: next }
}

function fetchMetadata(call: RestCall): RestReply {
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

export const profileRoutes = [
  route('GET /users/{me}/contacts/users', contacts),
  route('GET /users/{me}/blocks/users', blocks),
  route('PUT /users/{me}', updateUser),
  route('POST /metadata/user/get', fetchMetadata),
  route('PUT /metadata/user/{me}', updateMetadata),
]
