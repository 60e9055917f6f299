import { userOf } from '../app.ts'
import { expiryOf, presenceOf, publishPresence } from '../presence.ts'
import type { AreaHandlers } from './calls.ts'
import { mine, names, Refusal, text, type RestCall } from './rest.ts'

const extMax = 1024
const followsMax = 100

function publish(call: RestCall) {
  const ext = text(call.body['ext'])
  if (new TextEncoder().encode(ext).length > extMax) throw new Refusal(400, 'ext is too big ')
  publishPresence(call.app, call.me, ext)
  return { result: 'ok' }
}

function subscribe(call: RestCall) {
  const { app, me } = call
  const seconds = Number(call.params['expiry'])
  if (!Number.isFinite(seconds) || seconds < 0) throw new Refusal(400, 'expiry is not legal')
  const wanted = names(call.body['usernames'])
  const follows = mine(call).follows
  if (wanted.length > followsMax) throw new Refusal(400, 'The quantity has exceeded the limit!')
  for (const name of wanted) follows[name] = app.clock.now() + seconds * 1000
  return { result: wanted.map((name) => presenceOf(app, name, expiryOf(app, me, name))) }
}

function unsubscribe(call: RestCall) {
  for (const name of names(call.body['list'])) delete mine(call).follows[name]
  return { result: 'ok' }
}

function status(call: RestCall) {
  const { app, me } = call
  const wanted = names(call.body['usernames'])
  return { result: wanted.map((name) => presenceOf(app, name, userOf(app, name) ? expiryOf(app, me, name) : 0)) }
}

function followed(call: RestCall) {
  const { app, me, query } = call
  const all = Object.keys(mine(call).follows)
    .map((uid) => ({ uid, expiry: expiryOf(app, me, uid) }))
    .filter((row) => row.expiry > 0)
  const size = Number(query.get('pageSize')) || 20
  const page = Math.max(1, Number(query.get('pageNum')) || 1)
  return { result: { totalnum: all.length, sublist: all.slice((page - 1) * size, page * size) } }
}

export const presenceHandlers: AreaHandlers<'presence'> = {
  'presence.publish': publish,
  'presence.subscribe': subscribe,
  'presence.unsubscribe': unsubscribe,
  'presence.status': status,
  'presence.subscribed': followed,
}
