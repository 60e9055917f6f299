import type { GroupState } from '#src/machines/group/groups.ts'
import { groupOf, noGroupsKnown } from '../../kit/chat/directory.ts'
import { ownRole, type Role } from './role.ts'
import { type LoadState, useDirectory, useLoaded } from '../../kit/chat/use-directory.ts'

export interface OpenGroupState {
  /** Undefined until something is known of it. */
  readonly group: GroupState | undefined
  readonly me: string
  /** One's own role. */
  readonly role: Role
  readonly load: LoadState
  /** Of whom it keeps out, for those who run it. */
  readonly blockedLoad: LoadState
}

/**
 * A group as a page about it needs it: what it is, who runs it, and for those who run it who is muted (chat §6). Asked for once, when
 * the chat is connected.
 */
export function useGroup(
  id: string,
  more: readonly ('announcement' | 'files' | 'allowed' | 'blocked')[] = [],
): OpenGroupState {
  const directory = useDirectory('group', noGroupsKnown)
  const { me, isLoaded } = directory
  useLoaded('group', isLoaded)
  const group = groupOf(directory, id)
  const input = { id, kind: 'group' }
  const isKnown = (operation: string) => id === '' || (group?.known.includes(operation) ?? false)
  const load = useLoaded('group', isKnown('info'), 'info', input)
  const isIn = load.state === 'ready' && group?.membership === 'member'
  useLoaded('group', !isIn || isKnown('admins'), 'admins', input)
  const role: Role = group ? ownRole(group, me) : 'member'
  const runs = isIn && isKnown('admins') && role !== 'member'
  useLoaded('group', !runs || isKnown('muted'), 'muted', input)
  useLoaded('group', !isIn || !more.includes('announcement') || isKnown('announcement'), 'announcement', input)
  useLoaded('group', !isIn || !more.includes('files') || isKnown('files'), 'files', input)
  useLoaded('group', !runs || !more.includes('allowed') || isKnown('allowed'), 'allowed', input)
  const blockedLoad = useLoaded('group', !runs || !more.includes('blocked') || isKnown('blocked'), 'blocked', input)
  return { group, me, role, load, blockedLoad }
}
