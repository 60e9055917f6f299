import { eitherText } from '#scenarios/player/language.ts'
import { describe, expect, it } from 'vitest'
import { play } from '#scenarios/player/player.ts'
import { playableFiles } from '#scenarios/player/files.ts'
import { kindOf } from '#src/journal/entry.ts'
import { registry } from '#src/machines/registry.ts'
import { brokenIn, watchedDriver } from '../laws/lawful.ts'
import { foldOf, liveOf } from '#src/workbench/drivers/fold.ts'

const scenarios = playableFiles().filter(({ scenario }) => scenario.drivers?.includes('headless') ?? true)

const journaled = new Set(registry.filter((entry) => entry.journaled !== false).map((entry) => entry.id))
const survives = (stream: string) => journaled.has(kindOf(stream))

describe.each(scenarios)('$scenario.title.en', ({ scenario }) => {
  it('plays on the headless system, breaks no law, and is folded from its journal to the same states at every step', async () => {
    const driver = watchedDriver()
    let compared = 0
    await play(scenario, driver, {
      onStep: async () => {
        const system = driver.system()
        const folded = await foldOf(system.journal)
        expect(folded).toEqual(liveOf(system, Object.keys(folded)))
        compared++
      },
    })
    expect(compared).toBe(scenario.steps.length)
    expect(brokenIn(driver)).toEqual([])
  })
})

describe.each(scenarios.filter(({ scenario }) => !scenario.oneRun))('$scenario.title.en', ({ scenario }) => {
  it('does not notice a tab that is killed and opened again after every step, and breaks no law', async () => {
    const driver = watchedDriver()
    await play(scenario, driver, { reloadAfterEach: { survives } })
    expect(brokenIn(driver)).toEqual([])
  })
})

describe('the scenarios', () => {
  it('are at least fifteen, each with a title of its own', () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(15)
    for (const language of ['en', 'zh'] as const)
      expect(new Set(scenarios.map(({ scenario }) => eitherText(scenario.title, language))).size).toBe(scenarios.length)
  })
})
