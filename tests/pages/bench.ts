import { afterAll, beforeAll } from 'vitest'
import type { Scenario } from '#scenarios/player/scenario.ts'
import { createHeadlessDriver, type HeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { scene } from '../scene.ts'
import { clock } from './app-of.ts'

/** The app as its pages are looked at: somebody is signed in, in the usual world. */
export async function startBench(title: string, more: Partial<Scenario> = {}): Promise<HeadlessDriver> {
  const driver = createHeadlessDriver()
  await driver.start(scene(title, { clock, ...more }))
  return driver
}

/** The same for all tests of a file or a block, until they are over. */
export function benchOfTests(title: string, ready?: (driver: HeadlessDriver) => Promise<void>): () => HeadlessDriver {
  let driver: HeadlessDriver
  beforeAll(async () => {
    driver = await startBench(title)
    await ready?.(driver)
  })
  afterAll(() => driver.stop())
  return () => driver
}
