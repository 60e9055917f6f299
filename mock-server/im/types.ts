export type { ChatAnswer, ChatConnection, ChatRequest, ChatTransport } from '../world/chat-service.ts'

/** Time as the chat server sees it; ms since epoch. */
export interface ChatClock {
  now(): number
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** Chance as the chat server sees it. */
export interface ChatRandom {
  /** In [0, 1). */
  next(): number
  /** Its whole state, where it has one to snapshot. */
  state?: number
}

/** What the test hook `POST /__world/chat/options` changes. */
export interface ChatOptions {
  /** Sessions of one user at a time; one more ends the oldest with "login on another device". */
  maxDevices: number
  /** How long a sent message can be recalled. */
  recallWindowMs: number
  recallEnabled: boolean
  /** `expires_in` of a password login: the reference client reads it as ms, the server keeps the token for as many seconds. */
  expiresIn: number
  /** Only contacts may write to each other. */
  friendsOnly: boolean
  /** How a live meta reaches a connected client: announced and fetched, or pushed at once. */
  delivery: 'notice' | 'push'
}

export const defaultOptions: ChatOptions = {
  maxDevices: 8,
  recallWindowMs: 120_000,
  recallEnabled: true,
  expiresIn: 5_184_000,
  friendsOnly: false,
  delivery: 'notice',
}
