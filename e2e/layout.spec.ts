import { expect, type Page, test } from '@playwright/test'
import { openBench } from './kit/bench.ts'
import { openPlaces, stillness, visit } from './kit/places.ts'

const softly = expect.configure({ soft: true })

/** Pixels that stick out at the side, of the document and of what scrolls in it. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const inside = main ? main.scrollWidth - main.clientWidth : 0
    return Math.max(document.documentElement.scrollWidth - innerWidth, inside)
  })

for (const signedIn of [true, false]) {
  test(`no page is wider than a phone, signed ${signedIn ? 'in' : 'out'}`, async ({ page }) => {
    // A slow machine must not decide it.
    test.setTimeout(600_000)
    await stillness(page)
    const bench = await openBench(page, { signedIn, start: signedIn ? '/pages/home/home' : '/pages/login/login/index' })
    const places = await openPlaces(page, signedIn)
    for (const { href } of places.filter(({ open }) => open !== signedIn)) {
      await visit(page, bench, href)
      for (const width of [320, 390, 430]) {
        await page.setViewportSize({ width, height: 844 })
        // The first frame of a page may still be on its way in.
        await softly.poll(() => beside(page), `${href} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
}
