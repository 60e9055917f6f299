import { Arbitrary, Effect, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Wire } from '#src/contract/rest/endpoint.ts'

const seeds = [1, 2, 3]

/** Values of the decoded side, small and many; the same ones on every run. */
async function valuesOf(schema: Wire<unknown>): Promise<readonly unknown[]> {
  const arbitrary = Arbitrary.schema(schema)
  const samples = seeds.map((seed) =>
    Effect.runPromise(Arbitrary.sampleEffect(arbitrary, { count: 20, size: seed * 2, seed })),
  )
  return (await Promise.all(samples)).flat()
}

/** JSON knows no zero below zero. */
const plain = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 0
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]))
}

/** What a JSON transport does to a value; `undefined` (no body) stays what it is. */
const overTheWire = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)))

describe('every endpoint says the same thing on both sides of the wire', () => {
  for (const endpoint of allEndpoints) {
    // Files have no text to be compared by.
    const sides = endpoint.params === 'multipart' ? (['response'] as const) : (['request', 'response'] as const)
    for (const side of sides) {
      it(`${endpoint.name} keeps its ${side}`, async () => {
        const schema: Wire<unknown> = endpoint[side]
        for (const value of await valuesOf(schema)) {
          const sent = overTheWire(Schema.encodeSync(schema)(value))
          expect(Schema.decodeUnknownSync(schema)(sent)).toEqual(plain(value))
        }
      })
    }
  }
})
