import { describe, expect, it } from 'vitest'
import { failureOf, shrinkScenario } from '#scenarios/player/failure.ts'
import { playableFiles } from '#scenarios/player/files.ts'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { brokenIn, watchedDriver } from '../laws/lawful.ts'
import { createChance } from '../simulation/engine/chance.ts'
import { planted } from './planted.ts'

const STEPS_MAX = 6
/** How many defects are put in: all of them by `npm run check:workbench`. */
const sample = Number(process.env['SHRINK_DEFECTS'] ?? 2)
const seed = Number(process.env['WORKBENCH_SEED'] ?? treeSeed())
const chance = createChance(seed)
const drawn = planted
  .map((one) => ({ one, lot: chance.next() }))
  .toSorted((a, b) => a.lot - b.lot)
  .slice(0, sample)
  .map(({ one }) => one)

const fails = (scenario: Scenario) => failureOf(scenario, watchedDriver(), brokenIn)
/** The shortest first: what they show is shown soonest. */
const files = playableFiles()
  .filter(({ scenario }) => scenario.drivers?.includes('headless') ?? true)
  .toSorted((a, b) => a.scenario.steps.length - b.scenario.steps.length)

describe(`a defect that is put in on purpose (seed ${seed})`, () => {
  it.each(drawn)('$name: is found, and shown in at most six steps', async ({ about, plant }) => {
    let remove = plant()
    try {
      const tried = files.filter(({ json }) => about.test(JSON.stringify(json)))
      let red: Scenario | undefined
      for (const { scenario } of tried) {
        if (await fails(scenario)) {
          red = scenario
          break
        }
      }
      expect(red, `one of ${tried.length} scenarios`).toBeDefined()
      const holdsElsewhere = async (scenario: Scenario) => {
        remove()
        try {
          return (await fails(scenario)) === null
        } finally {
          remove = plant()
        }
      }
      const shrunk = await shrinkScenario(red!, { driver: watchedDriver, broken: brokenIn, holdsElsewhere })
      expect(shrunk!.scenario.steps.length).toBeLessThanOrEqual(STEPS_MAX)
      expect(await fails(shrunk!.scenario)).toMatchObject({ what: shrunk!.failure.what })
      expect(await holdsElsewhere(shrunk!.scenario)).toBe(true)
    } finally {
      remove()
    }
  })

  it('is not found where there is none', async () => {
    expect(await shrinkScenario(files[0]!.scenario, { driver: watchedDriver, broken: brokenIn })).toBeNull()
  })
})
