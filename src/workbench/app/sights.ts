import type { Driver } from '#scenarios/player/driver.ts'
import { perform } from '#scenarios/player/player.ts'
import { href, type RoutePath } from '#src/routes/table.ts'
import { addressOf, type Example, usualWorld } from '../examples.ts'
import { stepTo } from '../fact-pages.ts'
import type { Setting } from '../lab-core.ts'

/** Begins anew where an example of a page is seen, and does what comes before it. */
export async function openSight(
  { driver, open, setting }: { driver: Driver; open: (setting: Setting) => Promise<void>; setting: Setting },
  path: RoutePath,
  example: Example,
): Promise<void> {
  const { world = usualWorld, signedOut = false, before = [], after = [] } = example
  const isLater = before.length > 0 || example.order !== undefined
  const start = isLater ? href('/pages/home/home') : href(path, example.query)
  await open({ ...setting, world, signedIn: !signedOut, start })
  for (const [index, step] of before.flat().entries()) await perform(driver, step, index)
  if (isLater) {
    const seen = await addressOf(path, example, driver.observe)
    await driver.say('navigation', { type: stepTo(seen), href: seen })
  }
  for (const [index, step] of after.entries()) await perform(driver, step, index)
}
