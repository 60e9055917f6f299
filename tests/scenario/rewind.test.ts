import { beforeAll, describe, expect, it } from 'vitest'
import { playableFiles } from '#scenarios/player/files.ts'
import { perform } from '#scenarios/player/player.ts'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { createPageDriver } from '#src/workbench/drivers/page.ts'
import { withoutSecrets } from '#src/workbench/app/secrets.ts'
import { firstSetting } from '#src/workbench/app/setting.ts'
import { beginningOf, createLabCore } from '#src/workbench/lab-core.ts'
import { createLabRun } from '#src/workbench/lab-run.ts'
import { noCourse } from '#src/workbench/run/branches.ts'
import { differences } from '#src/workbench/run/differences.ts'
import { createChance } from '../simulation/engine/chance.ts'
import { createHeadlessDoor } from './headless-door.ts'

/** How many scenarios are cut, and how often each: all of them, ten times, by `npm run check:workbench`. */
const sample = Number(process.env['REWIND_FILES'] ?? 12)
const cuts = Number(process.env['REWIND_CUTS'] ?? 2)
const seed = Number(process.env['WORKBENCH_SEED'] ?? treeSeed())
const chance = createChance(seed)

/** Without a page there is no storage to be lost, and no phone whose clock is wrong. */
const isOfPhone = (step: object): boolean =>
  'fault' in step && (step.fault === 'storage' || step.fault === 'device.clock')
const forPages = playableFiles().filter(
  ({ scenario }) => (scenario.drivers?.includes('page') ?? true) && !scenario.steps.some(isOfPhone),
)
const drawn = forPages
  .map((file) => ({ file, lot: chance.next() }))
  .toSorted((a, b) => a.lot - b.lot)
  .slice(0, sample)
  .map(({ file }) => file)

let runs = 0

/** The workbench on an app without a page. */
function bench() {
  const door = createHeadlessDoor()
  const driver = createPageDriver({ name: 'bench', door, newRun: () => `run-${++runs}` })
  const bridge = { running: door.bridge }
  const core = createLabCore(bridge, firstSetting)
  return {
    door,
    driver,
    core,
    run: createLabRun({ core, driver, bridge, withoutSecrets }),
    look: () => core.enqueue(async () => undefined),
  }
}

// Code that is loaded for the first time comes later than what it meets the second time, and no step decides which is first.
beforeAll(async () => {
  const { door, driver } = bench()
  await driver.start({ ...drawn[0]!.scenario, signedIn: true, chat: true })
  await door.stop()
})

describe(`going back in a run (seed ${seed})`, () => {
  it.each(drawn)('to any step is everything as it was there: $scenario.title.en', async ({ scenario }) => {
    const { door, driver, core, run, look } = bench()
    const { world, seed: luck, clock, start, signedIn = false, chat = false, steps } = scenario
    core.set({ beginning: beginningOf({ world, seed: luck, clock, start, signedIn, chat }), course: noCourse })
    await driver.start(scenario)
    core.set({ ready: true })
    const wanted = new Set(Array.from({ length: cuts }, () => chance.between(0, steps.length - 1)))
    const seen = new Map<number, unknown>()
    for (const [index, step] of steps.entries()) {
      if (!('expect' in step)) await perform(run.driver, step, index)
      await look()
      const { at } = core.get().course
      // Time that passes on and on is one step: behind it is where it ended.
      if (wanted.has(index) || seen.has(at)) seen.set(at, await door.bridge()!.standing())
    }
    for (const [at, standing] of [...seen].toReversed()) {
      await run.runTo(at)
      expect(core.get().trouble).toBeNull()
      expect(differences(standing, await door.bridge()!.standing()), `behind step ${at}`).toEqual([])
    }
    await door.stop()
  })
})
