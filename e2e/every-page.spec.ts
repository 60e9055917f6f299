import { expect, type Page } from '@playwright/test'
import { shareOf } from '#scenarios/player/share.ts'
import { routes } from '#src/routes/all.ts'
import { axeFindings, coloursOnly } from './kit/axe.ts'
import { openBench } from './kit/bench.ts'
import { complaintsOf } from './kit/complaints.ts'
import { openPlaces, stillness, visit } from './kit/places.ts'
import { test } from './kit/page-of-worker.ts'

const softly = expect.configure({ soft: true })

/** Pixels that stick out at the side, of the document and of what scrolls in it. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const inside = main ? main.scrollWidth - main.clientWidth : 0
    return Math.max(document.documentElement.scrollWidth - innerWidth, inside)
  })

/** The places of those that a run looks at, signed in: tests/pages draws all of them in every run, without a browser. */
const ofRun = shareOf([...routes.keys()], 2, (at) => routes[at]!.path)
/** Signed in, in two parts that can run side by side, and signed out. */
const visits = [
  { who: 'signed in, one half', signedIn: true, isMine: (at: number) => ofRun.indexOf(at) % 2 === 0 },
  { who: 'signed in, the other half', signedIn: true, isMine: (at: number) => ofRun.indexOf(at) % 2 === 1 },
  { who: 'signed out', signedIn: false, isMine: () => true },
] as const

// Opening a page costs more than looking at it, so one visit looks for everything.
for (const { who, signedIn, isMine } of visits) {
  test(`every page keeps to the policy, fits a phone and has nothing for axe to find, ${who}`, async ({ page }) => {
    // A slow machine must not decide it.
    test.setTimeout(900_000)
    const complaints = await complaintsOf(page)
    await stillness(page)
    const bench = await openBench(page, { signedIn, start: signedIn ? '/pages/home/home' : '/pages/login/login/index' })
    const places = await openPlaces(page, signedIn, isMine)
    expect(places.length).toBeGreaterThan(4)
    for (const { href } of places) {
      complaints.length = 0
      await visit(page, bench, href)
      softly(complaints, href).toEqual([])
      for (const width of [320, 430, 390]) {
        await page.setViewportSize({ width, height: 844 })
        // The first frame of a page may still be on its way in.
        await softly.poll(() => beside(page), `${href} at ${width}`).toBeLessThanOrEqual(0)
      }
      softly(await axeFindings(page), `${href}, light`).toEqual([])
      await stillness(page, 'dark')
      softly(await axeFindings(page, coloursOnly), `${href}, dark`).toEqual([])
      await stillness(page)
    }
  })
}
