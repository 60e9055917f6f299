import { type Browser, chromium, firefox, type Locator, type Page } from 'playwright'
import { findBrowser } from '../browser.mjs'
import type { EnginePage, Found, OpenedEngine } from './page.ts'

const found = (locator: Locator): Found => ({
  click: () => locator.click(),
  check: () => locator.check(),
  // As a person does it: Playwright's own way runs into the page's policy in a stock Firefox, and past React's listeners.
  fill: async (text) => {
    await locator.click()
    await locator.page().keyboard.type(text)
  },
  waitFor: () => locator.waitFor(),
  first: () => found(locator.first()),
  getByRole: (role, options) => found(locator.getByRole(role, options)),
})

const pageOf = (page: Page, origin: string): EnginePage => ({
  getByRole: (role, options) => found(page.getByRole(role, options)),
  getByLabel: (text, options) => found(page.getByLabel(text, options)),
  getByText: (text, options) => found(page.getByText(text, options)),
  goto: (address) => page.goto(origin + address),
  waitForURL: (fits) => page.waitForURL(fits),
  screenshot: async (path) => void (await page.screenshot({ path })),
})

async function opened(browser: Browser, origin: string): Promise<OpenedEngine> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const thrown: string[] = []
  // Said by the browser, and thrown by no script: what the policy keeps from Playwright's own scripts (what it says of the app's is judged
  // in e2e/policy.spec.ts), and a request that was on its way through the service worker when its page was left.
  const isSaid = (message: string) => /page’s settings blocked|A ServiceWorker intercepted the request/.test(message)
  page.on('pageerror', ({ message }) => void (isSaid(message) || thrown.push(message)))
  return {
    page: pageOf(page, origin),
    version: browser.version(),
    thrown: async () => thrown,
    close: () => browser.close(),
  }
}

/** The stock Firefox of the system, through the door that knows its gaps. */
export const openFirefox = async (origin: string): Promise<OpenedEngine> =>
  opened(
    await firefox.launch({
      channel: 'moz-firefox',
      executablePath: new URL('./firefox-door.mjs', import.meta.url).pathname,
    }),
    origin,
  )

/** What all other tests run in, to tell a broken journey from a difference. */
export async function openChromium(origin: string): Promise<OpenedEngine> {
  const { executablePath, args, env } = await findBrowser()
  return opened(await chromium.launch({ executablePath, args, ...(env ? { env } : {}) }), origin)
}
