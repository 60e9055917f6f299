import type { Shape } from './msync.ts'

/** Where single chats live. */
export const chatDomain = 'easemob.com'
/** Where groups, chat rooms and threads live. */
export const conferenceDomain = 'conference.easemob.com'

/** An address on the wire; which parts are present depends on the place (`wire §1`). */
export interface Jid {
  appKey?: string
  name?: string
  domain?: string
  resource?: string
}

export function readJid(jid: Shape<'JID'> | null | undefined): Jid | undefined {
  if (!jid) return undefined
  const found: Jid = {}
  if (jid.appKey != null) found.appKey = jid.appKey
  if (jid.name != null) found.name = jid.name
  if (jid.domain != null) found.domain = jid.domain
  if (jid.clientResource != null) found.resource = jid.clientResource
  return found
}

export function writeJid(jid: Jid | undefined): Shape<'JID'> | undefined {
  return jid && { appKey: jid.appKey, name: jid.name, domain: jid.domain, clientResource: jid.resource }
}

/** `name@domain`: the key of a queue, and the `queue` field of a history request. */
export function queueName(jid: Jid): string {
  return `${jid.name ?? ''}@${jid.domain ?? chatDomain}`
}

/** `{org}#{app}_{name}@domain`: how the conversation list names a conversation. */
export function channelId(appKey: string, name: string, domain: string): string {
  return `${appKey}_${name}@${domain}`
}

/** The name and domain inside a channel id, or `undefined` when it does not belong to the app. */
export function readChannelId(appKey: string, channel: string): { name: string; domain: string } | undefined {
  const at = channel.lastIndexOf('@')
  if (at < 0 || !channel.startsWith(`${appKey}_`)) return undefined
  return { name: channel.slice(appKey.length + 1, at), domain: channel.slice(at + 1) }
}

/** `org#app` with exactly two non-empty parts, else `undefined` (chat §3). */
export function readAppKey(appKey: string): { org: string; app: string } | undefined {
  const parts = appKey.split('#')
  return parts.length === 2 && parts[0] && parts[1] ? { org: parts[0], app: parts[1] } : undefined
}
