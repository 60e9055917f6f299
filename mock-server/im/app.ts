import { chatDomain, conferenceDomain, type Jid } from '#src/contract/im/jid.ts'
import type { ChatFaults } from './faults.ts'
import type { Session } from './live-session.ts'
import type { ChatState, ConversationKind, UserRecord } from './state.ts'
import type { ChatClock, ChatOptions, ChatRandom } from './types.ts'

/** One app (`org#app`) of the chat service: its memory, its live sessions, its clock and its chance. Every rule takes it first. */
export interface ChatApp {
  readonly appKey: string
  /** Another state has taken its place: timers that are still out do nothing. */
  ended: boolean
  state: ChatState
  readonly sessions: Set<Session>
  readonly clock: ChatClock
  readonly random: ChatRandom
  readonly options: ChatOptions
  readonly faults: ChatFaults
  /** Called with every message after its delivery: the seeded world answers from here. */
  onMessage?: (message: { from: string; to: string; kind: ConversationKind; id: string }) => void
  /** Called with every invitation to be a contact. */
  onInvitation?: (invitation: { from: string; to: string }) => void
}

/** Message ids rise with time and never repeat. */
export function nextId(app: ChatApp): string {
  const fromTime = BigInt(Math.max(0, Math.floor(app.clock.now()))) * 1_000_000n
  const next = BigInt(app.state.lastId) + 1n
  app.state.lastId = String(fromTime > next ? fromTime : next)
  return app.state.lastId
}

/** Ids of groups, rooms and threads: 15 digits. */
export function nextMucId(app: ChatApp): string {
  app.state.lastMuc += 1
  return String(200_000_000_000_000 + app.state.lastMuc)
}

const hex = '0123456789abcdef'

/** A name of `length` random hexadecimal digits. */
export function randomHex(app: Pick<ChatApp, 'random'>, length: number): string {
  return Array.from({ length }, () => hex[Math.floor(app.random.next() * 16)]).join('')
}

export function randomUuid(app: Pick<ChatApp, 'random'>): string {
  return [8, 4, 4, 4, 12].map((length) => randomHex(app, length)).join('-')
}

export function userOf(app: ChatApp, name: string): UserRecord | undefined {
  return Object.hasOwn(app.state.users, name) ? app.state.users[name] : undefined
}

export function sessionsOf(app: ChatApp, user: string): Session[] {
  return [...app.sessions].filter((session) => session.user === user)
}

export function isOnline(app: ChatApp, user: string): boolean {
  return sessionsOf(app, user).length > 0
}

export function userJid(app: ChatApp, name: string, resource?: string): Jid {
  return { appKey: app.appKey, name, domain: chatDomain, ...(resource === undefined ? {} : { resource }) }
}

export function mucJid(app: ChatApp, id: string): Jid {
  return { appKey: app.appKey, name: id, domain: conferenceDomain }
}

/** Adds to a list of names unless it is there. */
export function include(list: string[], name: string): void {
  if (!list.includes(name)) list.push(name)
}

/** Takes a name off a list; answers whether it was there. */
export function exclude(list: string[], name: string): boolean {
  const at = list.indexOf(name)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}
