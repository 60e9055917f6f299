import { accountsOf, type ChatAccounts } from './accounts.ts'
import { performChatAct, type ChatActName } from './acts.ts'
import { type Cast, follow, type Profile, seedCast } from './cast.ts'
import type { ChatApp } from './app.ts'
import type { ChatServer, ChatSnapshot } from './server.ts'
import { seedApp } from './seed.ts'
import type { ChatConnection, ChatRequest, ChatAnswer, ChatTransport } from './types.ts'

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
export interface Desk extends Pick<ChatAccounts, 'groupsOf' | 'addGroupMember' | 'removeGroupMember'> {
  begin(how: ChatBeginning): void
  snapshot(): ChatSnapshot
  restore(snapshot: ChatSnapshot): void
  /** Makes the chat account of a marketplace person, or renews its profile. */
  enrol(profile: Profile): void
  token(name: string, lifetimeMs: number): string
  act(name: ChatActName, input: unknown): unknown
  answer(request: ChatRequest): ChatAnswer
}

type Later<T> = T extends (...given: infer Given) => infer Result
  ? (...given: Given) => Promise<Awaited<Result>>
  : never

/** The chat service of a world, wherever it lives. */
export interface WorldChat extends ChatService {
  readonly desk: { readonly [Name in keyof Desk]: Later<Desk[Name]> }
}

export const deskNames: readonly (keyof Desk)[] = [
  'begin',
  'snapshot',
  'restore',
  'enrol',
  'token',
  'act',
  'answer',
  'groupsOf',
  'addGroupMember',
  'removeGroupMember',
]

/** A desk whose every function asks `run` for its result. */
export const deskVia = (run: (name: keyof Desk, given: readonly unknown[]) => Promise<unknown>): WorldChat['desk'] =>
  Object.fromEntries(
    deskNames.map((name) => [name, (...given: unknown[]) => run(name, given)]),
  ) as unknown as WorldChat['desk']

/** The seed of a server's apps: everyone of the protocol's tests, and in the world's own app the cast. */
export function createSeeding(defaultAppKey: string) {
  let cast: Cast | undefined
  return {
    cast: (next: Cast) => void (cast = next),
    seed(app: ChatApp): void {
      seedApp(app)
      if (cast && app.appKey === defaultAppKey) seedCast(app, cast)
    },
  }
}

/** The desk of a server in this realm. `begin` is left to whoever owns the server's luck. */
export function createDesk(server: ChatServer, begin: Desk['begin']): Desk {
  const accounts = () => accountsOf(server.app())
  return {
    begin,
    snapshot: () => server.snapshot(),
    restore: (snapshot) => server.restore(snapshot),
    enrol(profile) {
      accounts().ensure(profile.id, profile.nickname)
      follow(server.app(), profile)
    },
    token: (name, lifetimeMs) => accounts().token(name, lifetimeMs),
    act: (name, input) => performChatAct(server, name, input) ?? null,
    answer: (request) => server.answer(request),
    groupsOf: (name) => accounts().groupsOf(name),
    addGroupMember: (groupId, name) => accounts().addGroupMember(groupId, name),
    removeGroupMember: (groupId, name) => accounts().removeGroupMember(groupId, name),
  }
}
