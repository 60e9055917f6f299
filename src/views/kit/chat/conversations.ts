import type { Conversation } from '#src/contract/im/client.ts'
import type { Groups } from '#src/machines/group/groups.ts'
import type { ImInboxContext } from '#src/machines/im-inbox/im-inbox.facts.ts'
import type { Names } from './names.ts'
import type { Person } from './people-view.ts'

/** Somewhere a message can be sent to. */
export interface Place extends Person {
  readonly conversation: Conversation
}

interface Known {
  readonly lines: ImInboxContext['lines']
  readonly groups: Groups['groups']
  readonly friends: readonly string[]
  readonly names: Names
}

/** The conversation that a key calls (`group:1007`); null for chat rooms and threads. */
function conversationOf(key: string): Conversation | null {
  const at = key.indexOf(':')
  const [kind, name] = [key.slice(0, at), key.slice(at + 1)]
  return (kind === 'chat' || kind === 'group') && name !== '' ? { kind, name } : null
}

/** Pure: the conversations there are, the last one spoken in first, then the friends whom nobody has written to. */
export function placesOf({ lines, groups, friends, names }: Known): readonly Place[] {
  const recent = Object.values(lines)
    .toSorted((a, b) => (b.last?.at ?? 0) - (a.last?.at ?? 0))
    .map(({ key }) => key)
  const keys = new Set([...recent, ...friends.map((user) => `chat:${user}`)])
  return [...keys].flatMap((key) => {
    const conversation = conversationOf(key)
    if (!conversation) return []
    const { kind, name } = conversation
    const { name: called, avatar } =
      kind === 'chat' ? names.personOf(name) : { name: groups[name]?.name || `群聊 ${name}`, avatar: null }
    return [{ id: key, name: called, avatar, conversation }]
  })
}
