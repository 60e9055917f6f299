import { expect, it } from 'vitest'
import type { Driver } from './driver.ts'
import { shrinkScenario } from './failure.ts'
import type { Scenario } from './scenario.ts'
import { RUNS_MAX, shrink } from './shrink.ts'

const acts = (names: string) => Array.from(names, (world) => ({ world }))
const scenario: Scenario = {
  title: 'letters',
  world: 'default',
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/',
  cites: [],
  steps: [...acts('abcdefg'), { expect: { letters: 'none' } }],
}

/** An app that has all letters that were said to it; as one text for each time that it was started, these are `plays`. */
function stage(said: (plays: readonly string[]) => void = () => undefined) {
  const plays: string[] = []
  const driver = {
    name: 'test',
    start: async () => void plays.push(''),
    stop: async () => undefined,
    world: async (letter: string) => {
      plays[plays.length - 1] += letter
      said(plays)
    },
    observe: async () => ({ value: plays.at(-1)!.includes('c') ? 'some' : 'none', context: {} }),
    audit: async () => [],
  } as unknown as Driver
  return { plays, driver: () => driver }
}

it('tells before each trial the how manyth it is, and how many steps are left with the one that fails', async () => {
  const { plays, driver } = stage()
  const told: (readonly [number, number])[] = []
  const shrunk = await shrinkScenario(scenario, { driver, onRun: (nth, left) => void told.push([nth, left]) })
  expect(shrunk!.scenario.steps).toEqual([{ world: 'c' }, { expect: { letters: 'none' } }])
  expect(told.map(([nth]) => nth)).toEqual(Array.from({ length: shrunk!.runs }, (_, nth) => nth + 1))
  // The first play is to see how it fails.
  expect(plays).toHaveLength(shrunk!.runs + 1)
  expect([told[0]![1], told.at(-1)![1]]).toEqual([8, 2])
})

it('counts what was tried, and no more than that, where it is ended by their number', async () => {
  const many = acts('x'.repeat(RUNS_MAX * 2))
  let tried = 0
  const { runs } = await shrink(many, async () => ++tried < 0)
  expect([runs, tried]).toEqual([RUNS_MAX, RUNS_MAX])
})

it('is stopped before the next step, and gives what it has found so far', async () => {
  let isStopped = false
  const { plays, driver } = stage((all) => {
    // In the third trial.
    if (all.length === 4) isStopped = true
  })
  const shrunk = await shrinkScenario(scenario, { driver, isStopped: () => isStopped })
  // The first two trials: without its first half, which does not fail, and without its other half, which does.
  expect(plays).toEqual(['abcdefg', 'efg', 'abcd', 'c'])
  expect(shrunk!.scenario.steps).toEqual(
    scenario.steps.filter((step) => !('world' in step) || 'abcd'.includes(step.world)),
  )
})

it('tells nothing where it is stopped before it is known how it fails', async () => {
  let isStopped = false
  const { plays, driver } = stage(() => (isStopped = true))
  expect(await shrinkScenario(scenario, { driver, isStopped: () => isStopped })).toBeNull()
  expect(plays).toEqual(['a'])
})
