import { type Fields, fieldsOf, rowsOf, textOf } from '#src/domain/unknown.ts'
import { type Content, isContentType } from './content.ts'
import type { Ext } from './ext.ts'
import { present } from './msync.ts'

const text = (value: unknown): string | undefined => textOf(value) || undefined
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Attributes as JSON has them: an object, or a list of such. */
const attributes = (value: unknown): Ext | undefined => {
  const found = Array.isArray(value) ? Object.assign({}, ...rowsOf(value)) : fieldsOf(value)
  return Object.keys(found as object).length > 0 ? (found as Ext) : undefined
}

const sizeOf = ({ width, height }: Fields) => {
  const size = present({ width: number(width), height: number(height) })
  return Object.keys(size).length > 0 ? size : undefined
}

/**
 * What the last message of a conversation carries, as the list of conversations has it: JSON in the words of the reference client (chat §3,
 * content types). A kind that nobody knows is said to be one.
 */
export function readListedContent(told: Fields): Content {
  const type = textOf(told['type'])
  if (!isContentType(type)) return { type: 'custom' }
  const { size, width, height, thumb } = told
  const all = {
    type,
    msg: text(told['msg']),
    action: text(told['action']),
    url: text(told['url']),
    secret: text(told['secret']),
    filename: text(told['filename']),
    fileLength: number(told['file_length']),
    duration: number(told['length']),
    size: sizeOf(size === undefined ? { width, height } : fieldsOf(size)),
    thumbUrl: text(thumb),
    lat: number(told['lat']),
    lng: number(told['lng']),
    addr: text(told['addr']),
    buildingName: text(told['buildingName']),
    event: text(told['customEvent']),
    params: attributes(told['params']),
    exts: attributes(told['customExts']),
  }
  // Of another kind than what it names nothing is read by whoever shows it.
  return present(all) as Content
}
