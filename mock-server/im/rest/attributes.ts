import { isMember, memberNames, tellMuc } from '../mucs.ts'
import type { Muc } from '../state.ts'
import type { Handlers } from './calls.ts'
import { mucOf, names, Refusal, text, type RestCall } from './rest.ts'

const countMax = 100
const valueMax = 4096

function roomOf(call: RestCall): Muc {
  const muc = mucOf(call, true)
  if (!isMember(muc, call.me)) {
    const desc = `user ${call.me} is not in chatroom ${muc.id}`
    throw new Refusal(400, desc, { error_code: 60011, desc })
  }
  return muc
}

function read(call: RestCall) {
  const muc = roomOf(call)
  const wanted = names(call.body['keys'])
  const rows = Object.entries(muc.attributes).filter(([key]) => wanted.length === 0 || wanted.includes(key))
  return { data: Object.fromEntries(rows.map(([key, attribute]) => [key, attribute.value])) }
}

interface Result {
  successKeys: string[]
  errorKeys: Record<string, string>
}

function finish(
  call: RestCall,
  muc: Muc,
  properties: unknown,
  result: Result,
  operation: 'setMetadata' | 'deleteMetadata',
) {
  if (result.successKeys.length) {
    const event = { operation, from: call.me, ext: { properties, result }, skip: call.actor.resource ?? '' }
    const others = memberNames(muc).filter((name) => name !== call.me)
    tellMuc(call.app, muc, others, event)
  }
  return { data: { ...result, status: result.successKeys.length ? 'success' : 'fail' } }
}

function set(call: RestCall, forced: boolean) {
  const muc = roomOf(call)
  const given = (call.body['metaData'] ?? {}) as Record<string, unknown>
  const autoDelete = call.body['autoDelete'] !== 'NO_DELETE'
  const result: Result = { successKeys: [], errorKeys: {} }
  const properties: Record<string, string> = {}
  for (const [key, raw] of Object.entries(given)) {
    const value = text(raw)
    const refusal = refuse(call, muc, key, value, forced)
    if (refusal) result.errorKeys[key] = refusal
    else {
      muc.attributes[key] = { value, owner: call.me, autoDelete }
      properties[key] = value
      result.successKeys.push(key)
    }
  }
  return finish(call, muc, properties, result, 'setMetadata')
}

function refuse(call: RestCall, muc: Muc, key: string, value: string, forced: boolean): string | undefined {
  if (!/^[\w.-]{1,128}$/.test(key)) return `key ${key} is not Legal`
  if (value.length > valueMax) return `value size of key ${key} is exceeding maximum limit`
  const before = muc.attributes[key]
  if (!before && Object.keys(muc.attributes).length >= countMax)
    return 'the number of attributes is exceeding maximum limit'
  return before && before.owner !== call.me && !forced ? `key ${key} is not part of you` : undefined
}

function remove(call: RestCall, forced: boolean) {
  const muc = roomOf(call)
  const result: Result = { successKeys: [], errorKeys: {} }
  for (const key of names(call.body['keys'])) {
    const before = muc.attributes[key]
    if (before && before.owner !== call.me && !forced) result.errorKeys[key] = `key ${key} is not part of you`
    else {
      delete muc.attributes[key]
      result.successKeys.push(key)
    }
  }
  return finish(call, muc, result.successKeys, result, 'deleteMetadata')
}

export const attributeHandlers = {
  'rooms.attributes': read,
  'rooms.setAttributes': (call) => set(call, false),
  'rooms.forceAttributes': (call) => set(call, true),
  'rooms.removeAttributes': (call) => remove(call, false),
  'rooms.forceRemoveAttributes': (call) => remove(call, true),
} satisfies Partial<Handlers>
