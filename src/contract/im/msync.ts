import * as protobuf from 'protobufjs/minimal.js'
import { easemob } from './msync.gen.js'

/** The compiled messages of msync.proto under short names; everything else in this folder goes through here. */
export const wire = easemob.pb
export type Wire = typeof wire

/** A message as it is written or read: any subset of its fields. */
export type Shape<Name extends keyof Wire> = Wire[Name] extends { encode(message: infer T): unknown } ? T : never

type Uint64 = NonNullable<Shape<'Meta'>['id']>

const two32 = 2 ** 32

/** A uint64 field as a decimal string; ids exceed 2^53, so they are never numbers here. `undefined` when the field is absent. */
export function readId(value: Uint64 | null | undefined): string | undefined {
  if (value == null) return undefined
  if (typeof value === 'number') return String(value)
  if (value.high === 0) return String(value.low >>> 0)
  return String((BigInt(value.high >>> 0) << 32n) | BigInt(value.low >>> 0))
}

/** A decimal string as a uint64 field. Throws `RangeError` when it is no unsigned 64-bit decimal. */
export function writeId(value: string | undefined): Uint64 | undefined {
  if (value === undefined) return undefined
  if (!/^\d{1,20}$/.test(value)) throw new RangeError(`not a message id: ${value.slice(0, 40)}`)
  const big = BigInt(value)
  if (big > 0xffffffffffffffffn) throw new RangeError(`message id out of range: ${value}`)
  return { low: Number(big & 0xffffffffn) | 0, high: Number(big >> 32n) | 0, unsigned: true } as unknown as Uint64
}

/** A uint64 or int64 field that holds a time or a count, as a number. */
export function readNumber(value: Uint64 | null | undefined): number | undefined {
  if (value == null) return undefined
  if (typeof value === 'number') return value
  return value.high * two32 + (value.low >>> 0)
}

/** A safe integer as a 64-bit field. */
export function writeNumber(value: number | undefined): Uint64 | undefined {
  if (value === undefined) return undefined
  return { low: value | 0, high: Math.floor(value / two32) | 0, unsigned: false } as unknown as Uint64
}

/**
 * A reader that keeps what the schema does not name. Without it an unknown enum value would read as 0, which for a status means OK.
 */
export function readerOf(bytes: Uint8Array): protobuf.Reader {
  const reader = protobuf.Reader.create(bytes)
  reader.discardUnknown = false
  return reader
}

/** Bytes as text; quicker than a `TextDecoder` for the few bytes that fields have. */
export const readText = (bytes: Uint8Array): string => protobuf.util.utf8.read(bytes, 0, bytes.length)

/** A copy that owns its memory: protobufjs hands out slices of a shared pool, whose `.buffer` must never be sent. */
export function finish(writer: protobuf.Writer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(writer.finish())
}

/**
 * A copy without absent keys, so that decoded values compare and print as what was on the wire. A copy, because deleting makes an object
 * slow for good; receiving a message costs half of what it would otherwise.
 */
export function present<T extends object>(value: T): T {
  const kept = {} as T
  for (const key in value) if (value[key] !== undefined) kept[key] = value[key]
  return kept
}
