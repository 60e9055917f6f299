/** An exact decimal: `digits` × 10^-`scale`. The road around binary floats (marketplace §5). */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const pattern = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i

/** The exact value of a number's shortest decimal spelling, or of decimal text; undefined when it is neither. */
export function toDecimal(value: number | string): Decimal | undefined {
  const match = pattern.exec(String(value).trim())
  if (!match) return undefined
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  const scale = fraction.length - Number(exponent)
  if (Math.abs(scale) > 400) return undefined
  const digits = BigInt(`${sign}${whole}${fraction}`)
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale }
}

/** The same value with at least `scale` decimals, as an integer of that scale; further decimals are cut toward zero. */
export function digitsAt(value: Decimal, scale: number): bigint {
  const shift = scale - value.scale
  return shift >= 0 ? value.digits * 10n ** BigInt(shift) : value.digits / 10n ** BigInt(-shift)
}

/** The nearest JavaScript number. */
export function toNumber({ digits, scale }: Decimal): number {
  return Number(`${digits}e${-scale}`)
}
