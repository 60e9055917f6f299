import { expect } from '@playwright/test'
import type { Driver } from '#scenarios/player/driver.ts'
import { play } from '#scenarios/player/player.ts'
import { inEveryRun } from '#scenarios/player/every-run.ts'
import { eitherText } from '#scenarios/player/language.ts'
import { playableFiles } from '#scenarios/player/files.ts'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { treeSeed } from '#scenarios/player/tree-seed.ts'
import { atNight } from './kit/at-night.ts'
import { createGestureDriver } from './kit/bench.ts'
import { test } from './kit/page-of-worker.ts'

const scenarios = playableFiles().filter(({ scenario }) => scenario.drivers?.includes('page') ?? true)
const everyRun = inEveryRun(scenarios, treeSeed())

/** Nothing has happened there yet: without a page nobody has needed it. */
const untouched = 'start'
/** What must be the same on every driver: the state of each lifecycle that is kept, and where it begins. */
const compared = {
  session: undefined,
  push: undefined,
  connectivity: undefined,
  'verification-code/login': untouched,
  'verification-code/register': untouched,
}

/** Plays to the end and gives the states in which it ends. */
async function endOf(scenario: Scenario, driver: Driver): Promise<Record<string, unknown>> {
  const end: Record<string, unknown> = {}
  const look = async () => {
    for (const [stream, before] of Object.entries(compared))
      end[stream] = (await driver.observe(stream))?.value ?? before
  }
  const stopAfterLook = async () => {
    try {
      await look()
    } finally {
      await driver.stop()
    }
  }
  await play(scenario, { ...driver, stop: stopAfterLook })
  return end
}

for (const one of scenarios) {
  const { scenario } = one
  const when = everyRun.has(one)
    ? {}
    : atNight('of those that do something new one in eight is drawn, of the others one in ninety-six')
  test(`${eitherText(scenario.title, 'en')}: by gestures as without a page`, when, async ({ page }) => {
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    const [shown, headless] = [createGestureDriver(page), createHeadlessDriver()]
    expect(await endOf(scenario, shown)).toEqual(await endOf(scenario, headless))
    // What nobody hears is thrown here, too.
    expect(thrown).toEqual([])
  })
}
