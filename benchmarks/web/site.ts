/** The production build with the mock server behind it on one origin, and a browser in which somebody may be signed in. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { demoAccount } from '#mock/world/demo-account.ts'
import { findBrowser } from '../../scripts/browser.mjs'
import { packedPlugin } from '../../scripts/lib/packed.ts'
import { serveBuild } from '../../scripts/lib/weight/server.ts'

const outDir = '.tmp/bench-web'

export async function buildSites(): Promise<{ app: string; bare: string }> {
  await build({ logLevel: 'error', build: { outDir: `${outDir}/app` } })
  // Without the plugins of ours: nothing but React, packed as the app is.
  await build({
    configFile: false,
    plugins: [packedPlugin({ demo: false })],
    logLevel: 'error',
    root: 'benchmarks/web',
    base: './',
    build: {
      outDir: `../../${outDir}/bare`,
      emptyOutDir: true,
      rolldownOptions: { input: { index: 'benchmarks/web/bare.html' } },
    },
  })
  return { app: `${outDir}/app`, bare: `${outDir}/bare` }
}

export { serveBuild }

/** Lighthouse opens its pages by this port. */
export const DEBUG_PORT = 9377

/** A browser with one profile: pages of it share what is stored. */
export async function openBrowser(): Promise<BrowserContext> {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'bench-web-')), {
    executablePath,
    args: [...args, `--remote-debugging-port=${DEBUG_PORT}`],
    ...(env ? { env } : {}),
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  })
}

/** Signs the demonstration account in by hand. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/#/pages/login/login/index`)
  await page.getByLabel('手机号', { exact: true }).fill(demoAccount.phone)
  await page.getByLabel('验证码', { exact: true }).fill(demoAccount.code)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '数藏' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Takes away all that is stored, who is signed in included. */
export async function forgetAll(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.close()
}
