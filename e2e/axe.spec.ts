import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { openBench } from './kit/bench.ts'
import { places, stillness, visit } from './kit/places.ts'

/** What axe finds, one line for each rule. */
async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Every rule in the light theme; of the dark one only its colours, because nothing else depends on the theme. */
async function examine(page: Page, href: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  expect.soft(await found(new AxeBuilder({ page })), `${href}, light`).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  expect.soft(await found(new AxeBuilder({ page }).withRules(['color-contrast'])), `${href}, dark`).toEqual([])
}

const visits = [
  { who: 'signed out', signedIn: false, start: '/pages/login/login/index', some: places.filter(({ open }) => open) },
  {
    who: 'signed in, one half',
    signedIn: true,
    start: '/pages/home/home',
    some: places.filter((_, at) => at % 2 === 0),
  },
  {
    who: 'signed in, the other',
    signedIn: true,
    start: '/pages/home/home',
    some: places.filter((_, at) => at % 2 === 1),
  },
]

for (const { who, signedIn, start, some } of visits) {
  test(`axe finds nothing on any route in either theme, ${who}`, async ({ page }) => {
    test.setTimeout(300_000)
    await stillness(page)
    const bench = await openBench(page, { signedIn, start })
    expect(some.length).toBeGreaterThan(8)
    for (const { href } of some) {
      await visit(page, bench, href)
      await examine(page, href)
    }
  })
}
