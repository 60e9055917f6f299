import type { Cast, ChatAdmin, WorldChat } from '../world/chat-service.ts'
import { accountsOf } from './accounts.ts'
import { performChatAct, type ChatActName } from './acts.ts'
import type { ChatApp } from './app.ts'
import { follow, seedCast } from './cast.ts'
import { seedApp } from './seed.ts'
import type { ChatServer, ChatSnapshot } from './server.ts'

const adminCalls: readonly (keyof ChatAdmin)[] = [
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

/** An administration whose every function asks `run` for its result. */
export const adminVia = (
  run: (name: keyof ChatAdmin, given: readonly unknown[]) => Promise<unknown>,
): WorldChat['admin'] =>
  Object.fromEntries(
    adminCalls.map((name) => [name, (...given: unknown[]) => run(name, given)]),
  ) as unknown as WorldChat['admin']

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

/** The administration of a server in this realm. `begin` is left to whoever owns the server's luck. */
export function createAdmin(server: ChatServer, begin: ChatAdmin['begin']): ChatAdmin {
  const accounts = () => accountsOf(server.app())
  return {
    begin,
    snapshot: () => server.snapshot(),
    restore: (memory) => server.restore(memory as ChatSnapshot),
    enrol(profile) {
      accounts().ensure(profile.id, profile.nickname)
      follow(server.app(), profile)
    },
    token: (name, lifetimeMs) => accounts().token(name, lifetimeMs),
    act: (name, input) => performChatAct(server, name as ChatActName, input) ?? null,
    answer: (request) => server.answer(request),
    groupsOf: (name) => accounts().groupsOf(name),
    addGroupMember: (groupId, name) => accounts().addGroupMember(groupId, name),
    removeGroupMember: (groupId, name) => accounts().removeGroupMember(groupId, name),
  }
}
