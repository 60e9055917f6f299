import type { NoticeLine } from '#src/machines/im-inbox/im-inbox.facts.ts'
import { questionOf } from './people/invitations.ts'

/* What the page of notices has words for, without them: the list of conversations only counts. */

export const contactEvents = ['added', 'agreed', 'refused', 'deleted'] as const
export const groupOperations = [
  'destroy',
  'applyAccept',
  'applyDecline',
  'inviteAccept',
  'inviteDecline',
  'directJoined',
  'presence',
  'join',
  'absence',
  'leave',
  'kick',
  'ban',
  'allow',
  'update',
  'assignOwner',
  'addAdmin',
  'removeAdmin',
  'addMute',
  'removeMute',
  'muteAll',
  'unmuteAll',
  'addAllow',
  'removeAllow',
  'updateAnnouncement',
  'deleteAnnouncement',
  'uploadFile',
  'deleteFile',
] as const

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name)

/** Whether the page has words for a notice: for what goes on in chat rooms, and for what no release knew yet, it has none. */
export function isTold(line: NoticeLine): boolean {
  if (questionOf(line)) return true
  const { notice } = line
  if ('contact' in notice) return isOneOf(contactEvents, notice.contact.event)
  return notice.group.kind !== 'room' && isOneOf(groupOperations, notice.group.operation)
}
