import * as protobuf from 'protobufjs/minimal.js'
import { readJid, writeJid, type Jid } from './jid.ts'
import { readMeta, writeMeta, type Meta } from './meta.ts'
import { finish, present, readerOf, readId, readNumber, type Shape, wire, writeId, writeNumber } from './msync.ts'

/** What the server says about a request: code 0 is OK (`protocolStatus` names the others). */
export interface Status {
  code: number
  reason?: string
}

/** Client to server. */
export type ClientFrame =
  | ({ type: 'provision' } & Provision)
  /** Six constant bytes; the same frame asks for unread queues after login and keeps the connection alive. */
  | { type: 'heartbeat' }
  /** Asks for the next page of a queue; `key` is the `nextKey` of the page before. */
  | { type: 'fetch'; queue: Jid; key?: string }
  /** A message, ack, roster change or statistics report. */
  | UploadFrame

export interface UploadFrame {
  type: 'upload'
  meta: Meta
}

export interface Provision {
  /** The user's own address: app key, name, domain and resource. */
  guid: Jid
  /** The access token, without the `$t$` that it wears on the wire. */
  token: string
  resource: string
  deviceName: string
  deviceUuid: string
  version: string
  osType: number
  actionVersion?: string
}

/** Server to client. */
export type ServerFrame =
  | { type: 'provisioned'; status: Status; resource?: string }
  | { type: 'unread'; status?: Status; queues: { queue: Jid; count: number }[]; timestamp?: number }
  | { type: 'notice'; queue: Jid }
  | ({ type: 'sync' } & SyncPage)
  /** Bytes that are no frame: to be reported and skipped. */
  | { type: 'malformed'; reason: string }

export interface SyncPage {
  status?: Status
  /** Answers an upload: the client's own id and the id that the server gave. */
  ack?: { id: string; serverId?: string }
  metas: Meta[]
  /** How many metas of the page could not be read. */
  unreadable?: number
  nextKey?: string
  queue?: Jid
  isLast?: boolean
  timestamp?: number
}

type Ack = NonNullable<SyncPage['ack']>

const command = wire.MSync.Command
const tokenPrefix = '$t$'
const heartbeat = new Uint8Array([0x08, 0x00, 0x40, 0x01, 0x58, 0x00])

function envelope(code: number, payload: Uint8Array | undefined, extra: Shape<'MSync'> = {}): Uint8Array<ArrayBuffer> {
  return finish(wire.MSync.encode({ version: 0, command: code, payload, encryptType: [0], ...extra }))
}

/** A client's frame as bytes. Throws `RangeError` when an id is no unsigned 64-bit decimal. */
export function encodeFrame(frame: ClientFrame): Uint8Array<ArrayBuffer> {
  switch (frame.type) {
    case 'heartbeat':
      return heartbeat.slice()
    case 'fetch':
      return envelope(
        command.SYNC,
        wire.CommSyncUL.encode({ queue: writeJid(frame.queue), key: writeId(frame.key) }).finish(),
      )
    case 'upload':
      return envelope(command.SYNC, wire.CommSyncUL.encode({ meta: writeMeta(frame.meta) }).finish())
    case 'provision':
      return encodeProvision(frame)
  }
}

function encodeProvision(frame: Provision): Uint8Array<ArrayBuffer> {
  const auth = tokenPrefix + frame.token
  const payload = wire.Provision.encode({
    osType: frame.osType,
    version: frame.version,
    compressType: [0],
    encryptType: [0],
    deviceUuid: frame.deviceUuid,
    deviceName: frame.deviceName,
    resource: frame.resource,
    auth,
    actionVersion: frame.actionVersion,
  }).finish()
  return envelope(command.PROVISION, payload, { guid: writeJid(frame.guid), auth, deviceId: 0 })
}

/** A client's frame from bytes, for servers and tests. Throws when the bytes are no such frame. */
export function decodeClientFrame(bytes: Uint8Array): ClientFrame {
  const frame = wire.MSync.decode(readerOf(bytes))
  switch (frame.command) {
    case command.UNREAD:
      return { type: 'heartbeat' }
    case command.PROVISION:
      return decodeProvision(frame)
    case command.SYNC: {
      const upload = wire.CommSyncUL.decode(readerOf(frame.payload ?? new Uint8Array()))
      if (upload.meta) return { type: 'upload', meta: readMeta(upload.meta) }
      const queue = readJid(upload.queue)
      if (queue) return present({ type: 'fetch', queue, key: readId(upload.key) })
      throw new RangeError('sync upload with neither meta nor queue')
    }
    default:
      throw new RangeError('unknown command')
  }
}

function decodeProvision(frame: Shape<'MSync'>): ClientFrame {
  const body = wire.Provision.decode(readerOf(frame.payload ?? new Uint8Array()))
  const auth = body.auth ?? frame.auth ?? ''
  return present({
    type: 'provision',
    guid: readJid(frame.guid) ?? {},
    token: auth.startsWith(tokenPrefix) ? auth.slice(tokenPrefix.length) : auth,
    resource: body.resource ?? '',
    deviceName: body.deviceName ?? '',
    deviceUuid: body.deviceUuid ?? '',
    version: body.version ?? '',
    osType: body.osType ?? 16,
    actionVersion: body.actionVersion ?? undefined,
  })
}

function readStatus(status: Shape<'Status'> | null | undefined): Status | undefined {
  return status
    ? present({ code: status.errorCode ?? unknownEnum(status) ?? 0, reason: status.reason ?? undefined })
    : undefined
}

