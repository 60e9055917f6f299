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

/** One client connection, whatever carries it. `send` answers whether the bytes could be handed on. */
export interface ChatTransport {
  send(bytes: Uint8Array<ArrayBuffer>): boolean
  /** Ends the connection with a closing handshake. */
  close(code: number, reason: string): void
  /** Cuts the connection without one, as a broken network does. */
  cut(): void
}

/** What a transport calls. */
export interface ChatConnection {
  receive(bytes: Uint8Array): void
  /** `clean`: the client said goodbye. */
  closed(clean: boolean): void
}

/** A REST request, transport-free; the body is the raw bytes. */
export interface ChatRequest {
  method: string
  /** Path below the host, percent-encoded as received, without the query. */
  path: string
  query: URLSearchParams
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>
  body: Uint8Array
  /** Scheme and host under which the client reached the server, for URLs in answers. */
  origin: string
}

export interface ChatAnswer {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
  /** Cut the connection instead of answering. */
  destroy?: boolean
}
