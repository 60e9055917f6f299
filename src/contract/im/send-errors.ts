import { chatError, type ChatError, type ChatErrorName } from './codes.ts'
import type { Status } from './frames.ts'

/** Status 1, by the exact reason; `room` replaces the error when the target is a chat room. */
export const failReasons: readonly { reason: string; error: ChatErrorName; room?: ChatErrorName; message?: string }[] =
  [
    { reason: 'blocked', error: 'permissionDenied' },
    { reason: 'group not found', error: 'groupNotExist' },
    { reason: 'not in group or chatroom', error: 'groupNotJoined', room: 'roomNotJoined' },
    { reason: 'exceed recall time limit', error: 'recallTimeLimit' },
    { reason: 'message recall disabled', error: 'serviceNotEnabled' },
    { reason: 'not in group or chatroom white list', error: 'notAllowed' },
    { reason: 'nonroster', error: 'notFriend', message: 'not contact' },
    { reason: 'group is disabled', error: 'groupDisabled' },
  ]

/** Status 7, by the exact reason; any other reason is a generic load-message error. */
export const deniedReasons: ReadonlyMap<string, ChatErrorName> = new Map([
  ['sensitive words', 'illegalContent'],
  ['blocked by mod_antispam', 'illegalContent'],
  ['user is mute', 'mutedByAdmin'],
  ['traffic limit', 'rateLimited'],
])

/** The error of a refused upload (chat §8, send failures); `undefined` for status 0. */
export function sendError(status: Status, target: 'user' | 'group' | 'room' = 'user'): ChatError | undefined {
  const reason = status.reason ?? ''
  switch (status.code) {
    case 0:
      return undefined
    case 1: {
      const known = failReasons.find((row) => row.reason === reason)
      if (known) return chatError((target === 'room' && known.room) || known.error, known.message ?? reason)
      return chatError(reason.includes('moderation') ? 'moderation' : 'serverUnknown', reason)
    }
    case 7:
      return chatError(deniedReasons.get(reason) ?? 'loadMessage', reason)
    case 15:
      return chatError('muted', reason || 'you were muted')
    case 19:
      return chatError('externalLogic', reason)
    default:
      return chatError('loadMessage', reason || 'send message error')
  }
}
