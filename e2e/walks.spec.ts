import { mkdirSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { perform } from '#scenarios/player/player.ts'
import type { Driver } from '#scenarios/player/driver.ts'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { createPageDriver } from '#src/workbench/drivers/page.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { differences } from '#src/workbench/run/differences.ts'
import { canonical, type Standing } from '#src/workbench/run/standing.ts'
import { doorOf } from './kit/bench.ts'
import { walk } from './kit/walk.ts'
import { test } from './kit/page-of-worker.ts'

const walks = Number(process.env['WALKS'] ?? 1)
const presses = Number(process.env['PRESSES'] ?? 14)
const seed = Number(process.env['WALK_SEED'] ?? treeSeed())

async function standingAfter(scenario: Scenario, driver: Driver, standing: () => Promise<Standing>): Promise<Standing> {
  await driver.start(scenario)
  try {
    for (const [index, step] of scenario.steps.entries()) await perform(driver, step, index)
    return await standing()
  } finally {
    await driver.stop()
  }
}

/** Far more than a press needs on a machine that has much else to do: what it is played again by is three more times as much. */
const PRESS_AMPLE_MS = 15_000
test.describe.configure({ timeout: 180_000 + presses * PRESS_AMPLE_MS })

for (let number = 0; number < walks; number++) {
  test(`walk ${number} (seed ${seed}): what a finger did is played again to the same, without a page, in one and by a finger`, async ({
    page,
  }) => {
    const { scenario, standing } = await walk(page, seed + number, presses)
    mkdirSync('.tmp/walks', { recursive: true })
    writeFileSync(`.tmp/walks/${seed + number}.scenario.json`, JSON.stringify(scenario, null, 2))
    const headless = createHeadlessDriver()
    const without = await standingAfter(scenario, headless, headless.standing)
    expect(differences(canonical(standing, without), canonical(without, standing)), 'without a page').toEqual([])
    const door = doorOf(page)
    const shown = createPageDriver({ name: 'page', door, newRun: () => `again-${seed}-${number}` })
    const again = await standingAfter(scenario, shown, () => door.call('standing', []) as Promise<Standing>)
    expect(differences(canonical(standing, again), canonical(again, standing)), 'in a page').toEqual([])
    const { standing: twice } = await walk(page, seed + number, presses)
    expect(differences(canonical(standing, twice), canonical(twice, standing)), 'by the same finger').toEqual([])
  })
}
