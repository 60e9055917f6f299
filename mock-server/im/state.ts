import type { Namespace } from '#src/contract/im/meta.ts'
import type { Jid } from '#src/contract/im/jid.ts'

/** Everything one app's chat service remembers. Plain JSON: a snapshot is a copy of it. Times are ms since epoch. */
export interface ChatState {
  appKey: string
  /** The last message id given, decimal. */
  lastId: string
  /** The last group, room or thread id given. */
  lastMuc: number
  users: Record<string, UserRecord>
  /** Access token to its owner and end. */
  tokens: Record<string, { user: string; expires: number }>
  messages: Record<string, StoredMessage>
  /** Conversation key to message ids, oldest first. */
  conversations: Record<string, string[]>
  /** Ids of what was recalled last, oldest first; a state that was kept before has none. */
  recalled?: string[]
  /** What waits for users without any session. */
  offline: Record<string, QueuedMeta[]>
  /** What waits for devices whose connection broke while others of the same user stayed. */
  parked: ParkedDevice[]
  mucs: Record<string, Muc>
  threads: Record<string, Thread>
  /** Message id to reactions. */
  reactions: Record<string, Reaction[]>
  reports: { messageId: string; user: string; type: string; reason: string; at: number }[]
  files: Record<string, StoredFile>
  /** Recent uploads, so that a repeated one is acknowledged again but not delivered again: key to server id. */
  uploads: [key: string, serverId: string][]
}

export interface UserRecord {
  name: string
  uuid: string
  password: string
  nickname: string
  created: number
  contacts: string[]
  blocks: string[]
  /** Invitations waiting for this user's answer. */
  invitations: { from: string; reason: string; at: number }[]
  profile: Record<string, string>
  pushTokens: { device_id: string; device_token: string; notifier_name: string }[]
  /** Groups whose messages are not delivered at all. */
  ignoredGroups: string[]
  /** `all`, `user/{id}` or `chatgroup/{id}` to its setting. */
  silent: Record<string, SilentSetting>
  language: string
  /** `gone`: the device that left last. `inWorld`: a seeded person who is about without any connection. */
  presence: { ext: string; lastTime: number; gone?: string; inWorld?: boolean }
  /** Whose presence this user follows, until when. */
  follows: Record<string, number>
  /** Conversation key to what the user sees of it. */
  channels: Record<string, Channel>
}

export interface SilentSetting {
  type?: string
  ignoreInterval?: string
  /** End of a mute. */
  ignoreUntil?: number
  /** As it was sent. */
  ignoreDuration?: number
}

export interface Channel {
  unread: number
  /** Messages up to this id are gone for this user (conversation deleted, history removed before a time). */
  clearedTo?: string
  /** Single messages that are gone for this user. */
  removed?: string[]
  hidden?: boolean
}

export type ConversationKind = 'chat' | 'groupchat' | 'chatroom'

export interface StoredMessage {
  id: string
  kind: ConversationKind
  from: string
  /** User, group, room or thread. */
  to: string
  at: number
  /** MessageBody, base64. */
  payload: string
  priority?: number
  /** The message is in a thread. */
  thread?: boolean
  /** Who confirmed reading (group read receipts). */
  readers?: { user: string; at: number }[]
}

/** A meta waiting in a queue; `online` is told to the receiver. */
export interface QueuedMeta {
  /** `name@domain`. */
  queue: string
  id: string
  from: Jid
  to: Jid
  at: number
  namespace: Namespace
  /** Base64. */
  payload: string
  priority?: number
  online?: boolean
}

export interface ParkedDevice {
  user: string
  resource: string
  deviceName: string
  until: number
  metas: QueuedMeta[]
}

export interface Muc {
  id: string
  room: boolean
  name: string
  description: string
  owner: string
  admins: string[]
  /** Without the owner, in order of joining. */
  members: { user: string; joined: number }[]
  public: boolean
  /** Joining needs an approval. */
  approval: boolean
  allowInvites: boolean
  inviteNeedConfirm: boolean
  maxUsers: number
  custom: string
  created: number
  modified: number
  disabled: boolean
  muteAll: boolean
  /** User to the end of the mute; -1 for good. */
  mutes: Record<string, number>
  blocks: string[]
  allows: string[]
  announcement: string
  files: { file_id: string; file_name: string; file_owner: string; file_size: number; created: number }[]
  /** Users who were invited and have not answered: invited user to inviter. */
  invited: Record<string, string>
  /** Users who asked to join: user to reason. */
  applied: Record<string, string>
  /** Chat room attributes. */
  attributes: Record<string, { value: string; owner: string; autoDelete: boolean }>
}

export interface Thread {
  id: string
  name: string
  groupId: string
  messageId: string
  owner: string
  members: string[]
  created: number
  updated: number
}

export interface Reaction {
  id: string
  reaction: string
  users: string[]
}

export interface StoredFile {
  uuid: string
  secret: string
  name: string
  type: string
  /** Base64. */
  content: string
}

export function createState(appKey: string): ChatState {
  return {
    appKey,
    lastId: '0',
    lastMuc: 0,
    users: {},
    tokens: {},
    messages: {},
    conversations: {},
    offline: {},
    parked: [],
    mucs: {},
    threads: {},
    reactions: {},
    reports: [],
    files: {},
    uploads: [],
  }
}

/** The same state whose tables have nothing that was not put in: a group called `constructor` is not there. */
export function asDictionaries(state: ChatState): ChatState {
  const tables = Object.entries(state).map(([key, value]: [string, unknown]) => [
    key,
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.assign(Object.create(null) as object, value)
      : value,
  ])
  return Object.fromEntries(tables) as ChatState
}

export function createUser(
  name: string,
  password: string,
  nickname: string,
  created: number,
  uuid: string,
): UserRecord {
  return {
    name,
    uuid,
    password,
    nickname,
    created,
    contacts: [],
    blocks: [],
    invitations: [],
    profile: nickname ? { nickname } : {},
    pushTokens: [],
    ignoredGroups: [],
    silent: {},
    language: '',
    presence: { ext: '', lastTime: 0 },
    follows: {},
    channels: {},
  }
}
