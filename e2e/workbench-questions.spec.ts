import { expect, type Locator, type Page, test } from '@playwright/test'
import { statSync } from 'node:fs'
import { atNight } from './kit/at-night.ts'

/** The questions that docs/workbench.md walks through, as a newcomer follows them; each leaves its picture there. */
test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

const night = atNight('each question is a walk of its own through what e2e/workbench.spec.ts opens')
const app = (page: Page) => page.frameLocator('iframe[title="应用"]')
const inside = (page: Page): Locator => page.getByRole('complementary', { name: '内情' })

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('./workbench.html')
  await expect(page.getByText('正在启动')).toBeHidden({ timeout: 60_000 })
}

/** Plays a scenario of the list to its end. */
async function play(page: Page, title: RegExp, search: string): Promise<void> {
  await page.getByLabel('搜索场景').fill(search)
  await page.getByRole('button', { name: title }).click()
  await page.getByRole('button', { name: '播放', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^通过 / })).toBeVisible({ timeout: 60_000 })
}

const look = (page: Page, tab: string) => page.getByRole('tab', { name: tab, exact: true }).click()

/** At most 60 KB: what is told by words stays words. */
async function picture(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1100, height: 720 })
  const path = `docs/workbench/${name}.png`
  await inside(page).screenshot({ path, scale: 'css' })
  expect(statSync(path).size).toBeLessThan(60 * 1024)
}

test('a refresh fails while three requests wait', night, async ({ page }) => {
  await open(page)
  await look(page, '世界')
  await page.getByLabel('事情', { exact: true }).selectOption('session.stopRenewal')
  await page.getByRole('button', { name: '发生', exact: true }).click()
  // The page asks for several things at once, and none of them is answered.
  await app(page).getByRole('link', { name: /^我的/ }).click()
  await expect(app(page).getByRole('heading', { level: 1, name: '登录' })).toBeVisible()
  await look(page, '请求')
  const rows = page.getByRole('list', { name: '请求' }).getByRole('button')
  await page.getByLabel('筛选请求').fill('session.refreshToken')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('510')
  await page.getByLabel('筛选请求').fill('3301')
  await expect(async () => expect(await rows.count()).toBeGreaterThanOrEqual(3)).toPass()
  await rows.first().click()
  await picture(page, 'refresh')
})

test('an answer of order.create is lost, seen from both sides, and rewound', night, async ({ page }) => {
  await open(page)
  await play(page, /ORD-8 下单的回音丢了/, '下单的回音丢了')
  await look(page, '请求')
  await page.getByLabel('筛选请求').fill('order.create')
  const lost = page.getByRole('list', { name: '请求' }).getByRole('button').first()
  await expect(lost).toContainText('drop')
  await lost.click()
  await expect(inside(page).getByText(/^由规则作答：drop/)).toBeVisible()
  await picture(page, 'lost-answer')
  await look(page, '数据表')
  await page.getByLabel('表', { exact: true }).selectOption('orders')
  await page.getByLabel('筛选行').fill('purchase-0001')
  await expect(page.getByRole('list', { name: '行' }).getByRole('button')).toHaveCount(1)
  await look(page, '运行')
  await page
    .getByRole('list', { name: '步骤' })
    .getByRole('button', { name: /order\.placeRequested/ })
    .first()
    .click()
  await expect(app(page).getByText('订单确认中').first()).toBeVisible({ timeout: 60_000 })
})

test('a kick is explained', night, async ({ page }) => {
  await open(page)
  await look(page, '聊天')
  await page.getByRole('button', { name: '206 别处登录' }).click()
  await look(page, '角色')
  await page.getByLabel('筛选角色').fill('im-connection')
  await expect(page.getByRole('button', { name: /^im-connection\s*kicked/ })).toBeVisible()
  await page.getByRole('button', { name: /^im-connection\s*kicked/ }).click()
  await expect(inside(page).getByText('"kickedCode": 206')).toBeVisible()
  await picture(page, 'kick')
})

test('a text is explained, to the value that it came from', night, async ({ page }) => {
  test.slow()
  await open(page)
  await look(page, '来历')
  await page.getByLabel('找屏幕上的文字').fill('水墨山河')
  await page.getByRole('list', { name: '屏幕上的文字' }).getByRole('button').first().click()
  await expect(page.getByRole('list', { name: '来历' })).toContainText('屏幕上就从', { timeout: 120_000 })
  await picture(page, 'text')
})
