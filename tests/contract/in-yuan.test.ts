import { Arbitrary, Effect, Schema } from 'effect'
import { expect, it } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Wire } from '#src/contract/rest/endpoint.ts'

/** The same, with an amount of its own in each field that is counted in fen. */
function withAmounts(value: unknown, amounts: number[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withAmounts(one, amounts))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (!key.endsWith('Fen') || typeof one !== 'number') return [key, withAmounts(one, amounts)]
      amounts.push(1_234_567 + 1000 * amounts.length)
      return [key, amounts.at(-1)]
    }),
  )
}
const numbersOf = (value: unknown): number[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(numbersOf)
    : typeof value === 'number' || (typeof value === 'string' && value !== '')
      ? [Number(value)]
      : []

it('what is counted in fen travels in yuan, in every request and answer', async () => {
  let seen = 0
  const wrong: string[] = []
  for (const endpoint of allEndpoints)
    for (const side of ['request', 'response'] as const) {
      if (side === 'request' && endpoint.params === 'multipart') continue
      const schema: Wire<unknown> = endpoint[side]
      const samples = await Effect.runPromise(
        Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: 6, size: 4, seed: 5 }),
      )
      for (const sample of samples) {
        const amounts: number[] = []
        const sent = new Set(numbersOf(Schema.encodeSync(schema)(withAmounts(sample, amounts))))
        seen += amounts.length
        for (const fen of amounts) if (!sent.has(fen / 100) || sent.has(fen)) wrong.push(`${endpoint.name} ${side}`)
      }
    }
  expect([...new Set(wrong)]).toEqual([])
  expect(seen).toBeGreaterThan(500)
})
