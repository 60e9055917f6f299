import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editsBetween } from '#src/domain/text/nearest.ts'
import { readScenarioFile, scenarioPaths } from '#scenarios/player/files.ts'
import { mistakeKinds } from '#scenarios/player/mistakes.ts'
import { isBroken, readScenarioText } from '#scenarios/player/read-file.ts'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { scenarioWords } from '#src/workbench/words.ts'
import { createChance } from '../simulation/engine/chance.ts'
import { plants } from './lib/misspell.ts'

/** These are no names in it. */
const ofTheFile: readonly string[] = ['json', 'place']

const words = await scenarioWords()
const files = globSync('scenarios/*/*.scenario.json').map((file) => ({
  file,
  json: JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
}))
/** As whoever opens the file is told. */
const mistakesOf = (file: string, json: unknown) => {
  const read = readScenarioText(file, JSON.stringify(json), words)
  return isBroken(read) ? read.mistakes : []
}
const seed = treeSeed()
const chance = createChance(seed)

describe('what is wrong with a scenario', () => {
  it('is nothing in any that there is', () => {
    expect(
      scenarioPaths()
        .map((path) => readScenarioFile(path, words))
        .filter(isBroken),
    ).toEqual([])
  })

  it.each(['scenarios/run.scenario.json', 'scenarios/order/old/run.scenario.json'])(
    'is told of one that lies in no folder of an area: %s',
    (file) => {
      expect(mistakesOf(file, files[0]!.json)).toEqual([
        { kind: 'place', step: null, said: 'scenarios/…/run.scenario.json', nearest: null },
      ])
      for (const elsewhere of ['scenarios/order/run.scenario.json', '/tmp/run.scenario.json', 'run.scenario.json'])
        expect(mistakesOf(elsewhere, files[0]!.json)).toEqual([])
    },
  )

  it('is one of at least seventeen kinds, each of which is tried', () => {
    expect(mistakeKinds.length).toBeGreaterThanOrEqual(17)
    expect(Object.keys(plants).toSorted()).toEqual(mistakeKinds.filter((kind) => !ofTheFile.includes(kind)).toSorted())
  })

  it.each(Object.entries(plants))(`is told by its kind, step and nearest name: %s (seed ${seed})`, (kind, plant) => {
    let tried = 0
    for (const { file, json } of files) {
      const planted = plant(json, chance)
      if (!planted) continue
      tried++
      const told = mistakesOf(file, planted.json)
      const where = `${file}: ${JSON.stringify(planted.said)} for ${planted.was}`
      const found = told.find((one) => one.kind === kind && one.step === planted.step)
      expect(found, `${where}, told ${JSON.stringify(told)}`).toBeDefined()
      // Nothing else is spoilt: all that is told stands in that step.
      expect(
        told.filter(({ step }) => step !== planted.step),
        where,
      ).toEqual([])
      if (planted.was === null) continue
      const edits = (name: string | null) => editsBetween(planted.said.toLowerCase(), String(name).toLowerCase())
      expect(edits(found!.nearest), `${where}, told ${found!.nearest}`).toBeLessThanOrEqual(edits(planted.was))
    }
    expect(tried).toBeGreaterThan(0)
  })
})
