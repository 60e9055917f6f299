import { type BrowserContext, test as base } from '@playwright/test'
import { isNight } from '#scenarios/player/share.ts'

/** A finger waits for what moves: a run goes without, the night with all that moves. */
const reducedMotion = isNight ? 'no-preference' : 'reduce'

/**
 * `test` whose pages lie, one after the other, in one browser context: what a browser keeps between visits (compiled scripts, the service
 * worker) is there for all but the first, which is a third of what opening the app costs. Only for pages on a bench: a run of another name
 * begins from nothing (`wipe` in src/workbench/bench-order.ts).
 */
export const test = base.extend<object, { contextOfWorker: BrowserContext }>({
  contextOfWorker: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, hasTouch, locale, timezoneId } = project.use
      const context = await browser.newContext({ baseURL, viewport, hasTouch, locale, timezoneId, reducedMotion })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ contextOfWorker }, use) => {
    const page = await contextOfWorker.newPage()
    await use(page)
    await page.close()
  },
})
