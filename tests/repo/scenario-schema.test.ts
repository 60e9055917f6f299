import { readFileSync } from 'node:fs'
import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { playableFiles } from '#scenarios/player/files.ts'
import { Scenario } from '#scenarios/player/scenario.ts'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { scenarioSchema } from '../../scripts/lib/scenario-schema.ts'
import { scenarioWords } from '#src/workbench/words.ts'
import { createChance, type Chance } from '../simulation/engine/chance.ts'
import { conforms } from './lib/json-schema.ts'

const schema = JSON.parse(readFileSync('scenarios/scenario.schema.json', 'utf8')) as Record<string, unknown>
const read = Schema.decodeUnknownResult(Scenario, { onExcessProperty: 'error' })
const isRead = (json: unknown): boolean => read(json)._tag === 'Success'
const seed = treeSeed()

const strange: readonly unknown[] = [null, 7, 7.5, '', 'x', true, [], {}, [{}], { x: 1 }, undefined]

/** Somewhere in the value something is taken away, put in or put in its place. */
function spoilt(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.is(0.1)) return chance.pick(strange)
  const copy: any = Array.isArray(value) ? [...value] : { ...value }
  const names = Object.keys(copy)
  if (names.length === 0 || chance.is(0.1))
    return { ...copy, [chance.pick(['x', 'say', 'keys', 'to'])]: chance.pick(strange) }
  const name = chance.pick(names)
  if (chance.is(0.15) && !Array.isArray(copy)) delete copy[name]
  else copy[name] = spoilt(copy[name], chance)
  return copy
}

/** Names are what the schema for editors says more: whether a name is known is no matter of shape. */
const bare = (whole: object): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(whole, (key, value: unknown) =>
      key === 'enum' && (value as unknown[]).length > 2 ? undefined : value,
    ),
  ) as Record<string, unknown>
const withoutNames = bare(schema)

describe('the JSON schema of scenario files', () => {
  it('is the one that npm run generate writes, but for names that no file uses yet', async () => {
    expect(withoutNames).toEqual(bare(scenarioSchema(await scenarioWords())))
  })

  it('takes every file there is, names and all: if not, `npm run generate`', () => {
    const refused = playableFiles().filter(({ json }) => !conforms(schema, json))
    expect(refused.map(({ file }) => file)).toEqual([])
  })

  it(`takes and refuses what the reader takes and refuses (seed ${seed})`, () => {
    const chance = createChance(seed)
    const files = playableFiles()
    let refused = 0
    for (let time = 0; time < 3000; time++) {
      let json: unknown = chance.pick(files).json
      for (let more = chance.between(1, 2); more > 0; more--) json = spoilt(json, chance)
      json = JSON.parse(JSON.stringify(json) ?? 'null') as unknown
      const isTaken = isRead(json)
      if (!isTaken) refused++
      expect(conforms(withoutNames, json), JSON.stringify(json)).toBe(isTaken)
    }
    expect(refused).toBeGreaterThan(300)
    expect(refused).toBeLessThan(2990)
  })
})
