import { readNumber, wire, writeNumber, type Shape } from './msync.ts'

/** A custom attribute of a message (chat §3): typed on the wire, plain here. Objects travel as JSON text. */
export type ExtValue = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: unknown }
export type Ext = Readonly<Record<string, ExtValue>>

const kind = wire.KeyValue.ValueType

/**
 * Typed entries as an object; an entry without a key or with an unknown type is left out and reported to `skipped`.
 * Integers have three codes (2 to 4), read alike.
 */
export function readExt(entries: readonly Shape<'KeyValue'>[], skipped?: (key: string) => void): Ext {
  const ext: Record<string, ExtValue> = {}
  for (const entry of entries) {
    const key = entry.key
    const value = key == null ? undefined : readValue(entry)
    if (key == null || value === undefined) skipped?.(key ?? '')
    else if (key === '__proto__') Object.defineProperty(ext, key, { value, enumerable: true, configurable: true })
    else ext[key] = value
  }
  return ext
}

function readValue(entry: Shape<'KeyValue'>): ExtValue | undefined {
  switch (entry.type) {
    case kind.BOOL:
      return (readNumber(entry.varintValue) ?? 0) !== 0
    case kind.INT:
    case kind.UINT:
    case kind.LLINT:
      return readNumber(entry.varintValue) ?? 0
    case kind.FLOAT:
      return entry.floatValue ?? 0
    case kind.DOUBLE:
      return entry.doubleValue ?? 0
    case kind.STRING:
      return entry.stringValue ?? ''
    case kind.JSON_STRING:
      return readJson(entry.stringValue ?? '')
    default:
      return undefined
  }
}

function readJson(text: string): ExtValue | undefined {
  try {
    return JSON.parse(text) as ExtValue
  } catch {
    return undefined
  }
}

/** The entries of an object, in its order: boolean 1, integer 2, other number 6, string 7, everything else JSON 8. */
export function writeExt(ext: Ext): Shape<'KeyValue'>[] {
  return Object.keys(ext).map((key) => ({ key, ...writeValue(ext[key] as ExtValue) }))
}

function writeValue(value: ExtValue): Shape<'KeyValue'> {
  switch (typeof value) {
    case 'boolean':
      return { type: kind.BOOL, varintValue: writeNumber(value ? 1 : 0) }
    case 'number':
      return Number.isSafeInteger(value)
        ? { type: kind.INT, varintValue: writeNumber(value) }
        : { type: kind.DOUBLE, doubleValue: value }
    case 'string':
      return { type: kind.STRING, stringValue: value }
    default:
      return { type: kind.JSON_STRING, stringValue: JSON.stringify(value) }
  }
}
