import { useCallback, useEffect } from 'react'
import type { Threads, ThreadState } from '#src/machines/thread/thread.machine.ts'
import { useStream } from '../../kit/app/use-stream.ts'
import type { Person } from '../../kit/chat/people-view.ts'
import type { Peer } from '../conversation.screen.tsx'
import type { ConversationName } from './conversation-key.ts'
import { directoryOf, noGroupsKnown } from '../../kit/chat/directory.ts'
import { chatLinks } from '../kit/links.ts'
import type { Names } from '../../kit/chat/names.ts'
import { blockedIn, groupOf, peerName, roleIn } from './peer.select.ts'
import { presenceOf } from '../people/presence.ts'
import { useDirectory, useLoaded, useOperations } from '../../kit/chat/use-directory.ts'
import { usePresence } from '../people/use-presence.ts'
import { useRoom } from './use-room.ts'
import { useTrying } from './use-trying.ts'

const noThreadsKnown: Threads = { me: '', threads: {} }

/** Who is on the other side, who is there, and whether one may speak. Asks for what it does not know once connected. */
export function usePeer(talk: ConversationName, names: Names, me: string, isConnected: boolean, now: number) {
  const { kind, name } = talk
  const groups = useDirectory('group', noGroupsKnown)
  const present = usePresence(kind === 'chat' ? [name] : [])
  const threads = useStream('thread', (snapshot) => directoryOf(snapshot, noThreadsKnown))
  const group = groupOf(talk, { names, groups, threads })
  useThread(talk, isConnected, threads.threads[name])
  useRoom(talk, isConnected)
  useGroup(kind === 'thread' ? (group?.id ?? '') : kind === 'chat' ? '' : name, kind === 'room' ? 'room' : 'group')
  // The same while the group is: a new one would have every message drawn again.
  const roleOf = useCallback((user: string) => roleIn(group, user), [group])
  const members = group?.members ?? []
  const blocked = kind === 'chat' ? null : blockedIn(group, me, groups.isLoaded, now)
  const peer: Peer = {
    id: `${kind}:${name}`,
    name: peerName(talk, { names, groups, threads }),
    kind: kind === 'chat' ? 'single' : kind,
    presence: kind === 'chat' ? presenceOf(present, name, now) : null,
    members: kind === 'group' && members.length > 0 ? members.length : null,
    settingHref: kind === 'thread' ? null : chatLinks.setting(`${kind}:${name}`),
  }
  return {
    peer,
    group,
    roleOf,
    ...useTrying(group, me, blocked),
  }
}

/** Whom one may mention: the members of the group without oneself. */
export const mentionableIn = (
  kind: ConversationName['kind'],
  members: readonly string[],
  names: Names,
  me: string,
): Person[] => (kind === 'group' ? members.filter((user) => user !== me).map(names.personOf) : [])

/** Members and roles of the group, asked for once. */
function useGroup(id: string, kind: 'group' | 'room'): void {
  const isKnown = useDirectory('group', noGroupsKnown).groups[id]?.owner
  useLoaded('group', id === '' || (isKnown !== undefined && isKnown !== ''), 'info', { id, kind })
}

/** Whoever reads a thread is a member of it, so that its messages come. */
function useThread({ kind, name }: ConversationName, isConnected: boolean, known: ThreadState | undefined): void {
  const ask = useOperations('thread')
  const [isMember, isNamed] = [known?.status === 'member', (known?.parentId ?? '') !== '']
  useEffect(() => {
    if (kind !== 'thread' || !isConnected) return
    if (!isMember) ask('join', { id: name })
    if (!isNamed) ask('detail', { id: name })
    // Asked with each connection; what is learnt meanwhile asks nothing new.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [kind, name, isConnected])
}
