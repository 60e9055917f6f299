import { test as base } from '@playwright/test'

/** What Playwright tells of a browser that ended by a signal before it could be spoken to. */
const died = /process did exit: exitCode=null, signal=(SIGSEGV|SIGABRT|SIGBUS|SIGILL|SIGTRAP)/

/**
 * `test` of every spec here. A browser that crashes while it starts (once in some thousands) has opened no page, so nothing of ours was
 * looked at: it is said and started once more. One that crashes later, or twice, is a failure.
 */
export const test = base.extend({
  browser: [
    async ({ playwright, browserName }, use) => {
      const launch = () => playwright[browserName].launch()
      const browser = await launch().catch((error: unknown) => {
        if (!died.test(String(error))) throw error
        console.error(`[browser] ${died.exec(String(error))![1]} while it started: started once more`)
        return launch()
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 0 },
  ],
})
