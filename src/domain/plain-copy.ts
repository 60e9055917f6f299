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
  for (const key of Object.keys(value)) {
    const one = value[key]
    const own = typeof one === 'object' || typeof one === 'function' || typeof one === 'symbol' ? plainCopy(one) : one
    if (key === '__proto__') Object.defineProperty(copy, key, { value: own, enumerable: true })
    else copy[key] = own
  }
  return copy
}

function isPlain(value: object): value is Readonly<Record<string, unknown>> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
