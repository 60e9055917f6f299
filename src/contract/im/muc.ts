import { readJid, writeJid, type Jid } from './jid.ts'
import { finish, present, readerOf, wire } from './msync.ts'

/**
 * Operations of groups, chat rooms and threads: the position is the code on the wire (`wire §2`). The comment of each line tells
 * what the client is told; operations without one are never shown.
 */
export const mucOperations = [
  'create',
  'destroy',
  'join',
  'leave',
  'apply',
  'applyAccept',
  'applyDecline',
  'invite',
  'inviteAccept',
  'inviteDecline',
  'kick',
  'getBlocklist',
  'ban',
  'allow',
  'update',
  'block',
  'unblock',
  'presence',
  'absence',
  'directJoined',
  'assignOwner',
  'addAdmin',
  'removeAdmin',
  'addMute',
  'removeMute',
  'updateAnnouncement',
  'deleteAnnouncement',
  'uploadFile',
  'deleteFile',
  'addAllow',
  'removeAllow',
  'muteAll',
  'unmuteAll',
  'threadCreate',
  'threadDestroy',
  'threadJoin',
  'threadLeave',
  'threadKick',
  'threadUpdate',
  'threadPresence',
  'threadAbsence',
  'disable',
  'enable',
  'setMetadata',
  'deleteMetadata',
] as const

export type MucOperation = (typeof mucOperations)[number]

/** `Meta.payload` of namespace 2. */
export interface MucBody {
  operation: MucOperation
  /** The group, room or thread. */
  muc: Jid
  from?: Jid
  to?: Jid[]
  reason?: string
  isChatroom?: boolean
  isThread?: boolean
  /** The group of a thread. */
  parent?: Jid
  mucName?: string
  /** JSON text: changed details, room attributes. */
  ext?: string
}

/** Throws when the bytes are no such body or the operation is unknown. */
export function decodeMuc(bytes: Uint8Array): MucBody {
  const raw = wire.MUCBody.decode(readerOf(bytes))
  const operation = raw.operation == null ? undefined : mucOperations[raw.operation]
  if (!operation) throw new RangeError('unknown group operation')
  const to = (raw.to ?? []).map((jid) => readJid(jid) ?? {})
  return present({
    operation,
    muc: readJid(raw.mucId) ?? {},
    from: readJid(raw.from),
    to: to.length ? to : undefined,
    reason: raw.reason ?? undefined,
    isChatroom: raw.isChatroom ?? undefined,
    isThread: raw.isThread ?? undefined,
    parent: readJid(raw.mucParentId),
    mucName: raw.mucName ?? undefined,
    ext: raw.eventInfo?.ext ?? undefined,
  })
}

export function encodeMuc(body: MucBody): Uint8Array<ArrayBuffer> {
  return finish(
    wire.MUCBody.encode({
      mucId: writeJid(body.muc),
      operation: mucOperations.indexOf(body.operation),
      from: writeJid(body.from),
      to: body.to?.map((jid) => writeJid(jid)!),
      reason: body.reason,
      isChatroom: body.isChatroom,
      status: { errorCode: 0 },
      isThread: body.isThread,
      mucParentId: writeJid(body.parent),
      mucName: body.mucName,
      eventInfo: body.ext === undefined ? undefined : { eventType: 0, ext: body.ext },
    }),
  )
}
