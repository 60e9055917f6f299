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

type ContentOf<Type extends ContentType> = {
  [One in Type]: { readonly type: One } & Extract<Content, { type: One }>
}[Type]

/** How one kind of content lies on the wire. */
interface Codec<Type extends ContentType> {
  readonly code: number
  /** What is absent on the wire is undefined here, and left out by `readContent`. */
  readonly read: (raw: Written) => Omit<Extract<Content, { type: Type }>, 'type'>
  readonly write: (content: ContentOf<Type>) => Written
}

/** Every kind of content, a row each (chat §3, content codes 0 to 7). */
const codecs: { readonly [Type in ContentType]: Codec<Type> } = {
  txt: {
    code: codes.TEXT,
    read: (raw) => ({ msg: raw.text ?? undefined }),
    write: ({ msg }) => ({ text: msg }),
  },
  img: { code: codes.IMAGE, read: readAttachment, write: writeAttachment },
  video: { code: codes.VIDEO, read: readTimed, write: writeTimed },
  loc: {
    code: codes.LOCATION,
    read: (raw) => ({
      lat: raw.latitude ?? undefined,
      lng: raw.longitude ?? undefined,
      addr: raw.address ?? undefined,
      buildingName: raw.buildingName ?? undefined,
    }),
    write: ({ lat, lng, addr, buildingName }) => ({ latitude: lat, longitude: lng, address: addr, buildingName }),
  },
  audio: { code: codes.VOICE, read: readTimed, write: writeTimed },
  file: { code: codes.FILE, read: readAttachment, write: writeAttachment },
  cmd: {
    code: codes.COMMAND,
    read: (raw) => ({ action: raw.action ?? undefined }),
    write: ({ action }) => ({ action }),
  },
  custom: {
    code: codes.CUSTOM,
    read: (raw) => ({
      event: raw.customEvent ?? undefined,
      params: raw.params?.length ? readExt(raw.params) : undefined,
      exts: raw.customExts?.length ? readExt(raw.customExts) : undefined,
    }),
    write: ({ event, params, exts }) => ({
      customEvent: event,
      params: params && writeExt(params),
      customExts: exts && writeExt(exts),
    }),
  },
}

/** Whether a text names a kind of content. */
export const isContentType = (name: string): name is ContentType => Object.hasOwn(codecs, name)
const typeOfCode = new Map(
  Object.entries(codecs).flatMap(([name, { code }]) => (isContentType(name) ? [[code, name] as const] : [])),
)

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

function readTimed(raw: Written): Attachment & { duration?: number } {
  return { duration: raw.duration ?? undefined, ...readAttachment(raw) }
}

function writeTimed(content: Attachment & { duration?: number }): Written {
  return { duration: content.duration, ...writeAttachment(content) }
}

/** A content of the wire, or `undefined` when its code is unknown. */
export function readContent(raw: Written): Content | undefined {
  // Most messages are words.
  if (raw.type === codes.TEXT) return raw.text == null ? { type: 'txt' } : { type: 'txt', msg: raw.text }
  const type = typeOfCode.get(raw.type ?? -1)
  return type && present(contentOf(type, raw))
}

const contentOf = <Type extends ContentType>(type: Type, raw: Written) => ({ type, ...codecs[type].read(raw) })

/** A content as the wire has it; only the fields that are present are written. */
export const writeContent = <Type extends ContentType>(content: ContentOf<Type>): Written => ({
  type: codecs[content.type].code,
  ...codecs[content.type].write(content),
})
