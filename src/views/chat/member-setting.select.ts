import type { GroupState } from '#src/machines/group/groups.ts'
import { listTime } from './kit/chat-time.ts'
import type { Progress } from './kit/chat-view.ts'
import type { Loaded } from '../kit/chat/people-view.ts'
import type { GroupFile } from './group/group-files.tsx'
import type { MemberAbilities } from './group/member-management.tsx'
import type { Names } from '../kit/chat/names.ts'
import { ownRole, roleIn } from './group/role.ts'

const nothing: MemberAbilities = {
  admin: false,
  mute: false,
  remove: false,
  transfer: false,
  allow: false,
  block: false,
}

/**
 * Pure: what is offered to be done with a member, by the roles that the server has told: the owner may do everything, administrators look
 * after plain members, nobody changes themselves. The server decides in the end (chat §6).
 */
export function abilitiesOver(group: GroupState, me: string, user: string): MemberAbilities {
  if (user === me || group.membership !== 'member') return nothing
  const [mine, theirs] = [ownRole(group, me), roleIn(group, user)]
  const isIn = group.members.includes(user)
  if (!isIn || mine === 'member' || theirs === 'owner') return nothing
  if (mine === 'owner') return { admin: true, mute: true, remove: true, transfer: true, allow: true, block: true }
  return theirs === 'admin' ? nothing : { ...nothing, mute: true, remove: true, allow: true, block: true }
}

/** A file on its way up: named before it has an id. */
export interface Rising {
  readonly name: string
  readonly bytes: number
}

export interface FilesInput {
  readonly group: GroupState
  readonly load: { readonly state: Loaded<never>['state']; readonly failure: string | null }
  readonly rising: Rising | null
  /** The file that is being fetched. */
  readonly falling: string | null
  readonly me: string
  readonly names: Names
  readonly now: number
}

const moving: Progress = 'unknown'

/** Pure: the files of a group, with the one that is being uploaded before them. */
export function viewFiles({ group, load, rising, falling, me, names, now }: FilesInput): Loaded<GroupFile> {
  const runs = ownRole(group, me) !== 'member'
  const rows = (group.files ?? []).map((file): GroupFile => ({
    id: file.id,
    name: file.name || '未命名的文件',
    bytes: file.size,
    owner: file.owner === me ? '我' : names.nameOf(file.owner),
    time: file.at > 0 ? listTime(file.at, now) : '',
    progress: falling === file.id ? moving : null,
    canRemove: runs || file.owner === me,
  }))
  const first = rising && {
    id: '~rising',
    name: rising.name,
    bytes: rising.bytes,
    owner: '我',
    time: '正在上传',
    progress: moving,
    canRemove: false,
  }
  return { ...load, items: first ? [first, ...rows] : rows }
}
