import type { GroupState } from '#src/machines/group/groups.ts'

/** Roles in a group (chat §6). */
export type Role = 'owner' | 'admin' | 'member'

export const roleWords: Readonly<Record<Role, string>> = { owner: '群主', admin: '管理员', member: '成员' }

/** Pure: what role somebody has, as far as it is known. */
export const roleIn = ({ owner, admins }: Pick<GroupState, 'owner' | 'admins'>, user: string): Role =>
  owner === user ? 'owner' : admins.includes(user) ? 'admin' : 'member'

/** Pure: one's own role: what the server has told, and what it has told since. */
export function ownRole(group: GroupState, me: string): Role {
  const known = roleIn(group, me)
  const told = group.detail['permission']
  return known === 'member' && told === 'admin' && group.admins.length === 0 ? 'admin' : known
}
