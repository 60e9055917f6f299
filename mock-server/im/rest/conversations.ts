import { toBase64 } from '#src/contract/im/base64.ts'
import { chatDomain, conferenceDomain, channelId, readChannelId } from '#src/contract/im/jid.ts'
import { encodeNotify } from '#src/contract/im/notify.ts'
import { mucJid, userJid } from '../app.ts'
import {
  channelOf,
  clearChannel,
  conversationKey,
  keyOfTarget,
  messageOf,
  targetOf,
  visibleMessages,
} from '../conversations.ts'
import { encodeStored, messageInfo } from '../history.ts'
import { deliver, withdraw } from '../queues.ts'
import type { StoredMessage } from '../state.ts'
import type { AreaHandlers } from './calls.ts'
import { mine, nameList, Refusal, text, type RestCall } from './rest.ts'

const historyPage = 20
const historyMax = 50

/** The conversations of the user, the newest first; one in which nothing is left has an empty `meta` (`wire §3`). */
function list(call: RestCall) {
  const { app, me } = call
  const rows = Object.entries(mine(call).channels)
    .filter(([, channel]) => !channel.hidden)
    .map(([key, channel]) => ({ key, channel, last: visibleMessages(app, me, key).at(-1) }))
    .filter(({ key }) => !isThreadOrRoom(call, key) && app.state.conversations[key] !== undefined)
    .toSorted((a, b) => (BigInt(a.last?.id ?? 0) > BigInt(b.last?.id ?? 0) ? -1 : 1))
  const infos = rows.map(({ key, channel, last }) => {
    const target = targetOf(key, me)
    const info = last && messageInfo(app, last)
    return {
      channel_id: channelId(app.appKey, target.name, target.domain),
      unread_num: channel.unread,
      meta: info ? { ...info, payload: JSON.stringify(info.payload) } : {},
    }
  })
  return { data: { channel_infos: infos } }
}

function isThreadOrRoom(call: RestCall, key: string): boolean {
  const id = key.startsWith('muc:') ? key.slice(4) : ''
  return call.app.state.threads[id] !== undefined || call.app.state.mucs[id]?.room === true
}

function remove(call: RestCall) {
  const { app, me, body } = call
  const given = text(body['channel'])
  const domain = body['type'] === 'groupChat' ? conferenceDomain : chatDomain
  const target = readChannelId(app.appKey, given) ?? { name: given, domain }
  const key = keyOfTarget(me, target)
  const channel = channelOf(app, me, key)!
  channel.unread = 0
  channel.hidden = true
  if (body['delete_roam'] === true) {
    clearChannel(app, me, key)
    withdrawRemoved(call, key)
    tellOtherDevices(call, target.name, target.domain === conferenceDomain)
  }
  return { data: { result: 'ok' } }
}

/** A window of history: up from the newest (newest first) or down from the oldest (oldest first), after the cursor. */
function history(call: RestCall) {
  const { app, me, body } = call
  const [name = '', domain = chatDomain] = text(body['queue']).split('@')
  const down = body['is_positive'] === true
  const count = Math.min(Number(body['pull_number'] ?? body['count']) || historyPage, historyMax)
  const start = text(body['start'])
  const bound = /^\d+$/.test(start) ? BigInt(start) : undefined
  requireReader(call, name, domain)
  const all = visibleMessages(app, me, keyOfTarget(me, { name, domain }))
  const ordered = down ? all : all.toReversed()
  const rest =
    bound === undefined ? ordered : ordered.filter(({ id }) => (down ? BigInt(id) > bound : BigInt(id) < bound))
  const page = rest.slice(0, count)
  const last = page.at(-1)
  return {
    data: {
      msgs: page.map((message) => ({ msg: toBase64(encodeStored(app, message, me)) })),
      is_last: rest.length <= count,
      next_key: last ? last.id : start,
    },
  }
}

function requireReader(call: RestCall, name: string, domain: string): void {
  if (domain !== conferenceDomain) return
  const muc = call.app.state.mucs[call.app.state.threads[name]?.groupId ?? name]
  const inside = muc && (muc.owner === call.me || muc.members.some((member) => member.user === call.me))
  if (!inside) throw new Refusal(403, 'permission denied')
}

function targetKey(call: RestCall): { key: string; name: string; group: boolean } {
  const group = call.params['kind'] === 'group'
  const name = call.query.get(group ? 'groupId' : 'userId') ?? ''
  return { key: conversationKey(group ? 'groupchat' : 'chat', call.me, name), name, group }
}

function removeByIds(call: RestCall) {
  const { app, me } = call
  const { key, name, group } = targetKey(call)
  const ids = nameList(call.query.get('msgIdList') ?? '')
  if (ids.length > 20) throw new Refusal(400, 'The quantity has exceeded the limit!')
  const channel = channelOf(app, me, key)!
  const known = ids.filter((id) => messageOf(app, id))
  channel.removed = [...new Set([...(channel.removed ?? []), ...known])]
  withdrawRemoved(call, key)
  tellOtherDevices(call, name, group)
  return { data: { result: 'ok' } }
}

function removeBefore(call: RestCall) {
  const { app, me } = call
  const { key, name, group } = targetKey(call)
  const before = Number(call.query.get('delTime'))
  const gone = visibleMessages(app, me, key).findLast((message: StoredMessage) => message.at <= before)
  if (gone) clearChannel(app, me, key, gone.id)
  withdrawRemoved(call, key)
  tellOtherDevices(call, name, group)
  return { data: { result: 'ok' } }
}

/** What a person has removed before it was fetched is not delivered to them any more. */
function withdrawRemoved({ app, me }: RestCall, key: string): void {
  const seen = new Set(visibleMessages(app, me, key).map(({ id }) => id))
  withdraw(app, new Set((app.state.conversations[key] ?? []).filter((id) => !seen.has(id))), me)
}

function tellOtherDevices(call: RestCall, name: string, group: boolean): void {
  const { app, me, actor } = call
  const resource = actor.resource ?? ''
  const data = { resource, to: name, chatType: group ? ('groupchat' as const) : ('chat' as const) }
  const queue = group ? mucJid(app, name) : userJid(app, name)
  const payload = encodeNotify({ type: 'roaming_delete', data })
  deliver(app, me, { queue, from: userJid(app, me, resource), to: queue, namespace: 'notify', payload }, resource)
}

export const conversationHandlers: AreaHandlers<'conversations' | 'history'> = {
  'conversations.list': list,
  'conversations.remove': remove,
  'history.list': history,
  'history.remove': removeByIds,
  'history.removeBefore': removeBefore,
}
