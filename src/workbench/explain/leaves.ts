import { isRecord } from '#src/domain/unknown.ts'

/** A value in plain JSON that holds no other, or a list: `data.list.0.price`. */
export interface Leaf {
  readonly path: string
  readonly value: unknown
}

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** Every leaf of a value; a list stands before what is in it. */
export function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  if (Array.isArray(value))
    return [{ path, value }, ...value.flatMap((one, at) => leavesOf(one, join(path, String(at))))]
  if (isRecord(value)) return Object.entries(value).flatMap(([key, one]) => leavesOf(one, join(path, key)))
  return value === null || value === undefined ? [] : [{ path, value }]
}

/** The same value with another one at a place; the same where there is no such place. */
export function withLeaf(whole: unknown, path: string, value: unknown): unknown {
  if (path === '') return value
  const [key = '', ...rest] = path.split('.')
  const below = rest.join('.')
  if (Array.isArray(whole)) return whole.map((one, at) => (String(at) === key ? withLeaf(one, below, value) : one))
  if (!isRecord(whole) || !(key in whole)) return whole
  return { ...whole, [key]: withLeaf(whole[key], below, value) }
}

/** The same with other values at many places, by path. */
export const withLeaves = (whole: unknown, set: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(set).reduce((changed, [path, value]) => withLeaf(changed, path, value), whole)

const spelt = (value: number): readonly string[] => {
  const fen = (value / 100).toFixed(2)
  const grouped = (text: string) => text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  const yuan = fen.replace(/\.?0+$/, '')
  return [String(value), grouped(String(value)), fen, yuan, grouped(yuan)]
}

const clean = (text: string): string => text.replaceAll(/\s+/g, '')

/**
 * How likely a text shows a value: 3 it is the value, 2 it holds it or the value holds the text, 1 it may be made of it (an instant, a
 * number in other units), 0 nothing is known.
 */
export function likeness(text: string, value: unknown): number {
  const shown = clean(text)
  if (typeof value === 'number') {
    const all = spelt(value)
    if (all.includes(shown)) return 3
    if (all.some((one) => one.length > 1 && shown.includes(one))) return 2
    if (shown.match(/\d[\d,.]*/g)?.some((one) => all.includes(one))) return 2
    return /\d/.test(shown) ? 1 : 0
  }
  if (typeof value !== 'string') return 0
  const own = clean(value)
  if (own === '') return 0
  if (own === shown) return 3
  if (shown.includes(own) || own.includes(shown)) return own.length > 1 && shown.length > 1 ? 2 : 1
  const [digits, others] = [shown, own].map((one) => one.match(/\d+/g) ?? [])
  return digits!.some((one) => one.length > 1 && others!.some((other) => other.includes(one))) ? 1 : 0
}

/** Another number, before and behind the point: the two may stand apart on the screen. */
const turned = (digits: string): string => digits.replaceAll(/\d(?=\.|$)/g, (last) => String((Number(last) + 1) % 9))

/** Larger numbers are instants, in ms. */
const INSTANTS = 1e11
/** Three days and some: the instants of a list that are moved together do not come to stand in each other's places. */
const DAYS = (3 * 86_400 + 17 * 60 + 11) * 1000

/** Other values of the same kind, the nearest first: what a backend could have said instead. */
export function othersOf(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number' && value > INSTANTS) return [value + DAYS, value - DAYS]
  if (typeof value === 'number') return [value + 1, value + 100, value === 0 ? 1 : 0, value === 1 ? 2 : 1]
  if (Array.isArray(value)) return value.length > 0 ? [value.slice(0, -1)] : []
  if (typeof value !== 'string' || value === '') return []
  // A day, a number, an address of a picture: another one of its kind.
  if (/^\d{4}-\d\d-\d\d/.test(value))
    return [
      value.replace(/^(\d{4}-\d\d-)(\d\d)/, (_, head: string, day: string) => `${head}${day === '15' ? '16' : '15'}`),
    ]
  if (/^\d{13}$/.test(value)) return [String(Number(value) + DAYS)]
  if (/^-?\d+(\.\d+)?$/.test(value)) return [turned(value), `1${value}`]
  // Of an address the same thing is given by another one.
  if (/^(\w+:\/)?\//.test(value)) return [`${value}${value.includes('?') ? '&' : '?'}1`]
  return [`${value}改`, `${value}1`]
}
