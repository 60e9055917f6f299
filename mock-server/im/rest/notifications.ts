import type { SilentSetting } from '../state.ts'
import type { AreaHandlers } from './calls.ts'
import { mine, nameList, text, type RestCall } from './rest.ts'

/** Settings are kept under `all`, `user/{id}` and `chatgroup/{id}`; the user's own id means all. */
function keyOf(call: RestCall): string {
  const { kind = '', target = '' } = call.params
  return kind === 'user' && target === call.me ? 'all' : `${kind}/${target}`
}

function shown(setting: SilentSetting | undefined): Record<string, unknown> {
  return { type: 'DEFAULT', ...setting }
}

function set(call: RestCall) {
  const { body } = call
  const silent = mine(call).silent
  const key = keyOf(call)
  const next: SilentSetting = { ...silent[key] }
  if (typeof body['type'] === 'string') next.type = body['type']
  if (typeof body['ignoreInterval'] === 'string') next.ignoreInterval = body['ignoreInterval']
  if (typeof body['ignoreDuration'] === 'number') {
    next.ignoreDuration = body['ignoreDuration']
    next.ignoreUntil = call.app.clock.now() + body['ignoreDuration']
  }
  if (body['type'] === 'DEFAULT') delete silent[key]
  else silent[key] = next
  return { data: answer(call, key) }
}

function answer(call: RestCall, key: string): Record<string, unknown> {
  const setting = mine(call).silent[key]
  if (key === 'all') return { ...shown(setting), type: setting?.type ?? 'ALL' }
  return shown(setting)
}

function get(call: RestCall) {
  return { data: answer(call, keyOf(call)) }
}

function several(call: RestCall) {
  const silent = mine(call).silent
  const read = (kind: string, query: string): Record<string, unknown> =>
    Object.fromEntries(nameList(call.query.get(query) ?? '').map((id) => [id, shown(silent[`${kind}/${id}`])]))
  return { data: { user: read('user', 'user'), group: read('chatgroup', 'group') } }
}

function setLanguage(call: RestCall) {
  mine(call).language = text(call.body['translationLanguage'])
  return { data: { language: mine(call).language } }
}

function getLanguage(call: RestCall) {
  return { data: { language: mine(call).language } }
}

export const notificationHandlers: Omit<AreaHandlers<'silent'>, 'silent.languages'> = {
  'silent.get': get,
  'silent.set': set,
  'silent.clear': set,
  'silent.list': several,
  'silent.getLanguage': getLanguage,
  'silent.language': setLanguage,
}
