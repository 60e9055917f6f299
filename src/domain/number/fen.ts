import { digitsAt, toDecimal } from './decimal.ts'

/** Money in whole fen (1 yuan = 100 fen), always an integer. */
export type Fen = number

/**
 * Reads yuan as written by a person or by the wire (`'12.34'`, `12.3`) without passing through floats. Thousands separators are
 * accepted. More than two decimals are rounded half away from zero. Undefined when the text is no amount or is too large to count.
 */
export function toFen(yuan: string | number): Fen | undefined {
  const decimal = toDecimal(typeof yuan === 'string' ? yuan.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '') : yuan)
  if (!decimal) return undefined
  const mills = digitsAt(decimal, 3)
  const fen = Number((mills + (mills < 0n ? -5n : 5n)) / 10n)
  return Number.isSafeInteger(fen) ? fen + 0 : undefined
}

/** `1234.50`: what the wire and an input box take; no separators. */
export function toYuanText(fen: Fen): string {
  const { sign, integer, decimals } = splitPrice(fen)
  return `${sign}${integer.replaceAll(',', '')}.${decimals}`
}

/** A price for the screen, `1,234.50`: two decimals and thousands separators, never combined with 万. */
export function formatPrice(fen: Fen): string {
  const { sign, integer, decimals } = splitPrice(fen)
  return `${sign}${integer}.${decimals}`
}

/** The parts of a price, for a large integer part beside small decimals: `{ sign: '', integer: '1,234', decimals: '50' }`. */
export function splitPrice(fen: Fen): { readonly sign: '' | '-'; readonly integer: string; readonly decimals: string } {
  const whole = Math.abs(toWholeFen(fen))
  const integer = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return { sign: fen < 0 && whole > 0 ? '-' : '', integer, decimals: String(whole % 100).padStart(2, '0') }
}

export function addFen(...amounts: readonly Fen[]): Fen {
  return amounts.reduce((sum, amount) => toWholeFen(sum + toWholeFen(amount)), 0)
}

export function subtractFen(from: Fen, amount: Fen): Fen {
  return toWholeFen(toWholeFen(from) - toWholeFen(amount))
}

/** A price times a whole count of pieces. */
export function multiplyFen(price: Fen, count: number): Fen {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole count: ${count}`)
  return toWholeFen(toWholeFen(price) * count)
}

/** A share in basis points (250 = 2.5 %), cut down to the fen, so that a fee is never more than announced. */
export function shareOfFen(amount: Fen, basisPoints: number): Fen {
  return toWholeFen(Number((BigInt(toWholeFen(amount)) * BigInt(basisPoints)) / 10_000n))
}

/** Fails loudly on fractions of a fen: they mean that yuan were used as fen. */
function toWholeFen(value: number): Fen {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole fen: ${value}`)
  return value + 0
}
