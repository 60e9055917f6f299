import type { RowOf } from '#src/contract/rest/calls.ts'
import { byReading } from '#src/domain/text/initial.ts'
import type { Groups, GroupState } from '#src/machines/group/groups.ts'
import type { SilentModes } from '#src/machines/silent-mode/silent-mode.machine.ts'
import type { Ask, Loaded } from '../kit/chat/people-view.ts'
import type { GroupLine } from './group-list.screen.tsx'
import { conversationHref } from './message/message-body.ts'
import type { ChatRoomLine } from './group/chat-rooms.tsx'
import type { GroupCard, OpenGroup } from './group/open-groups.tsx'
import { isQuiet, readQuiet } from './setting/quiet.ts'
import { roleIn, roleWords } from './group/role.ts'

/** A group as the marketplace's own list tells of it. */
export type CountedGroup = Pick<RowOf<'chat.getUserGroupList'>, 'groupId' | 'members' | 'owner'>

const fits = (query: string, ...texts: string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(query.trim().toLowerCase()))

export interface GroupLinesInput {
  readonly groups: Groups
  /** Counts of members, as far as somebody has told. */
  readonly counted: readonly CountedGroup[]
  readonly silent: SilentModes['settings']
  readonly query: string
  readonly now: number
}

/** Pure: the groups one is in, by the reading of their names. */
export function viewGroupLines({ groups, counted, silent, query, now }: GroupLinesInput): GroupLine[] {
  return Object.values(groups.groups)
    .filter(({ kind, membership, name }) => kind === 'group' && membership === 'member' && fits(query, name))
    .toSorted((a, b) => byReading(a.name, b.name))
    .map((group): GroupLine => {
      const told = counted.find(({ groupId }) => groupId === group.id)
      const role = roleIn(group.owner === '' && told ? { ...group, owner: told.owner } : group, groups.me)
      return {
        id: group.id,
        name: group.name || `群聊 ${group.id}`,
        avatar: null,
        href: conversationHref(`group:${group.id}`),
        members: group.members.length > 0 ? group.members.length : (told?.members ?? null),
        role: role === 'member' ? null : roleWords[role],
        quiet: isQuiet(readQuiet(silent[`group:${group.id}`], now), now),
      }
    })
}

const relations: Partial<Record<GroupState['membership'], OpenGroup['relation']>> = {
  member: 'member',
  requested: 'requested',
  banned: 'banned',
}

/** A whole number of a group, as it may be typed in. */
export const groupNumberIn = (query: string): string => (/^\d{1,20}$/.test(query.trim()) ? query.trim() : '')

/** Pure: public groups whose name or number fits, and the group that has exactly this number, public or not. */
export function viewOpenGroups({ groups, open }: Groups, query: string): OpenGroup[] {
  const number = groupNumberIn(query)
  const listed = (open?.rows ?? []).filter(
    ({ id, name }) => fits(query, name) || (number !== '' && id.includes(number)),
  )
  const exact = groups[number]
  const isExtra = exact && exact.kind === 'group' && exact.name !== '' && !listed.some(({ id }) => id === number)
  return [...(isExtra ? [{ id: exact.id, name: exact.name }] : []), ...listed]
    .filter(({ id }) => groups[id]?.membership !== 'destroyed')
    .map(({ id, name }) => ({
      id,
      name: name || `群聊 ${id}`,
      relation: relations[groups[id]?.membership ?? 'outside'] ?? 'outside',
      talkHref: conversationHref(`group:${id}`),
    }))
}

/** Pure: chat rooms whose name or number fits. */
export const viewChatRooms = ({ groups, rooms }: Groups, query: string): ChatRoomLine[] =>
  (rooms?.rows ?? [])
    .filter(({ id, name }) => fits(query, name, id) && groups[id]?.membership !== 'destroyed')
    .map(({ id, name, members }) => ({
      id,
      name: name || `聊天室 ${id}`,
      members,
      isInside: groups[id]?.membership === 'member',
    }))

/** Pure: what a group says of itself, once it has been asked. */
export function viewCard(group: GroupState | undefined, ask: Ask): Loaded<GroupCard> {
  const detail = group?.detail
  if (!detail || detail['affiliations_count'] === undefined) {
    return ask.state === 'failed'
      ? { state: 'failed', items: [], failure: ask.failure }
      : { state: 'loading', items: [], failure: null }
  }
  const card: GroupCard = {
    description: typeof detail['description'] === 'string' ? detail['description'] : '',
    members: Number(detail['affiliations_count']) || 0,
    maxUsers: Number(detail['maxUsers']) || 0,
    needsApproval: detail['approval'] === true,
  }
  return { state: 'ready', items: [card], failure: null }
}
