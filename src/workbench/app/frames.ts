import { decodeBody, encodeBody, type MessageBody } from '#src/contract/im/body.ts'
import { fromBase64, toBase64 } from '#src/contract/im/base64.ts'
import { decodeFrame, encodeServerFrame, type ServerFrame } from '#src/contract/im/frames.ts'
import { decodeMeta, encodeMeta, type Meta } from '#src/contract/im/meta.ts'
import { decodeRoster, encodeRoster, type RosterBody } from '#src/contract/im/roster.ts'
import { decodeStatistics, forcedLogouts } from '#src/contract/im/statistics.ts'
import { withLeaves } from '../explain/leaves.ts'
import type { FrameRow, Packing, TrafficRow } from '../traffic/traffic.ts'

type ForcedLogout = keyof typeof forcedLogouts

/** A frame as it can be read: messages with what they carry, everything else with the length of what it carries, in bytes. */
type Opened = { readonly type: string } & Readonly<Record<string, unknown>>

const bodyOf = ({ namespace, payload }: Meta): MessageBody | null => {
  try {
    return namespace === 'chat' ? decodeBody(payload) : null
  } catch {
    return null
  }
}

/** What became of two people, with what one of them said (chat §4). */
const rosterOf = ({ namespace, payload }: Meta): RosterBody | null => {
  try {
    return namespace === 'roster' ? decodeRoster(payload) : null
  } catch {
    return null
  }
}

/** Why the service has ended the session, with its code (chat §4, forced logout). */
function reportOf({ namespace, payload }: Meta): object | null {
  if (namespace !== 'statistics') return null
  try {
    const operation = decodeStatistics(payload)
    return { operation, ...(operation in forcedLogouts ? { code: forcedLogouts[operation as ForcedLogout] } : {}) }
  } catch {
    return null
  }
}

const openedMeta = (meta: Meta): object => ({
  ...meta,
  payload: bodyOf(meta) ?? rosterOf(meta) ?? reportOf(meta) ?? `${meta.payload.length} bytes`,
})

function opened(frame: Opened): Opened {
  if ('metas' in frame) return { ...frame, metas: (frame.metas as readonly Meta[]).map(openedMeta) }
  if ('meta' in frame) return { ...frame, meta: openedMeta(frame.meta as Meta) }
  return frame
}

const read = (row: FrameRow): FrameRow => ({ ...row, frame: row.frame && opened(row.frame as Opened) })

const known = new WeakMap<FrameRow, FrameRow>()

/** The traffic with its frames opened. */
export const openedRows = (rows: readonly TrafficRow[]): readonly TrafficRow[] =>
  rows.map((row) => {
    if (row.kind === 'call' || row.frame === null) return row
    const before = known.get(row) ?? read(row)
    known.set(row, before)
    return before
  })

function closedPayload(before: Meta, after: unknown): Uint8Array {
  if (bodyOf(before)) return encodeBody(after as MessageBody)
  return rosterOf(before) ? encodeRoster(after as RosterBody) : before.payload
}

const closedMeta = (before: Meta, after: Meta & { readonly payload: unknown }): Meta => ({
  ...after,
  payload: closedPayload(before, after.payload),
})

const messageIn = (text: string): Meta | null => {
  try {
    const bytes = fromBase64(text)
    const meta = bytes && decodeMeta(bytes)
    return meta && bodyOf(meta) ? meta : null
  } catch {
    return null
  }
}

/** The messages of a history, each of which is a text of base64 in an answer (chat §7). */
export const messagePacking: Packing = {
  open: (text) => {
    const meta = messageIn(text)
    return meta && openedMeta(meta)
  },
  close: (text, set) => {
    const meta = messageIn(text)
    return meta ? toBase64(encodeMeta(closedMeta(meta, withLeaves(openedMeta(meta), set) as typeof meta))) : text
  },
}

/** The frame with other values in it, by their dotted places in the opened one; the same bytes where it is no page of messages. */
export function frameWith(bytes: Uint8Array, set: Readonly<Record<string, unknown>>): Uint8Array {
  const frame = decodeFrame(bytes)
  if (frame.type !== 'sync') return bytes
  const other = withLeaves(opened(frame as unknown as Opened), set) as typeof frame
  const metas = frame.metas.map((meta, at) => closedMeta(meta, other.metas[at]!))
  return encodeServerFrame({ ...other, metas } satisfies Exclude<ServerFrame, { type: 'malformed' }>)
}
