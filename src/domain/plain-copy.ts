/**
 * A copy of what JSON can say; what else there is inside is left to `structuredClone`, which takes several times as long, and throws at
 * what cannot be stored.
 */
export function plainCopy<Value>(value: Value): Value
export function plainCopy(value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return structuredClone(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one: unknown) => plainCopy(one))
  if (!isPlain(value)) return structuredClone(value)
  const copy: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(value)) {
    if (key === '__proto__') Object.defineProperty(copy, key, { value: plainCopy(one), enumerable: true })
    else copy[key] = plainCopy<unknown>(one)
  }
  return copy
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
