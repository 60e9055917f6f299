import { expect, type Page } from '@playwright/test'
import { typeAddress } from './gestures/gesture.ts'
import { openBench } from './kit/bench.ts'
import { test } from './kit/page-of-worker.ts'

test.use({ moves: true })

/** Red, green and blue of a computed colour, 0 to 255. */
const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
const spread = (rgb: readonly number[]): number => Math.max(...rgb) - Math.min(...rgb)
const computed = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

test.describe('the page around the pages', () => {
  test('[const:language] [const:mobile-first] [const:pull-refresh] [const:router-mode] [const:router-base] [const:login-redirect]', async ({
    page,
  }) => {
    await openBench(page, { start: '/pages/mine/settings/index' })
    // Whoever is not signed in is sent to the login page, below the hash of the address that the app lies at.
    await expect(page).toHaveURL(/\/[^/#]*#\/pages\/login\/login\/index$/)
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
    expect(await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])).toEqual([390, 390])
    expect(await computed(page, 'html', 'overscroll-behavior')).toBe('none')
  })

  test('[const:tab-style] [const:tab-unselected] [const:tab-selected] [const:tab-background] [const:tab-middle] has tabs of its own: grey, the open one black, on light grey', async ({
    page,
  }) => {
    await openBench(page, { signedIn: true, start: '/pages/home/home' })
    const tabs = page.getByRole('navigation', { name: '主导航' })
    await expect(tabs.getByRole('link')).toHaveCount(5)
    const colorOf = async (name: string): Promise<number[]> =>
      channels(await tabs.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).color))
    const [open, other] = [await colorOf('首页'), await colorOf('市场')]
    const bar = channels(await tabs.evaluate((bar) => getComputedStyle(bar).backgroundColor))
    expect([open, other, bar].map(spread).every((distance) => distance <= 12)).toBe(true)
    expect(Math.max(...open)).toBeLessThan(0x20)
    expect(Math.min(...other)).toBeGreaterThan(0x50)
    expect(Math.min(...bar)).toBeGreaterThan(0xe0)
    expect(Math.max(...bar)).toBeLessThan(0xf8)
    await tabs.getByRole('link').nth(2).click()
    await expect(page).toHaveURL(/#\/pages\/activity\/index$/)
  })

  test('[const:navigation-animation] [const:navigation-animation-ms] moves a deeper page in within 300 ms', async ({
    page,
  }) => {
    await openBench(page, { signedIn: true, start: '/pages/mine/settings/index' })
    await page
      .getByRole('link', { name: '账号与安全' })
      .or(page.getByRole('button', { name: '账号与安全' }))
      .click()
    await expect(page).toHaveURL(/#\/pages\/mine\/safety\/index$/)
    const moving = page.locator('.ui-page-push')
    await expect(moving).toHaveCount(1)
    expect(await computed(page, '.ui-page-push', 'animation-duration')).toBe('0.3s')
    expect(await computed(page, '.ui-page-push', 'animation-name')).toBe('page-from-right')
  })

  test('[lc:offline-banner] that there is no network is said once: above what a page shows, or by the page itself', async ({
    page,
  }) => {
    const bench = await openBench(page, { signedIn: true, start: '/pages/home/home' })
    await bench.fault('network', { online: false })
    const strip = page.locator('[data-strip] p')
    await expect(strip).toHaveText('网络信号丢失')
    await typeAddress(page, '/pages/mine/order/index')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('网络信号丢失')
    await expect(strip).toBeHidden()
    await expect(page.getByText('无网络连接')).toBeHidden()
    await typeAddress(page, '/pages/home/home')
    await expect(strip).toBeVisible()
    await expect.poll(async () => (await bench.observe('toast'))?.value).toBe('shown')
    await expect(page.getByText('无网络连接')).toBeHidden()
  })

  test('a wide screen shows the chosen tab of a line whole', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await openBench(page, { start: '/pages/sales/sales' })
    const tabs = page.getByRole('tablist', { name: '系列' })
    await expect(tabs.getByRole('tab', { name: '锦鲤池' })).toBeAttached()
    await expect(tabs.getByRole('tab', { name: '全部' })).toBeInViewport({ ratio: 1 })
  })

  test('[const:app-version] [const:base-path] says which release runs, and asks below /api/v1.0', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openBench(page, { signedIn: true, start: '/pages/mine/aboutUs/aboutUs' })
    await expect(page.getByText('1.0.39').first()).toBeVisible()
    const calls = asked.filter((path) => path.includes('/api/'))
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter((path) => !path.startsWith('/api/v1.0/'))).toEqual([])
  })
})
