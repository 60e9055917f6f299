import { chatDomain, conferenceDomain } from '#src/contract/im/jid.ts'
import { userOf, type ChatApp } from './app.ts'
import type { Channel, ConversationKind, StoredMessage } from './state.ts'

/** The key of a conversation: both names for a single chat, the id for everything else. */
export function conversationKey(kind: ConversationKind, from: string, to: string): string {
  return kind === 'chat' ? `chat:${[from, to].toSorted().join('|')}` : `muc:${to}`
}

export function keyOf(message: Pick<StoredMessage, 'kind' | 'from' | 'to'>): string {
  return conversationKey(message.kind, message.from, message.to)
}

/** Remembers a message for history. */
export function remember(app: ChatApp, message: StoredMessage): void {
  app.state.messages[message.id] = message
  ;(app.state.conversations[keyOf(message)] ??= []).push(message.id)
}

export function messageOf(app: ChatApp, id: string): StoredMessage | undefined {
  return Object.hasOwn(app.state.messages, id) ? app.state.messages[id] : undefined
}

/** Removes a message for everyone (recall). */
export function forget(app: ChatApp, message: StoredMessage): void {
  delete app.state.messages[message.id]
  delete app.state.reactions[message.id]
  const key = keyOf(message)
  app.state.conversations[key] = (app.state.conversations[key] ?? []).filter((id) => id !== message.id)
}

/** What a user sees of a conversation, created on demand. */
export function channelOf(app: ChatApp, user: string, key: string): Channel | undefined {
  const record = userOf(app, user)
  return record && (record.channels[key] ??= { unread: 0 })
}

function after(id: string, bound: string | undefined): boolean {
  return bound === undefined || BigInt(id) > BigInt(bound)
}

/** The messages of a conversation that a user can still see, oldest first. */
export function visibleMessages(app: ChatApp, user: string, key: string): StoredMessage[] {
  const channel = userOf(app, user)?.channels[key]
  return (app.state.conversations[key] ?? [])
    .filter((id) => after(id, channel?.clearedTo) && !channel?.removed?.includes(id))
    .map((id) => app.state.messages[id])
    .filter((message) => message !== undefined)
}

/** The name and domain by which a user knows a conversation. */
export function targetOf(key: string, user: string): { name: string; domain: string } {
  if (key.startsWith('muc:')) return { name: key.slice(4), domain: conferenceDomain }
  const [first = '', second = ''] = key.slice(5).split('|')
  return { name: first === user ? second : first, domain: chatDomain }
}

/** The key of the conversation that a queue or channel string of a user means. */
export function keyOfTarget(user: string, target: { name: string; domain: string }): string {
  return target.domain === conferenceDomain ? `muc:${target.name}` : conversationKey('chat', user, target.name)
}

/** Everything in a conversation up to now is gone for the user. */
export function clearChannel(app: ChatApp, user: string, key: string, upTo?: string): void {
  const channel = channelOf(app, user, key)
  const last = upTo ?? app.state.conversations[key]?.at(-1)
  if (channel && last !== undefined && after(last, channel.clearedTo)) channel.clearedTo = last
}