/** The number of an enum value that the schema does not name, from the preserved field. */
function unknownEnum(message: { $unknowns?: Uint8Array[] }): number | undefined {
  const raw = message.$unknowns?.[0]
  if (!raw) return undefined
  const reader = protobuf.Reader.create(raw)
  reader.uint32()
  return reader.int32()
}

function writeStatus(status: Status | undefined): Shape<'Status'> | undefined {
  return status && { errorCode: status.code, reason: status.reason }
}

/** A server's frame from bytes. Never throws: bytes that are no frame give `malformed`. */
export function decodeFrame(bytes: Uint8Array): ServerFrame {
  try {
    const frame = wire.MSync.decode(readerOf(bytes))
    const payload = frame.payload ?? new Uint8Array()
    switch (frame.command) {
      case command.SYNC:
        return decodePage(payload)
      case command.UNREAD:
        return decodeUnread(payload)
      case command.NOTICE: {
        const queue = readJid(wire.CommNotice.decode(readerOf(payload)).queue)
        return queue ? { type: 'notice', queue } : { type: 'malformed', reason: 'notice without a queue' }
      }
      case command.PROVISION: {
        const body = wire.Provision.decode(readerOf(payload))
        const status = readStatus(body.status) ?? { code: 0 }
        return present({ type: 'provisioned', status, resource: body.resource ?? undefined })
      }
      default:
        return { type: 'malformed', reason: 'unknown command' }
    }
  } catch (error) {
    return { type: 'malformed', reason: error instanceof Error ? error.message : String(error) }
  }
}

function decodeUnread(payload: Uint8Array): ServerFrame {
  const body = wire.CommUnreadDL.decode(readerOf(payload))
  const queues = (body.unread ?? []).map((item) => ({ queue: readJid(item.queue) ?? {}, count: item.n ?? 0 }))
  return present({ type: 'unread', status: readStatus(body.status), queues, timestamp: readNumber(body.timestamp) })
}

function decodePage(payload: Uint8Array): SyncPage & { type: 'sync' } {
  let page: Shape<'CommSyncDL'>
  let lost = 0
  try {
    page = wire.CommSyncDL.decode(readerOf(payload))
  } catch (error) {
    const mended = decodeTolerant(payload)
    if (!mended.page.metas?.length && !lost && !mended.lost) throw error
    page = mended.page
    lost = mended.lost
  }
  const metas: Meta[] = []
  for (const raw of page.metas ?? []) {
    try {
      metas.push(readMeta(raw))
    } catch {
      lost++
    }
  }
  const sync: SyncPage & { type: 'sync' } = { type: 'sync', metas }
  if (page.status) sync.status = readStatus(page.status)!
  if (page.metaId != null) sync.ack = present({ id: readId(page.metaId)!, serverId: readId(page.serverId) }) as Ack
  if (lost > 0) sync.unreadable = lost
  if (page.nextKey != null) sync.nextKey = readId(page.nextKey)!
  if (page.queue) sync.queue = readJid(page.queue)!
  if (page.isLast != null) sync.isLast = page.isLast
  if (page.timestamp != null) sync.timestamp = readNumber(page.timestamp)!
  return sync
}

/** Reads a page field by field, so that one broken meta costs only itself (the compiled decoder gives the whole page up). */
function decodeTolerant(payload: Uint8Array): { page: Shape<'CommSyncDL'>; lost: number } {
  const metasTag = (4 << 3) | 2
  const reader = protobuf.Reader.create(payload)
  const rest: Uint8Array[] = []
  const metas: Shape<'Meta'>[] = []
  let lost = 0
  while (reader.pos < reader.len) {
    const start = reader.pos
    const tag = reader.uint32()
    if (tag === metasTag) {
      const bytes = reader.bytes()
      try {
        metas.push(wire.Meta.decode(readerOf(bytes)))
      } catch {
        lost++
      }
    } else {
      reader.skipType(tag & 7)
      rest.push(payload.subarray(start, reader.pos))
    }
  }
  const page: Shape<'CommSyncDL'> = wire.CommSyncDL.decode(readerOf(join(rest)))
  page.metas = metas
  return { page, lost }
}

function join(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** A server's frame as bytes, for servers and tests. */
export function encodeServerFrame(frame: Exclude<ServerFrame, { type: 'malformed' }>): Uint8Array<ArrayBuffer> {
  switch (frame.type) {
    case 'provisioned':
      return envelope(
        command.PROVISION,
        wire.Provision.encode({ status: writeStatus(frame.status), resource: frame.resource }).finish(),
      )
    case 'unread': {
      const unread = frame.queues.map(({ queue, count }) => ({ queue: writeJid(queue), n: count }))
      const body = { status: writeStatus(frame.status), unread, timestamp: writeNumber(frame.timestamp) }
      return envelope(command.UNREAD, wire.CommUnreadDL.encode(body).finish())
    }
    case 'notice':
      return envelope(command.NOTICE, wire.CommNotice.encode({ queue: writeJid(frame.queue) }).finish())
    case 'sync':
      return envelope(command.SYNC, encodePage(frame))
  }
}

function encodePage(page: SyncPage): Uint8Array {
  return wire.CommSyncDL.encode({
    status: writeStatus(page.status),
    metaId: writeId(page.ack?.id),
    serverId: writeId(page.ack?.serverId),
    metas: page.metas.map(writeMeta),
    nextKey: writeId(page.nextKey),
    queue: writeJid(page.queue),
    isLast: page.isLast,
    timestamp: writeNumber(page.timestamp),
  }).finish()
}
