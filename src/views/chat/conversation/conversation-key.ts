import type { TalkKind } from './unread.select.ts'

/** With whom a conversation is: a user, or the id of a group, chat room or thread. */
export interface ConversationName {
  readonly kind: TalkKind
  readonly name: string
}

const kinds: readonly TalkKind[] = ['chat', 'group', 'room', 'thread']

/** The conversation that an address names (`chat:bob`), or null when it names none. */
export function readKey(key: string): ConversationName | null {
  const at = key.indexOf(':')
  const kind = kinds.find((one) => one === key.slice(0, Math.max(0, at)))
  const name = key.slice(at + 1)
  return kind === undefined || name === '' ? null : { kind, name }
}

/** The same for a key that is known to be one. Throws on others. */
export function nameOfKey(key: string): ConversationName {
  const name = readKey(key)
  if (!name) throw new Error(`no conversation is called ${key}`)
  return name
}
