import { Arbitrary, Effect, Schema } from 'effect'
import { expect, it } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'
import type { Wire } from '#src/contract/rest/endpoint.ts'

/** A word that no build knows. */
const UNHEARD = 'a-word-of-a-newer-server'

type Path = readonly (string | number)[]

/** Where the texts of a value stand. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  const copy: Record<string | number, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) }
  copy[key] = withText(copy[key], rest, text)
  return copy
}

/** What of two decoded values is another: the fields, and what the later one says there. */
function differsIn(was: unknown, is: unknown, field = ''): readonly (readonly [field: string, value: unknown])[] {
  if (Object.is(was, is)) return []
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return [[field, is]]
  return Object.entries(is).flatMap(([key, one]) =>
    differsIn((was as Record<string, unknown>)[key], one, Array.isArray(is) ? field : key),
  )
}

/** Of what an endpoint answers each field whose words are listed, and as which of them one that is not listed is read. */
async function readAs({ name, response }: (typeof allEndpoints)[number]): Promise<string[]> {
  const schema: Wire<unknown> = response
  const values = await Effect.runPromise(
    Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: 8, size: 3, seed: 1 }),
  )
  const told = new Set<string>()
  for (const value of values) {
    const sent = JSON.parse(JSON.stringify(Schema.encodeSync(schema)(value) ?? null)) as unknown
    // Rows of a list are alike: one of them is enough.
    const places = Map.groupBy(textsIn(sent), (path) => path.filter((one) => typeof one === 'string').join('.'))
    for (const [path] of places.values()) {
      const read = Schema.decodeUnknownExit(schema)(withText(sent, path!, UNHEARD))
      if (read._tag === 'Failure') continue
      for (const [field, as] of differsIn(value, read.value))
        if (as !== UNHEARD) told.add(`${name.split('.')[0]} ${field}: ${String(as)}`)
    }
  }
  return [...told]
}

it('as what a word is read that no build knows: never as one that promises more', async () => {
  const lines = await Promise.all(allEndpoints.map(readAs))
  await expect([...new Set(lines.flat())].toSorted().join('\n')).toMatchFileSnapshot('unheard.txt')
})
