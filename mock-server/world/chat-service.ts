import type { Ext } from '#src/contract/im/ext.ts'

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

/** What the marketplace's world gives the chat service to begin with; plain JSON. */
export interface Cast {
  /** The moment the world begins at. */
  readonly now: number
  /** People of the marketplace, the demo account first; they have the same name there. */
  readonly people: readonly Profile[]
  /** Things that can be shared, as the fields of a card. */
  readonly cards: readonly Ext[]
}

export interface Profile {
  readonly id: string
  readonly nickname: string
  /** An address below the origin of the API, or `''`. */
  readonly avatar: string
}

/** Everything the chat service remembers; plain JSON that only it can read. */
export type ChatMemory = object

/** The chat service as doors use it: connections and requests. */
export interface ChatService {
  connect(transport: ChatTransport): ChatConnection
  answer(request: ChatRequest): ChatAnswer | Promise<ChatAnswer>
}

/** What a world begins its chat service with. */
export interface ChatBeginning {
  /** Its luck is its own, so that chatter does not change what the world draws. */
  readonly seed: number
  readonly cast: Cast
}

/** What the rest of the world asks of the chat service. All of it is plain data, because the service may live in another tab. */
export interface ChatAdmin {
  begin(how: ChatBeginning): void
  snapshot(): ChatMemory
  restore(memory: ChatMemory): void
  /** Makes the chat account of a marketplace person, or renews its profile. */
  enrol(profile: Profile): void
  token(name: string, lifetimeMs: number): string
  /** One of the acts of `im/acts.ts`. */
  act(name: string, input: unknown): unknown
  answer(request: ChatRequest): ChatAnswer
  groupsOf(name: string): { groupId: string; groupName: string; owner: string; memberCount: number }[]
  /** Answers whether the user was not in it before. */
  addGroupMember(groupId: string, name: string): boolean
  removeGroupMember(groupId: string, name: string): boolean
}

type Later<T> = T extends (...given: infer Given) => infer Result
  ? (...given: Given) => Promise<Awaited<Result>>
  : never

/** The chat service of a world, wherever it lives. */
export interface WorldChat extends ChatService {
  readonly admin: { readonly [Name in keyof ChatAdmin]: Later<ChatAdmin[Name]> }
}
