import type { BrowserContext } from '@playwright/test'
import { isNight } from '#scenarios/player/share.ts'
import { test as base } from './test.ts'

interface OfWorker {
  readonly contextOfWorker: BrowserContext
  /** Whether pages move. A finger waits for what moves, so a run goes without where nobody looks at it, and the night with it. */
  readonly moves: boolean
}

/**
 * `test` whose pages lie, one after the other, in one browser context: what a browser keeps between visits (compiled scripts, the
 * service worker) is there for all but the first, which is more than half of what opening the app costs. Only for pages on a bench: a
 * run of another name begins from nothing (`wipe` in src/workbench/bench-order.ts). Who gives the context scripts or other answers
 * takes one of its own.
 */
export const test = base.extend<object, OfWorker>({
  moves: [isNight, { scope: 'worker', option: true }],
  contextOfWorker: [
    async ({ browser, moves }, use, { project }) => {
      const { baseURL, viewport, hasTouch, locale, timezoneId } = project.use
      const reducedMotion = moves ? 'no-preference' : 'reduce'
      const context = await browser.newContext({ baseURL, viewport, hasTouch, locale, timezoneId, reducedMotion })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ contextOfWorker }, use) => use(contextOfWorker),
  page: async ({ contextOfWorker }, use) => {
    const page = await contextOfWorker.newPage()
    await use(page)
    for (const one of contextOfWorker.pages()) await one.close()
  },
})

/** All that a page writes; what is compiled and the service worker stay. */
const written = 'cookies,indexeddb,local_storage,cache_storage'

/**
 * `test` for pages without a bench, whose world lies in the storage of their origin: they have the worker's context, too, and nothing of
 * what the pages before them wrote.
 */
export const testFromNothing = test.extend({
  context: async ({ contextOfWorker }, use, { project }) => {
    const wiping = await contextOfWorker.newPage()
    const devtools = await contextOfWorker.newCDPSession(wiping)
    const { origin } = new URL(project.use.baseURL!)
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: written })
    await wiping.close()
    await use(contextOfWorker)
    for (const one of contextOfWorker.pages()) await one.close()
  },
  page: async ({ context }, use) => use(await context.newPage()),
})
