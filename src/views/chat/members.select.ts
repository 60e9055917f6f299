import { byReading } from '#src/domain/text/initial.ts'
import type { GroupState } from '#src/machines/group/groups.ts'
import type { Presences } from '#src/machines/presence/presence.machine.ts'
import { chatLinks } from './kit/links.ts'
import type { MemberLine } from './members.screen.tsx'
import type { Names } from '../kit/chat/names.ts'
import { presenceOf } from './people/presence.ts'
import { untilText } from './setting/quiet.ts'
import { ownRole, type Role, roleIn } from './group/role.ts'

/** Pure: whether somebody is muted, and until when, in words; null when not. A mute that is over is none. */
export function mutedText({ muted, mutedUntil }: GroupState, user: string, now: number): string | null {
  if (!muted.includes(user)) return null
  const until = mutedUntil[user]
  if (until === undefined || until < 0) return '禁言中'
  return until > now ? `禁言${untilText(until, now)}` : null
}

/** Everybody in the group: the owner is not always among the members that are told. */
export const everybodyIn = ({ owner, members }: GroupState): string[] => [
  ...new Set([...(owner === '' ? [] : [owner]), ...members]),
]

const ranks: Readonly<Record<Role, number>> = { owner: 0, admin: 1, member: 2 }

export interface MembersInput {
  readonly group: GroupState
  readonly me: string
  readonly names: Names
  readonly presence: Presences['users']
  readonly query: string
  readonly now: number
}

/** Pure: the owner, the administrators and the others, each by the reading of their names. */
export function viewMembers({ group, me, names, presence, query, now }: MembersInput): MemberLine[] {
  const sought = query.trim().toLowerCase()
  return everybodyIn(group)
    .map((user): MemberLine => ({
      ...names.personOf(user),
      role: user === me ? ownRole(group, me) : roleIn(group, user),
      isMe: user === me,
      online: user === me || (presenceOf(presence, user, now)?.online ?? false),
      muted: mutedText(group, user, now),
      href: chatLinks.member(group.id, user),
    }))
    .filter(({ name, id }) => name.toLowerCase().includes(sought) || id.includes(sought))
    .toSorted((a, b) => ranks[a.role] - ranks[b.role] || byReading(a.name, b.name))
}

/** Pure: whether one may bring others in: who runs the group, or everybody where the group allows it. */
export const canInvite = (group: GroupState, me: string): boolean =>
  ownRole(group, me) !== 'member' || group.detail['allowInvites'] === true
