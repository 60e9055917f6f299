import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { demoAccount } from '#mock/world/demo-account.ts'
import { findBrowser } from '../../scripts/browser.mjs'

export interface Site {
  readonly browser: Browser
  /** A page of its own with the demonstration account signed in, at home, and the processor as fast as it is. */
  signedIn(): Promise<Page>
  close(): Promise<void>
}

/** The app built as for production in a real browser; the mock server at `origin` answers. `name` tells the folders of benchmarks apart. */
export async function openSite(name: string, origin: string): Promise<Site> {
  const outDir = `.tmp/bench-${name}`
  process.env['VITE_API_BASE'] = origin
  process.env['VITE_CHAT_APP_KEY'] = ''
  await build({ logLevel: 'error', build: { outDir } })
  const site = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const url = site.resolvedUrls!.local[0]!
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args })
  return {
    browser,
    signedIn: async () => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => console.error(error.message))
      // The doors are open: whoever comes stands at home, a guest.
      await page.goto(`${url}#/pages/login/login/index`)
      await page.getByRole('tab', { name: '密码登录' }).tap()
      await page.getByRole('textbox', { name: '手机号' }).fill(demoAccount.phone)
      await page.getByLabel('密码', { exact: true }).fill(demoAccount.password)
      await page.getByRole('checkbox').first().tap({ force: true })
      await page.getByRole('button', { name: '登录', exact: true }).tap()
      await page.getByRole('heading', { level: 1, name: '数藏' }).waitFor()
      return page
    },
    close: async () => {
      await browser.close()
      await site.close()
    },
  }
}

export const goTo = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => void (location.hash = address), href)

/** Makes the processor of a page so many times slower. */
export async function slowed(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}
