import { readJid, writeJid, type Jid } from './jid.ts'
import { finish, present, readerOf, wire } from './msync.ts'

/**
 * Roster operations by code. Going up 2 to 7 are requests; coming down the same numbers are events and 8 and 9 are added:
 * two meanings from 4 on, see {@link rosterEvents}.
 */
export const rosterOperations = [
  'getRoster',
  'getBlocklist',
  'add',
  'remove',
  'accept',
  'decline',
  'ban',
  'allow',
  'remoteAccept',
  'remoteDecline',
] as const

export type RosterOperation = (typeof rosterOperations)[number]

/** What an incoming operation means to the receiver (chat §4). */
export const rosterEvents = {
  add: 'invited',
  remove: 'deleted',
  accept: 'added',
  decline: 'refused',
  ban: 'blocklistChanged',
  allow: 'blocklistChanged',
  remoteAccept: 'agreed',
  remoteDecline: 'refused',
} as const satisfies Partial<Record<RosterOperation, string>>

/** `Meta.payload` of namespace 3. */
export interface RosterBody {
  operation: RosterOperation
  from?: Jid
  to?: Jid[]
  reason?: string
  bothWays?: boolean
}

/** Throws when the bytes are no such body or the operation is unknown. */
export function decodeRoster(bytes: Uint8Array): RosterBody {
  const raw = wire.RosterBody.decode(readerOf(bytes))
  const operation = raw.operation == null ? undefined : rosterOperations[raw.operation]
  if (!operation) throw new RangeError('unknown roster operation')
  const to = (raw.to ?? []).map((jid) => readJid(jid) ?? {})
  return present({
    operation,
    from: readJid(raw.from),
    to: to.length ? to : undefined,
    reason: raw.reason ?? undefined,
    bothWays: raw.biDirection ?? undefined,
  })
}

export function encodeRoster(body: RosterBody): Uint8Array<ArrayBuffer> {
  return finish(
    wire.RosterBody.encode({
      operation: rosterOperations.indexOf(body.operation),
      from: writeJid(body.from),
      to: body.to?.map((jid) => writeJid(jid)!),
      reason: body.reason,
      biDirection: body.bothWays,
    }),
  )
}
