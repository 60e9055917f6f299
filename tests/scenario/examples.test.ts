import { describe, expect, it } from 'vitest'
import { perform } from '#scenarios/player/player.ts'
import { type RoutePath, routes } from '#src/routes/all.ts'
import { createHeadlessDriver } from '#src/workbench/drivers/headless.ts'
import { addressOf, examplesOf, storyOf } from '#src/workbench/examples.ts'

const bench = {
  seed: 7,
  clock: '2026-03-01T08:00:00+08:00',
  start: '/pages/home/home',
  signedIn: true,
  cites: [],
  steps: [],
}

describe('what happens before another sight', () => {
  const told = new Set<unknown>()
  const others = routes
    .flatMap(({ path }) =>
      examplesOf(path)
        .slice(1)
        .map((example) => ({ path: path as RoutePath, example })),
    )
    .filter(({ example }) => {
      const isNew = example.before !== undefined && !told.has(example.before[0])
      told.add(example.before?.[0])
      return isNew
    })

  it.each(others)('can be told: $path $example.name', async ({ path, example }) => {
    const driver = createHeadlessDriver()
    await driver.start({ ...bench, title: example.name, world: example.world ?? 'default' })
    for (const [index, step] of storyOf([example]).entries()) await perform(driver, step, index)
    await expect(addressOf(path, example, driver.observe)).resolves.toContain(path)
    await driver.stop()
  })
})
