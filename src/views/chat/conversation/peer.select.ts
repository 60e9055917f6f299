import type { GroupState, Groups } from '#src/machines/group/groups.ts'
import type { Threads } from '#src/machines/thread/thread.machine.ts'
import type { ConversationName } from './conversation-key.ts'
import type { Names } from '../../kit/chat/names.ts'

/** What is known of whoever one talks to. */
export interface Known {
  readonly names: Names
  readonly groups: Groups
  readonly threads: Threads
}

/** The group, room, or the group above the thread; undefined in conversations of two. */
export function groupOf({ kind, name }: ConversationName, { groups, threads }: Known): GroupState | undefined {
  if (kind === 'chat') return undefined
  return groups.groups[kind === 'thread' ? (threads.threads[name]?.parentId ?? '') : name]
}

const kindWords = { group: '群聊', room: '聊天室', thread: '话题' } as const

/** The heading of a conversation. */
export function peerName({ kind, name }: ConversationName, known: Known): string {
  if (kind === 'chat') return known.names.nameOf(name)
  const called = kind === 'thread' ? known.threads.threads[name]?.name : known.groups.groups[name]?.name
  return called || kindWords[kind]
}

/** 群主, 管理员, or null. */
export function roleIn(group: GroupState | undefined, user: string): string | null {
  if (!group) return null
  return group.owner === user ? '群主' : group.admins.includes(user) ? '管理员' : null
}

const goneWords: Partial<Record<GroupState['membership'], string>> = {
  destroyed: '已经解散，不能再发言',
  banned: '已把你移出，不能再发言',
  outside: '你不在这里，不能发言',
}

/** Whether somebody was muted, and nobody has told until when: the service tells only who runs the group. */
export const isMutedForUnknownTime = ({ muted, mutedUntil }: GroupState, user: string): boolean =>
  muted.includes(user) && mutedUntil[user] === undefined

/** Why nothing can be said in a group, or null. What is not known stands in nobody's way: the server decides. */
export function blockedIn(group: GroupState | undefined, me: string, isLoaded: boolean, now: number): string | null {
  if (!group) return null
  const { membership, isAllMuted, muted, mutedUntil, allowed } = group
  const gone = membership === 'outside' && !isLoaded ? undefined : goneWords[membership]
  if (gone) return membership === 'outside' ? gone : `这个${group.kind === 'room' ? '聊天室' : '群'}${gone}`
  if (roleIn(group, me) !== null) return null
  const until = mutedUntil[me] ?? -1
  if (muted.includes(me) && (until < 0 || until > now)) return '你已被管理员禁言'
  return isAllMuted && !allowed.includes(me) ? '全员禁言中，只有群主和管理员可以发言' : null
}
