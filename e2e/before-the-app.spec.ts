import { expect } from '@playwright/test'
import { test } from './kit/test.ts'

const scripts = /assets\/.*\.js/

test('the mark is drawn before any file of the app has come', async ({ page }) => {
  await page.route(/assets\//, () => new Promise(() => undefined))
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.getByRole('img', { name: '数藏' })).toBeVisible()
  const drawn = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(drawn).toBe(1)
  await expect(page.getByRole('button', { name: '重新加载' })).toBeHidden()
})

test('scripts that do not come are said after ten seconds, by the page itself, with a way to try again', async ({
  page,
}) => {
  // The clock stands: how long the page takes to load is no part of the ten seconds.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.route(scripts, () => new Promise(() => undefined))
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.getByRole('img', { name: '数藏' })).toBeVisible()
  await page.clock.runFor(9_900)
  await expect(page.getByRole('status')).toBeHidden()
  await page.clock.runFor(200)
  await expect(page.getByRole('status')).toHaveText(/网络较慢/)
  await page.unroute(scripts)
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '数藏' })).toBeVisible()
})

for (const [what, file] of [
  ['the entry', /assets\/app-.*\.js/],
  ['React', /assets\/vendor-.*\.js/],
  ['the style sheet', /assets\/.*\.css/],
] as const) {
  test(`${what} that cannot be had is said at once, with a way to try again`, async ({ page }) => {
    await page.route(file, (route) => route.abort())
    await page.goto('./', { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toHaveText(/没能打开数藏/)
    await page.unroute(file)
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '数藏' })).toBeVisible()
  })
}
