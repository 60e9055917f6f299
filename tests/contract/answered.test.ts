import { expect, it } from 'vitest'
import { allEndpoints } from '#src/contract/rest/all.ts'
import { type Made, worldsOfAll } from './lived-in.ts'

/** So many rows of a list stand for it. */
const ROWS = 4
const short = (_: string, value: unknown): unknown =>
  Array.isArray(value) && value.length > ROWS
    ? [...(value as unknown[]).slice(0, ROWS), `${value.length} in all`]
    : value

const linesOf = (when: string, { endpoint, request, answer }: Made): string[] => [
  `## ${when} ${endpoint.name} ${JSON.stringify(request)}`,
  answer === undefined ? 'cannot be made' : `${String(answer.code)} ${answer.msg}`.trim(),
  ...(answer?.code === 200 ? [JSON.stringify(answer.data, short)] : []),
]

/** What each call has written into the world, for whomever: a record as the answers are. */
const linesWritten = ({ endpoint, request, wrote = [] }: Made): string[] => [
  `## ${endpoint.name} ${JSON.stringify(request)}`,
  ...wrote,
]

it('what each call answers that changes something, then what is to be read, then what a second time is answered', async () => {
  const areas = new Map<string, string[]>()
  const note = (made: Made, when: string) => {
    const area = made.endpoint.name.split('.')[0]!
    areas.set(area, [...(areas.get(area) ?? []), ...linesOf(when, made), ''])
  }
  const written = new Map<string, string[]>()
  const seen = new Set<string>()
  for (const { made, make, again, hasty } of await worldsOfAll()) {
    const done = made.filter(({ answer }) => answer?.code === 200)
    for (const one of done) {
      note(one, 'done')
      const area = one.endpoint.name.split('.')[0]!
      written.set(area, [...(written.get(area) ?? []), ...linesWritten(one), ''])
    }
    for (const endpoint of allEndpoints.filter((row) => row.readsOnly)) {
      const one = await make(endpoint)
      const text = linesOf('read', one).join()
      if (!seen.has(text)) note(one, 'read')
      seen.add(text)
    }
    for (const one of done) note(await again(one), 'again')
    expect(hasty, 'written without being waited for').toEqual([])
  }
  expect(areas.size).toBeGreaterThan(20)
  for (const [area, lines] of areas) await expect(lines.join('\n')).toMatchFileSnapshot(`answered/${area}.txt`)
  for (const [area, lines] of written) await expect(lines.join('\n')).toMatchFileSnapshot(`written/${area}.txt`)
})
