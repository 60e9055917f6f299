import { digitsAt, toDecimal, toNumber } from './decimal.ts'

/*
 * The number helpers of marketplace §5 that a page needs: exact on the decimal spelling of their arguments. Arguments that are not
 * finite give NaN. Money does not come here: it is Fen, and whole, as every count is; points have a decimal place and do.
 */

const lined = (a: number, b: number, combine: (one: bigint, other: bigint) => bigint): number => {
  const [x, y] = [toDecimal(a), toDecimal(b)]
  if (!x || !y) return Number.NaN
  const scale = Math.max(x.scale, y.scale)
  return toNumber({ digits: combine(digitsAt(x, scale), digitsAt(y, scale)), scale })
}

export const add = (a: number, b: number): number => lined(a, b, (one, other) => one + other)

export const sub = (a: number, b: number): number => lined(a, b, (one, other) => one - other)

export function mul(a: number, b: number): number {
  const [x, y] = [toDecimal(a), toDecimal(b)]
  return x && y ? toNumber({ digits: x.digits * y.digits, scale: x.scale + y.scale }) : Number.NaN
}

/** Division by zero is not described by the specification; it gives NaN here. */
export function div(a: number, b: number): number {
  const [x, y] = [toDecimal(a), toDecimal(b)]
  if (!x || !y || y.digits === 0n) return Number.NaN
  // Far more digits than a double holds, so that cutting the quotient cannot change the nearest double of any ordinary value.
  const guard = 40
  return toNumber({ digits: (x.digits * 10n ** BigInt(guard + y.scale)) / y.digits, scale: guard + x.scale })
}

/** The specification's "round": it truncates, toward zero, to two decimals. */
export function round(value: number, decimals = 2): number {
  const decimal = toDecimal(value)
  return decimal ? toNumber({ digits: digitsAt(decimal, decimals), scale: decimals }) : Number.NaN
}

/** A count for the screen: above 10000 in 万, cut to two decimals, without padding: 12345 -> `1.23万`, 10001 -> `1万`. */
export function formatCount(value: number): string {
  if (!Number.isFinite(value)) return '—'
  if (value <= 10_000) return String(round(value))
  return `${round(div(value, 10_000))}万`
}

/** A count with its unit: `5000 份`, `1.23万份`; what ends in a Han character takes its unit without a space. */
export const counted = (count: number, unit: string): string => `${formatCount(count)} ${unit}`.replace('万 ', '万')
