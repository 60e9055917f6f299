import { readExt, writeExt, type Ext } from './ext.ts'
import { present, wire } from './msync.ts'

/** Width and height in pixels. */
export interface Size {
  width?: number
  height?: number
}

interface Attachment {
  /** Where the bytes are. */
  url?: string
  /** The share secret that a download needs. */
  secret?: string
  filename?: string
  /** Bytes. */
  fileLength?: number
  size?: Size
  thumbUrl?: string
  thumbSecret?: string
  thumbFilename?: string
  thumbFileLength?: number
  thumbSize?: Size
}

/** What a message carries (chat §3, content codes 0 to 7), under the names of the send types. Absent means absent on the wire. */
export type Content =
  | { type: 'txt'; msg?: string }
  | ({ type: 'img' } & Attachment)
  | ({ type: 'video'; /** Seconds. */ duration?: number } & Attachment)
  | { type: 'loc'; lat?: number; lng?: number; addr?: string; buildingName?: string }
  | ({ type: 'audio'; /** Seconds. */ duration?: number } & Attachment)
  | ({ type: 'file' } & Attachment)
  | { type: 'cmd'; action?: string }
  | { type: 'custom'; event?: string; params?: Ext; exts?: Ext }

export type ContentType = Content['type']

type Written = Parameters<typeof wire.MessageBody.Content.encode>[0]

const codes = wire.MessageBody.Content.Type

/** Content code and send type, both ways. */
export const contentCodes = {
  txt: codes.TEXT,
  img: codes.IMAGE,
  video: codes.VIDEO,
  loc: codes.LOCATION,
  audio: codes.VOICE,
  file: codes.FILE,
  cmd: codes.COMMAND,
  custom: codes.CUSTOM,
} as const satisfies Record<ContentType, number>

function readAttachment(raw: Written): Attachment {
  return {
    url: raw.remotePath ?? undefined,
    secret: raw.secretKey ?? undefined,
    filename: raw.displayName ?? undefined,
    fileLength: raw.fileLength ?? undefined,
    size: readSize(raw.size),
    thumbUrl: raw.thumbnailRemotePath ?? undefined,
    thumbSecret: raw.thumbnailSecretKey ?? undefined,
    thumbFilename: raw.thumbnailDisplayName ?? undefined,
    thumbFileLength: raw.thumbnailFileLength ?? undefined,
    thumbSize: readSize(raw.thumbnailSize),
  }
}

function readSize(size: Written['size']): Size | undefined {
  return size ? present({ width: size.width ?? undefined, height: size.height ?? undefined }) : undefined
}

/** A content of the wire, or `undefined` when its code is unknown. */
export function readContent(raw: Written): Content | undefined {
  // Most messages are words.
  if (raw.type === codes.TEXT) return raw.text == null ? { type: 'txt' } : { type: 'txt', msg: raw.text }
  const content = readKnown(raw)
  return content && present(content)
}

function readKnown(raw: Written): Content | undefined {
  switch (raw.type) {
    case codes.IMAGE:
      return { type: 'img', ...readAttachment(raw) }
    case codes.VIDEO:
      return { type: 'video', duration: raw.duration ?? undefined, ...readAttachment(raw) }
    case codes.LOCATION:
      return {
        type: 'loc',
        lat: raw.latitude ?? undefined,
        lng: raw.longitude ?? undefined,
        addr: raw.address ?? undefined,
        buildingName: raw.buildingName ?? undefined,
      }
    case codes.VOICE:
      return { type: 'audio', duration: raw.duration ?? undefined, ...readAttachment(raw) }
    case codes.FILE:
      return { type: 'file', ...readAttachment(raw) }
    case codes.COMMAND:
      return { type: 'cmd', action: raw.action ?? undefined }
    case codes.CUSTOM:
      return {
        type: 'custom',
        event: raw.customEvent ?? undefined,
        params: raw.params?.length ? readExt(raw.params) : undefined,
        exts: raw.customExts?.length ? readExt(raw.customExts) : undefined,
      }
    default:
      return undefined
  }
}

/** A content as the wire has it; only the fields that are present are written. */
export function writeContent(content: Content): Written {
  const type = contentCodes[content.type]
  switch (content.type) {
    case 'txt':
      return { type, text: content.msg }
    case 'loc':
      return {
        type,
        latitude: content.lat,
        longitude: content.lng,
        address: content.addr,
        buildingName: content.buildingName,
      }
    case 'cmd':
      return { type, action: content.action }
    case 'custom':
      return {
        type,
        customEvent: content.event,
        params: content.params && writeExt(content.params),
        customExts: content.exts && writeExt(content.exts),
      }
    case 'img':
      return { type, ...writeAttachment(content) }
    case 'video':
      return { type, duration: content.duration, ...writeAttachment(content) }
    case 'audio':
      return { type, duration: content.duration, ...writeAttachment(content) }
    case 'file':
      return { type, ...writeAttachment(content) }
  }
}

function writeAttachment(content: Attachment): Written {
  return {
    displayName: content.filename,
    remotePath: content.url,
    secretKey: content.secret,
    fileLength: content.fileLength,
    size: content.size,
    thumbnailRemotePath: content.thumbUrl,
    thumbnailSecretKey: content.thumbSecret,
    thumbnailDisplayName: content.thumbFilename,
    thumbnailFileLength: content.thumbFileLength,
    thumbnailSize: content.thumbSize,
  }
}
